import { cards, orderPaidWith } from '../stage/buying.ts';
import type { Stage } from '../stage/stage.ts';

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
  '/payment/success',
  '/about',
  '/accessibility',
];

/** One address of every template, and an event in every state of sale, without language. */
export async function pageSamples(stage: Stage): Promise<readonly string[]> {
  const first = async (kind: string) => (await stage.list<{ id: number }>(`/v1/${kind}?limit=1`))[0]?.id;
  const events = await stage.list<FoundEvent>('/v1/events?date_type=all&limit=100');
  const states = [...new Set(events.map(({ sale_state }) => sale_state))];
  const eventOf = (state: string) => events.find(({ sale_state }) => sale_state === state)?.id;
  const unpaid = await orderPaidWith(stage, cards.declined);
  const paid = await orderPaidWith(stage, cards.good);
  return [
    ...fixed,
    `/order/pay/${unpaid}`,
    `/order/fail?order=${unpaid}`,
    `/order/bill/${unpaid}`,
    `/order/success?order=${paid}`,
    ...states.map((state) => `/events/${eventOf(state)}`),
    `/persons/${await first('persons')}`,
    `/places/${await first('places')}`,
    `/news/${await first('news')}`,
  ];
}
