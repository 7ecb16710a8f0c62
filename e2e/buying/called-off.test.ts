import { expect, it, onTestFinished } from 'vitest';
import { announce } from '../fixtures/announce.ts';
import { fillIn, largeVenue, openOrder, pay } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

it('a date that is cancelled while its order waits: the pages say so, ask for no money, and lead on', async () => {
  const { title } = await performanceOnSale(shop, largeVenue);
  const page = await openOrder(shop);
  await fillIn(page, 'anna@example.com', 'Счёт для организаций');
  await pay(page);
  await page.waitForURL('**/order/bill/*');
  const [purpose, payLink] = [
    page.getByText(/^Назначение: заказ/),
    page.getByRole('link', { name: /^Заплатить/ }),
  ];
  await purpose.waitFor();
  expect(await payLink.count()).toBe(1);

  onTestFinished(await announce(title, 'cancelled'));
  const why = page.getByText(/^Дата из этого заказа отменена/);
  await page.reload();
  await why.waitFor();
  expect([await purpose.count(), await payLink.count()]).toEqual([0, 0]);

  await page.goto(page.url().replace('/bill/', '/pay/'));
  await why.waitFor();
  expect(await page.locator('main form').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Посмотреть события' }).getAttribute('href')).toBe('/events');
  await page.getByText('Отказаться от билетов').click();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByText(/^Заказ отменён/).waitFor();
});
