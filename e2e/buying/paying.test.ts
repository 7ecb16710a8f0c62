import { expect, it } from 'vitest';
import {
  cards,
  countTickets,
  fillIn,
  findWayBack,
  openOrder,
  pay,
  payAtTheBank,
} from '../fixtures/buying.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

it('a form with faults names each of them, leads to it, and keeps what was typed', async () => {
  const page = await openOrder(shop);
  await page.getByLabel('Электронная почта').fill('anna@gmial.com');
  await page.getByRole('button', { name: 'Вы имели в виду anna@gmail.com?' }).click();
  await pay(page);
  const summary = page.getByRole('region', { name: 'Исправьте 1 ошибку' });
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.getByRole('link', { name: 'Укажите имя и фамилию.' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact.name');
  await page.keyboard.type('Анна');
  await page.reload();
  await expect.poll(() => page.getByLabel('Электронная почта').inputValue()).toBe('anna@gmail.com');
  expect(await page.getByLabel('Имя и фамилия').inputValue()).toBe('Анна');
});

it('a number that no country has is found by the server, and named like any other fault', async () => {
  const page = await openOrder(shop);
  shop.allowComplaint(/422/);
  await fillIn(page);
  await page.getByLabel('Телефон').fill('8 999 12');
  await pay(page);
  await page.getByRole('link', { name: /^Проверьте номер/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact.phone');
});

it('an order is not charged in a currency that was not shown: the form says so, and shows the new sum', async () => {
  const page = await openOrder(shop);
  await fillIn(page);
  const payButton = page.locator('main form button[type="submit"]');
  expect(await payButton.textContent()).toContain('₽');
  // Another tab has chosen, and this one has not heard of it yet.
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  // It puts the basket into its own currency when it first reads it.
  await tab.locator('main a[href$="/order"]').waitFor();
  const chosen = await tab.evaluate(async () => {
    const body = JSON.stringify({ currency_code: 'USD' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/basket/currency', { method: 'POST', headers, body })).json();
  });
  expect(chosen.currency_code).toBe('USD');
  shop.allowComplaint(/409/);
  const answered = page.waitForResponse(/\/api\/orders$/);
  await pay(page);
  expect((await answered).status()).toBe(409);
  await page.getByText(/корзину перевели в другую валюту\. Деньги не списаны/).waitFor();
  await expect.poll(() => payButton.textContent()).toContain('$');
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  expect(await countTickets(page)).toBe(2);
});

it('a currency that is chosen in one tab is followed by the form in another', async () => {
  const page = await openOrder(shop);
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  await tab.getByRole('button', { name: /^Валюта/ }).click();
  await tab.getByRole('list', { name: 'Валюта' }).getByRole('button', { name: 'USD' }).click();
  const payButton = page.locator('main form button[type="submit"]');
  await expect.poll(() => payButton.textContent()).toContain('$');
});

it('a reload before the answer has come finds the order that was made, which can be cancelled', async () => {
  const page = await openOrder(shop);
  await fillIn(page);
  const made = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/orders', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    expect((await route.fetch()).status()).toBe(201);
    // The page never hears of it.
    made.resolve();
  });
  await pay(page);
  await made.promise;
  await page.reload();
  await page.getByRole('link', { name: 'Открыть счёт' }).click();
  await page.waitForURL('**/order/bill/*');
  await page.getByText('ООО «Партер Демо»').first().waitFor();
  expect(await page.getByText(/^Назначение: заказ/).count()).toBe(0);
  await page.getByRole('link', { name: /^Заплатить/ }).click();
  await page.getByText('Отказаться от билетов').click();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.waitForURL('**/order/bill/*');
  await page.getByText(/^Заказ отменён/).waitFor();
});

it('pressing twice, going back and another tab end in one order', async () => {
  const page = await openOrder(shop);
  await fillIn(page);
  await findWayBack(page);
  await page.locator('main form button[type="submit"]').dblclick();
  await page.locator(`button[value="${cards.good}"]`).waitFor();
  // As the browser has kept it, so that nothing loads.
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Вы ещё не заплатили' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await findWayBack(other);
  await other.getByRole('button', { name: /^Вернуться в банк/ }).click();
  await payAtTheBank(other, cards.good);
  expect(await countTickets(other)).toBe(2);
  // The first tab waits for the bank, and learns of it.
  expect(await countTickets(page)).toBe(2);
});

it('an order is placed without a campaign when its entry is unreadable, which is logged once', async () => {
  const page = await openOrder(shop);
  await page.evaluate(() => sessionStorage.setItem('campaign', '{'));
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await fillIn(page);
  const placed = page.waitForRequest((request) => request.url().endsWith('/api/orders'));
  await pay(page);
  expect((await placed).postDataJSON()).toMatchObject({ campaign: {} });
  expect(warnings).toEqual([expect.stringContaining('campaign')]);
});
