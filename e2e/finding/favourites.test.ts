import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventOnSale } from '../fixtures/demo-events.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

const cardHeart = (page: Page, index: number) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^В избранное: / })
    .nth(index);
const openHeart = (page: Page) => page.getByRole('button', { name: 'В избранное', exact: true });
const isPressed = (heart: ReturnType<typeof cardHeart>) => heart.getAttribute('aria-pressed');
const section = (page: Page, name: string) => page.getByRole('region', { name });
const titles = (page: Page, name: string) =>
  section(page, name).getByRole('heading', { level: 3 }).allInnerTexts();

const marked = 'Отмечены сердечком';
const viewed = 'Вы недавно смотрели';

it('a heart on a card and one on the page of an event are kept on the device, and every tab agrees', async () => {
  const page = await shop.open('/events');
  await cardHeart(page, 0).click();
  await expect.poll(() => isPressed(cardHeart(page, 0))).toBe('true');
  await page.getByText('Добавлено в избранное').last().waitFor();
  const first = await page.locator('article h3').first().innerText();
  expect(await violations(page)).toEqual([]);

  const tab = await page.context().newPage();
  await tab.goto('/events');
  await expect.poll(() => isPressed(cardHeart(tab, 0))).toBe('true');
  await tab.locator('article a').nth(1).click();
  await tab.waitForURL(/\/events\/\d+$/);
  const second = await tab.getByRole('heading', { level: 1 }).innerText();
  await openHeart(tab).click();
  await expect.poll(() => isPressed(openHeart(tab))).toBe('true');
  await expect.poll(() => isPressed(cardHeart(page, 1))).toBe('true');

  await tab.reload();
  await expect.poll(() => isPressed(openHeart(tab))).toBe('true');
  await openHeart(tab).click();
  await expect.poll(() => isPressed(openHeart(tab))).toBe('false');
  await expect.poll(() => isPressed(cardHeart(page, 1))).toBe('false');
  await openHeart(tab).click();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Избранное' }).click();
  await page.waitForURL('**/favourites');
  await expect.poll(() => titles(page, marked)).toEqual([second, first]);
  await expect.poll(() => titles(page, viewed)).toEqual([second]);
});

it('the page of favourites lists what is marked and what was looked at last, and each leaves when it is wished', async () => {
  const page = await shop.open('/events', phone);
  const names = (await page.locator('article h3').allInnerTexts()).slice(0, 3);
  for (const index of [0, 1, 2]) {
    await cardHeart(page, index).tap();
    await expect.poll(() => isPressed(cardHeart(page, index))).toBe('true');
  }
  for (const index of [0, 1, 0]) {
    await page.locator('article a').nth(index).click();
    await page.waitForURL(/\/events\/\d+$/);
    await openHeart(page).waitFor();
    await page.goBack();
    await page.waitForURL('**/events');
    await cardHeart(page, index).waitFor();
  }

  await page.locator('nav a[aria-haspopup="dialog"]').tap();
  await page.getByRole('dialog', { name: 'Ещё' }).getByRole('link', { name: 'Избранное' }).tap();
  await page.waitForURL('**/favourites');
  await expect.poll(() => titles(page, marked)).toEqual(names.toReversed());
  await expect.poll(() => titles(page, viewed)).toEqual([names[0], names[1]]);
  await expect.poll(() => section(page, marked).locator('[data-price]').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);

  await section(page, marked)
    .getByRole('button', { name: `В избранное: ${names[1]}` })
    .press('Enter');
  await expect.poll(() => titles(page, marked)).toEqual([names[2], names[0]]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`В избранное: ${names[0]}`);
  await page.getByRole('button', { name: 'Вернуть' }).tap();
  await expect.poll(() => titles(page, marked)).toEqual([names[1], names[2], names[0]]);

  await page.locator('summary', { hasText: 'Очистить просмотренное' }).tap();
  await page.getByRole('button', { name: 'Очистить просмотренное' }).tap();
  await section(page, viewed).waitFor({ state: 'detached' });
  await page.locator('summary', { hasText: 'Очистить избранное' }).tap();
  await page.getByRole('button', { name: 'Очистить избранное' }).tap();
  await page.getByText(/Нажмите на сердечко/).waitFor();
  await page.reload();
  await page.getByText(/Нажмите на сердечко/).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('the lead event of the home page has a heart on its picture, above the link that it is', async () => {
  const page = await shop.open('/', phone);
  const lead = page.getByRole('region').filter({ has: page.locator('#hero') });
  const title = await lead.getByRole('heading').innerText();
  const heart = lead.getByRole('button', { name: `В избранное: ${title}` });
  await heart.tap();
  await expect.poll(() => isPressed(heart)).toBe('true');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await violations(page)).toEqual([]);
  await page.goto('/favourites');
  await expect.poll(() => titles(page, marked)).toEqual([title]);
});

it.each([{}, phone])(
  'rows of a list have a heart each, on wide screens and on phones: %o',
  async (visitor) => {
    const page = await shop.open('/events?view=list', visitor);
    await cardHeart(page, 1).waitFor();
    const title = await page.locator('article h3').nth(1).innerText();
    await cardHeart(page, 1).click();
    await expect.poll(() => isPressed(cardHeart(page, 1))).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/events');
    expect(await violations(page)).toEqual([]);
    await page.goto('/favourites');
    await expect.poll(() => titles(page, marked)).toEqual([title]);
  },
);

it('an event that there is no more is left out', async () => {
  const { id, title } = await eventOnSale(shop, 'ru');
  const stored = JSON.stringify([987_654_321, id]);
  const page = await shop.open('/favourites', {
    prepare: (context) => context.addInitScript((ids) => localStorage.setItem('favourites', ids), stored),
  });
  await expect.poll(() => titles(page, marked)).toEqual([title]);
});

it.each([
  ['/favourites', 'Здесь пока пусто.'],
  ['/en/favourites', 'Nothing here yet.'],
  ['/de/favourites', 'Hier ist noch nichts.'],
  ['/fr/favourites', 'Rien ici pour l’instant.'],
  ['/es/favourites', 'Aquí todavía no hay nada.'],
])('%s says how to fill it, and is for no search engine', async (path, text) => {
  const page = await shop.open(path);
  await page.getByText(text).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});

it('without scripting there is no heart that does nothing', async () => {
  const page = await shop.open('/events', { javaScriptEnabled: false });
  expect(await page.locator('[data-heart]').count()).toBeGreaterThan(1);
  expect(await cardHeart(page, 0).count()).toBe(0);
});
