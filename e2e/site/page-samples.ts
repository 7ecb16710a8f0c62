import { cards, orderPaidWith } from '../fixtures/buying.ts';
import { linkInMail } from '../fixtures/mails.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import type { Shop } from '../fixtures/shop.ts';

interface FoundEvent {
  readonly id: number;
  readonly sale_state: string;
}

const fixed = [
  '/',
  '/events',
  '/events/page/2',
  '/events/search',
  '/persons',
  '/places',
  '/news',
  '/cart',
  '/order/success-empty',
  '/order/tickets',
  '/favourites',
  '/bundles',
  '/payment/success',
  '/about',
  '/accessibility',
  '/sertifikaty',
];

/** One address of every template, and an event in every state of sale, without language. */
export async function pageSamples(shop: Shop): Promise<readonly string[]> {
  const first = async (kind: string) => (await shop.fetchList<{ id: number }>(`/v1/${kind}?limit=1`))[0]?.id;
  const events = await shop.fetchList<FoundEvent>('/v1/events?date_type=all&limit=100');
  const states = [...new Set(events.map(({ sale_state }) => sale_state))];
  const findEventId = (state: string) => events.find(({ sale_state }) => sale_state === state)?.id;
  const unpaid = await orderPaidWith(shop, cards.declined);
  const paid = await orderPaidWith(shop, cards.good);
  return [
    ...fixed,
    `/order/pay/${unpaid}`,
    `/order/fail?order=${unpaid}`,
    `/order/bill/${unpaid}`,
    `/order/success?order=${paid}`,
    ...states.map((state) => `/events/${findEventId(state)}`),
    await unconfirmedWish(shop),
    `/persons/${await first('persons')}`,
    `/places/${await first('places')}`,
    `/news/${await first('news')}`,
  ];
}

/** The page of a wish, as its link in the mail opens it. Nobody has confirmed it, so nothing is kept from anybody. */
async function unconfirmedWish(shop: Shop): Promise<string> {
  const { path } = await performanceOnSale(shop, { seating: 'plan' });
  const page = await shop.open(path);
  await page.locator('#tickets summary', { hasText: 'Лист ожидания' }).click();
  const form = page.locator('#tickets');
  const email = `samples-${crypto.randomUUID()}@example.com`;
  // What is on sale costs more.
  await form.locator('#wish-price').fill('1');
  await form.getByLabel('Почта').fill(email);
  await form.getByRole('button', { name: 'Встать в очередь' }).click();
  await form.getByText(/^Почти готово/).waitFor();
  return linkInMail('wish_requested', email, 'wish');
}
