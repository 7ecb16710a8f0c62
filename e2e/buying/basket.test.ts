import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { meadow } from '../stage/buying.ts';
import { type DateOnSale, dateOnSale } from '../stage/dates-on-sale.ts';
import { openStage } from '../stage/stage.ts';

const stage = openStage();

interface Offers {
  readonly general: readonly {
    readonly ticket_id: string;
    readonly name: string;
    readonly price: number;
    readonly service_fee: number;
  }[];
}

const offersOf = ({ dateId }: DateOnSale, currency: string) =>
  stage.ask<Offers>(`/v2/dates/${dateId}/offers?currency_code=${currency}&lang=ru`);

/** Two places of the first kind, chosen on the page of the event and held. */
async function chooseTwo(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /: Больше$/ }).first();
  for (const chosen of [/^1 билет/, /^2 билета/]) {
    const held = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/api/basket'),
    );
    await more.click();
    await page.getByText(chosen).waitFor();
    await held;
  }
}

const written = (amount: number, currency: string) =>
  new Intl.NumberFormat('ru', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
    .format(amount)
    .replaceAll(/\s/g, ' ');

const totalOf = async (page: Page) => {
  const texts = await page.locator('main dl dd').allTextContents();
  return texts.map((text) => text.replaceAll(/\s/g, ' '));
};

test('the sums are right in each currency, and follow it without a reload', async () => {
  const date = await dateOnSale(stage, meadow);
  const page = await stage.open(date.path);
  await chooseTwo(page);
  await page.getByRole('link', { name: 'В корзину' }).click();
  await page.waitForURL('**/cart');
  for (const currency of ['RUB', 'EUR', 'USD', 'GBP']) {
    await page.getByRole('button', { name: /^Валюта/ }).click();
    await page.getByRole('list', { name: 'Валюта' }).getByRole('button', { name: currency }).click();
    const [offer] = (await offersOf(date, currency)).general;
    if (!offer) throw new Error('The club sells nothing.');
    const cents = (amount: number) => Math.round(amount * 100);
    const price = (2 * cents(offer.price)) / 100;
    const fee = (2 * cents(offer.service_fee)) / 100;
    await expect
      .poll(() => totalOf(page))
      .toEqual([price, fee, (cents(price) + cents(fee)) / 100].map((amount) => written(amount, currency)));
  }
});

test('a line that is removed comes back with one press', async () => {
  const page = await stage.open((await dateOnSale(stage, meadow)).path);
  await chooseTwo(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Убрать: / }).click();
  await page.getByText('В корзине пока ничего нет').waitFor();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await page.getByText('2 билета', { exact: true }).waitFor();
});

test('two tabs of one visitor show the same basket', async () => {
  const page = await stage.open((await dateOnSale(stage, meadow)).path);
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  await tab.getByText('В корзине пока ничего нет').waitFor();
  await chooseTwo(page);
  await tab.getByText('2 билета', { exact: true }).waitFor();
});

test('the basket opens beside the page, and closes with Escape', async () => {
  const page = await stage.open((await dateOnSale(stage, meadow)).path);
  await chooseTwo(page);
  await page.getByRole('link', { name: /^Корзина: 2 билета, держим ещё 15 минут/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Корзина' });
  await drawer.getByText('2 билета', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => drawer.count()).toBe(0);
});
