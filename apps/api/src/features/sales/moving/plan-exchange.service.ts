import type { ExchangeRule } from '@parterre/domain/order/exchange-rule';
import { moveDifference } from '@parterre/domain/order/ticket-move';
import { Contended } from '../../../database/contention.ts';
import type { LockedOrder } from '../order/order.service.ts';
import { readPerformances, readReturnOffers } from '../order/order-performances.service.ts';
import { type OrderRefusal, type Refused, refuse } from '../order/order-refusal.ts';
import { selectReplacedLines } from '../order/replaced-lines.queries.ts';
import { findExchangeable, isInTime, readOwnTickets } from './exchangeable.service.ts';
import { goodTickets, saleStateForAll } from './find-other-dates.service.ts';
import { type OtherDatesDeps, pairUp } from './other-dates.service.ts';
import { type MovePlan, planMove } from './plan-move.service.ts';

export interface ExchangeDates {
  readonly performanceId: number;
  readonly otherId: number;
}

export type PlannedExchange =
  | { readonly kind: 'planned'; readonly plan: MovePlan; readonly differenceMinor: number }
  /** It was exchanged before. */
  | { readonly kind: 'left' }
  | Refused;

/** What an exchange would be by the rule of the seller: the best places left in the same zones, at today's price. Nothing is done yet. */
export async function planExchange(
  deps: OtherDatesDeps,
  locked: LockedOrder,
  { performanceId, otherId, rule }: ExchangeDates & { readonly rule: ExchangeRule },
): Promise<PlannedExchange> {
  const { tx, order } = locked;
  if (order.state !== 'paid') return refuse({ kind: 'order-not-paid' });
  const own = await readOwnTickets(tx, order);
  if (goodTickets(own.tickets, performanceId).length === 0)
    return (await hasLeft(locked, performanceId)) ? { kind: 'left' } : refuse({ kind: 'ticket-unknown' });
  const performances = await readPerformances(tx, order);
  const changed = await readReturnOffers({ db: tx, returnDays: deps.returnDays }, order, performances);
  const good = findExchangeable(order, performanceId, own);
  const performance = performances.get(performanceId);
  const isChanged = changed.some((one) => one.performanceId === performanceId);
  if (!good || !performance || isChanged || !isInTime(rule, performance, order.at))
    return refuse({ kind: 'exchange-closed' });
  const [left, other] = [await deps.offers.dates.read(performanceId), await deps.offers.dates.read(otherId)];
  if (!other || otherId === performanceId || other.eventId !== left?.eventId)
    return refuse({ kind: 'sale-closed', state: 'ended' });
  const moves = await pairUp(deps, good, other, order.currency);
  if (!moves) return refuse({ kind: 'sale-closed', state: 'sold_out' });
  const request = { moves, cause: 'given_back', saleState: saleStateForAll } as const;
  const plan = await planMove({ ...deps, plans: deps.offers.plans }, locked, request);
  if (plan.kind === 'taken') throw new Contended('somebody was quicker at a seat');
  if (plan.kind !== 'planned') return refuse(toRefusal(plan));
  return { kind: 'planned', plan, differenceMinor: moveDifference(plan.moves) };
}

type Unplanned = Exclude<Awaited<ReturnType<typeof planMove>>, { kind: 'planned' | 'taken' }>;

function toRefusal(plan: Unplanned): OrderRefusal {
  if (plan.kind === 'under-review') return { kind: 'return-under-review' };
  return plan.kind === 'sale-closed'
    ? { kind: 'sale-closed', state: plan.state }
    : { kind: 'exchange-closed' };
}

/** Whether all of it was exchanged before. */
const hasLeft = async ({ tx, order }: LockedOrder, performanceId: number): Promise<boolean> =>
  (await selectReplacedLines(tx, order.id)).some(({ performance_id }) => performance_id === performanceId);
