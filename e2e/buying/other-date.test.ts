import { expect, it, onTestFinished } from 'vitest';
import { moveByAYear } from '../fixtures/announce.ts';
import { cards, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

interface WithDates {
  readonly title: string;
  readonly dates: readonly { readonly id: number; readonly sale_state: string }[];
}

/** An event with several dates on sale, and the best seat of the first. */
async function severalDates(): Promise<{ readonly title: string; readonly ticketId: string }> {
  const events = await shop.fetchList<{ id: number }>('/v1/events?limit=100&lang=ru');
  for (const { id } of events) {
    const { title, dates } = await shop.fetchJson<WithDates>(`/v1/events/${id}?lang=ru`);
    const [first, ...others] = dates.filter(({ sale_state }) => sale_state === 'on_sale');
    if (!first || others.length === 0) continue;
    const best = await shop.fetchJson<{ ticket_ids: readonly string[] }>(
      `/v2/dates/${first.id}/best_available?count=1&currency_code=RUB`,
    );
    if (best.ticket_ids[0]) return { title, ticketId: best.ticket_ids[0] };
  }
  throw new Error('The demo plays nothing twice.');
}

it('whoever a new date does not suit takes another one, with as good a seat and for nothing more', async () => {
  const { title, ticketId } = await severalDates();
  const data = { type: 'ADD_TICKET', ticket: { id: ticketId, count: 1 } };
  const page = await shop.open('/order', { prepare: ({ request }) => request.post('/api/basket', { data }) });
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  await page.waitForURL(/\/order\/success\?order=/);
  const token = new URL(page.url()).searchParams.get('order') ?? '';
  const read = async (): Promise<{
    lines: { extra: { date: { id: number } } }[];
    total: { price: number };
  }> => (await page.request.get(`/api/orders/${token}`)).json();
  const { total } = await read();

  onTestFinished(await moveByAYear(title));
  await page.goto(`/order/success?order=${token}`);
  await page.getByText('Выбрать другую дату', { exact: true }).click();
  const choice = page.getByRole('combobox', { name: 'Другая дата' });
  await choice.selectOption({ index: 0 });
  const chosen = Number(await choice.inputValue());
  await page.getByRole('button', { name: 'Перейти на эту дату' }).click();
  await page.waitForURL(`**/order/bill/${token}`);
  const moved = await read();
  expect([moved.lines.map(({ extra }) => extra.date.id), moved.total.price]).toEqual([[chosen], total.price]);
});
