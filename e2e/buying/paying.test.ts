import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dateOnSale } from '../stage/dates-on-sale.ts';
import { openStage, phone } from '../stage/stage.ts';

const stage = openStage();

const cards = { good: '4242424242424242', declined: '4000000000000002', secured: '4000000000003220' };

/** A ticket in the basket, and the form in front of the visitor. */
async function goToOrder(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();
  await page.getByText(/^1 билет/).waitFor();
  await page.getByRole('link', { name: 'В корзину' }).click();
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await page.getByLabel('Имя и фамилия').waitFor();
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Имя и фамилия').fill('Анна Каренина');
  await page.getByLabel('Электронная почта').fill('anna@example.com');
  await page.getByRole('radio').first().check();
  await page.getByLabel(/оферты/).check();
  await page.getByLabel(/персональных данных/).check();
}

const pay = (page: Page) => page.getByRole('button', { name: /^Заплатить/ }).click();

async function payAtTheBank(page: Page, card: string): Promise<void> {
  await page.locator(`button[value="${card}"]`).click();
}

test('from a place in the club to a ticket in the hand, on a phone', async () => {
  const page = await stage.open((await dateOnSale(stage, { seating: 'general' })).path, phone);
  await goToOrder(page);
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  await page.waitForURL('**/order/success?order=*');
  await page.getByText('оплачен').waitFor();
  await page.getByRole('img', { name: /^Билет/ }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Скачать билеты (PDF)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
});

test('a card that is declined keeps the seats, and another way pays them', async () => {
  const page = await stage.open((await dateOnSale(stage, { seating: 'general' })).path);
  await goToOrder(page);
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.declined);
  await page.waitForURL('**/order/fail?order=*');
  await page.getByText('Банк отклонил платёж. Деньги не списаны.').waitFor();
  await page.getByText(/^Места ваши до/).waitFor();
  await pay(page);
  await payAtTheBank(page, cards.good);
  await page.waitForURL('**/order/success?order=*');
  await page.getByText('оплачен').waitFor();
});

test('a form with faults names each of them, leads to it, and keeps what was typed', async () => {
  const page = await stage.open((await dateOnSale(stage, { seating: 'general' })).path);
  await goToOrder(page);
  await page.getByLabel('Электронная почта').fill('anna@gmial.com');
  await page.getByRole('button', { name: 'Вы имели в виду anna@gmail.com?' }).click();
  await pay(page);
  const summary = page.getByRole('region', { name: 'Исправьте 4 ошибки' });
  await summary.waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.getByRole('link', { name: 'Укажите имя и фамилию.' }).click();
  await page.keyboard.type('Анна');
  await page.reload();
  await expect.poll(() => page.getByLabel('Электронная почта').inputValue()).toBe('anna@gmail.com');
  expect(await page.getByLabel('Имя и фамилия').inputValue()).toBe('Анна');
});
