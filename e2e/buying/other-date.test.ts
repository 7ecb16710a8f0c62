import { expect, it, onTestFinished } from 'vitest';
import { moveByAYear } from '../fixtures/announce.ts';
import { cards, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

/** Of what the API answers, what is read here. */
interface Event {
  readonly title: string;
  readonly dates: readonly {
    readonly id: number;
    readonly hall: { readonly id: number };
    readonly seating: string;
    readonly sale_state: string;
  }[];
}
interface Order {
  readonly state: string;
  readonly lines: readonly { readonly extra: { readonly date: { readonly id: number } } }[];
  readonly total: { readonly price: number };
  readonly returns: readonly { readonly other_dates: readonly { readonly date_id: number }[] }[];
}

/** Two dates of an event in one hall. It is the last of those that play twice: other journeys take the first that they find. */
async function twoDates() {
  const events = await shop.fetchList<{ id: number }>('/v1/events?limit=100&lang=ru');
  for (const { id } of events.toReversed()) {
    const { title, dates } = await shop.fetchJson<Event>(`/v1/events/${id}?lang=ru`);
    const [bought, ...others] = dates.filter(
      ({ sale_state, seating }) => sale_state === 'on_sale' && seating === 'plan',
    );
    const other = others.find(({ hall }) => hall.id === bought?.hall.id);
    if (bought && other) return { title, bought: bought.id, other: other.id };
  }
  throw new Error('The demo plays nothing twice.');
}

it('whoever a new date does not suit takes another one, with as good a seat and for nothing more', async () => {
  const { title, bought, other } = await twoDates();
  const best = await shop.fetchJson<{ ticket_ids: readonly string[] }>(
    `/v2/dates/${bought}/best_available?count=1&currency_code=RUB`,
  );
  const data = { type: 'ADD_TICKET', ticket: { id: best.ticket_ids[0], count: 1 } };
  const page = await shop.open('/order', { prepare: ({ request }) => request.post('/api/basket', { data }) });
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  await page.waitForURL(/\/order\/success\?order=/);
  const token = new URL(page.url()).searchParams.get('order') ?? '';
  const read = async (): Promise<Order> => (await page.request.get(`/api/orders/${token}`)).json();
  await expect.poll(async () => (await read()).state).toBe('paid');
  const { total } = await read();

  onTestFinished(await moveByAYear(title));
  const offered = (await read()).returns.flatMap(({ other_dates }) => other_dates);
  expect(offered.map(({ date_id }) => date_id)).toContain(other);
  await page.goto(`/order/success?order=${token}`);
  await page.getByText('Выбрать другую дату', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Другая дата' }).selectOption(String(other));
  await page.getByRole('button', { name: 'Перейти на эту дату' }).click();
  await page.waitForURL(`**/order/bill/${token}`);
  const moved = await read();
  expect([moved.lines.map(({ extra }) => extra.date.id), moved.total.price]).toEqual([[other], total.price]);
});
