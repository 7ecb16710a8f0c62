import { cards, orderPaidWith } from '../fixtures/buying.ts';
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
  '/payment/success',
  '/about',
  '/accessibility',
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
    `/persons/${await first('persons')}`,
    `/places/${await first('places')}`,
    `/news/${await first('news')}`,
  ];
}
