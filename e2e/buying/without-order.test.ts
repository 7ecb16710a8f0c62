import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { cards, countTickets, orderPaidWith } from '../fixtures/buying.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

/** What a page says that does not know its order, and one that knows there is none. */
const titles = {
  ru: ['Ваш заказ', 'Заказа здесь нет'],
  en: ['Your order', 'There is no order here'],
  de: ['Ihre Bestellung', 'Hier gibt es keine Bestellung'],
  fr: ['Votre commande', 'Aucune commande ici'],
  es: ['Su pedido', 'Aquí no hay ningún pedido'],
} as const;
const languages = Object.entries(titles);
const prefix = (language: string) => (language === 'ru' ? '' : `/${language}`);

/** Of the right form, and nobody's. */
const unknown = 'A'.repeat(22);
const withoutToken = ['/order/success', '/order/fail', '/payment/success', '/order/bill', '/order/pay'];
const withToken = (token: string) => [
  `/order/success?order=${token}`,
  `/order/fail?order=${token}`,
  `/payment/success?order=${token}`,
  `/order/bill/${token}`,
  `/order/pay/${token}`,
];
const nothingSaid = /Билеты ваши|Оплата не прошла|Проверяем оплату|Вы ещё не заплатили/;

const heading = (page: Page) => page.locator('h1').innerText();
const findOrder = (page: Page) => page.locator('#find-order');

describe.each(languages)('in %s', (language, [neutral, none]) => {
  it('pages are served without a claim about an order that they do not know', async () => {
    for (const path of withToken(unknown)) {
      const html = await (await fetch(inject('address') + prefix(language) + path)).text();
      expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1], path).toBe(neutral);
      expect(/<title[^>]*>([^<]*)</.exec(html)?.[1], path).toMatch(new RegExp(`^${neutral} — `));
      expect(/property="og:title" content="([^"]*)"/.exec(html)?.[1], path).toBe(neutral);
    }
  });

  it('without an order they say so, and how to find one', async () => {
    const page = await shop.open('/robots.txt');
    for (const path of withoutToken) {
      await page.goto(prefix(language) + path);
      await findOrder(page).waitFor();
      expect([path, await heading(page)]).toEqual([path, none]);
      await expect.poll(() => page.title(), { message: path }).toMatch(new RegExp(`^${none} — `));
    }
  });
});

it.each([...withToken('rubbish'), ...withToken('%D0%BC%D1%83%D1%81%D0%BE%D1%80')])(
  'an address that nobody was given leads to finding one’s order: %s',
  async (path) => {
    const page = await shop.open(path);
    await findOrder(page).waitFor();
    expect(await heading(page)).toBe('Заказа здесь нет');
    expect(await page.locator('main').innerText()).toContain('Такого заказа нет');
  },
);

it.each(withToken(unknown))(
  'an address of an order that does not exist leads to finding one’s order: %s',
  async (path) => {
    shop.allowComplaint(/404/);
    const page = await shop.open(path, phone);
    await page.getByText('Такого заказа нет').waitFor();
    await findOrder(page).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Заказа здесь нет — /);
    // It is said aloud as well, and nothing else was before.
    await page.getByRole('status').getByText('Заказа здесь нет').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(nothingSaid);
    expect(await violations(page)).toEqual([]);
  },
);

it.each(withToken(unknown))(
  'while the house does not answer, %s says that, and nothing more',
  async (path) => {
    shop.allowComplaint(/ERR_FAILED|404/);
    const page = await shop.open('/robots.txt');
    await page.route('**/api/orders/**', (route) => route.abort());
    await page.goto(path);
    await page.getByText(/^Заказ не загрузился/).waitFor();
    expect(await heading(page)).toBe('Ваш заказ');
    expect([await findOrder(page).count(), await page.getByText('Такого заказа нет').count()]).toEqual([
      0, 0,
    ]);
    await page.unroute('**/api/orders/**');
    const isMissing = page.getByText('Такого заказа нет');
    // A page that asks again by itself may be quicker than whoever presses.
    await Promise.any([
      page.getByRole('button', { name: 'Попробовать ещё раз' }).click(),
      isMissing.waitFor(),
    ]);
    await isMissing.waitFor();
  },
);

it('the page of a failed payment shows the tickets of an order that is paid', async () => {
  const token = await orderPaidWith(shop, cards.good);
  const page = await shop.open(`/order/fail?order=${token}`);
  expect(await countTickets(page)).toBe(2);
  expect(await heading(page)).toBe('Билеты ваши');
  await expect.poll(() => page.title()).toMatch(/^Билеты ваши — /);
});
