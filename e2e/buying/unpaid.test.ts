import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillIn, largeVenue, pay } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

interface Offers {
  readonly general: readonly { readonly ticket_id: string }[];
}

const findTicketId = async (performanceId: number): Promise<string> => {
  const { general } = await shop.fetchJson<Offers>(`/v2/dates/${performanceId}/offers?currency_code=RUB`);
  return general[0]?.ticket_id ?? '';
};
const findLargeVenueTicketId = async () =>
  findTicketId((await performanceOnSale(shop, largeVenue)).performanceId);

async function put({ request }: BrowserContext, id: string) {
  const answer = await request.post('/api/basket', {
    data: { type: 'ADD_TICKET', ticket: { id, count: 1 } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** As a visitor does who leaves the bank's page each time. */
async function orderWithoutPaying(context: BrowserContext, id: string) {
  await put(context, id);
  const basket = await (await context.request.get('/api/basket')).json();
  const answer = await context.request.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      contact: { name: 'Анна Каренина', email: 'anna@example.com' },
      acquisition_id: 1,
      consents: { offer: true, personal_data: true, marketing: false },
      lang: 'ru',
      expected_total: basket.total.price + basket.total.service_fee,
      currency_code: basket.currency_code,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Takes no invoices. */
const circus = { seating: 'general', minPlaces: 700, maxPlaces: 900 } as const;
const ways = (page: Page) => page.getByRole('radio', { name: 'Счёт для организаций' }).count();

it('whoever has three orders to pay is told so, and finds the way to them', async () => {
  const id = await findLargeVenueTicketId();
  const prepare = async (context: BrowserContext) => {
    for (let turn = 0; turn < 3; turn += 1) await orderWithoutPaying(context, id);
    await put(context, id);
  };
  const page = await shop.open('/order', { prepare });
  await page.locator('[id="contact.name"]').waitFor();
  await fillIn(page);
  shop.allowComplaint(/409/);
  await pay(page);
  await page.getByText('У вас уже 3 неоплаченных заказа.').waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Найти мой заказ' }).click();
  await page.waitForURL('**/order/success-empty');
});

it('an invoice is offered for what may be ordered by invoice alone', async () => {
  const allowed = await findLargeVenueTicketId();
  const page = await shop.open('/order', { prepare: (context) => put(context, allowed) });
  await page.locator('[id="contact.name"]').waitFor();
  expect(await ways(page)).toBe(1);
  const { performanceId } = await performanceOnSale(shop, circus);
  const forbidden = await findTicketId(performanceId);
  await put(page.context(), forbidden);
  await page.reload();
  await page.getByText('Не все билеты этого заказа можно оплатить по счёту.').waitFor();
  expect(await ways(page)).toBe(0);
});
