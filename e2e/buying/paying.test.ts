import { expect, test } from 'vitest';
import { cards, fillIn, openOrder, pay, payAtTheBank, ticketsOf } from '../stage/buying.ts';
import { openStage } from '../stage/stage.ts';

const stage = openStage();

test('a form with faults names each of them, leads to it, and keeps what was typed', async () => {
  const page = await openOrder(stage);
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

test('a number that no country has is found by the server, and named like any other fault', async () => {
  const page = await openOrder(stage);
  stage.allow(/422/);
  await fillIn(page);
  await page.getByLabel('Телефон').fill('8 999 12');
  await pay(page);
  await page.getByRole('link', { name: /^Проверьте номер/ }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact.phone');
});

test('a reload before the answer has come finds the order that was made, which can be cancelled', async () => {
  const page = await openOrder(stage);
  await fillIn(page);
  const made = Promise.withResolvers<void>();
  await page.route('**/api/orders', async (route) => {
    expect((await route.fetch()).status()).toBe(201);
    made.resolve();
  });
  await pay(page);
  await made.promise;
  await page.unroute('**/api/orders');
  await page.reload();
  await page.getByRole('link', { name: 'Открыть счёт' }).click();
  await page.waitForURL('**/order/bill/*');
  await page.getByText('ООО «Партер Демо»').first().waitFor();
  expect(await page.getByText(/^Назначение: заказ/).count()).toBe(0);
  await page.getByRole('link', { name: /^Заплатить/ }).click();
  await page.getByText('Отказаться от заказа').click();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.waitForURL('**/order/bill/*');
  await page.getByText(/^Заказ отменён/).waitFor();
});

test('pressing twice, going back and another tab end in one order', async () => {
  const page = await openOrder(stage);
  await fillIn(page);
  await page.locator('main form button[type="submit"]').dblclick();
  await page.locator(`button[value="${cards.good}"]`).waitFor();
  // As the browser has kept it, so that nothing loads.
  await page.goBack({ waitUntil: 'commit' });
  await page.getByText(/^Узнаём у банка об оплате/).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await pay(other);
  await payAtTheBank(other, cards.good);
  expect(await ticketsOf(other)).toBe(2);
  // The first tab waits for the bank, and learns of it.
  expect(await ticketsOf(page)).toBe(2);
});
