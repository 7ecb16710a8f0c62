import { isToldOf, type WishEnd } from '@parterre/domain/waiting-list/wish';
import type { Tx } from '../../../database/connect.ts';
import { insertTasks } from '../order/order-events.queries.ts';
import {
  dropPerformance,
  endAllotment,
  endWish,
  type OpenAllotmentRow,
  passStock,
  type WishRow,
} from './waiting-list.queries.ts';

/** Nobody waits any more. Whoever does not know yet is told, and forgotten after that; others at once. */
export async function closeWish(
  tx: Tx,
  { id }: Pick<WishRow, 'id'>,
  because: WishEnd,
  at: Date,
): Promise<void> {
  const keepsAddress = isToldOf(because);
  await endWish(tx, id, { because, at, keepsAddress });
  if (!keepsAddress) return;
  const deduplicationKey = `wish_ended:${id}`;
  await insertTasks(tx, [
    { deduplicationKey, kind: 'wish_ended', orderId: null, payload: { wish_id: id }, at },
  ]);
}

/** One performance less to wait for: the last one ends the wish. */
export async function closePerformance(
  tx: Tx,
  wish: Pick<WishRow, 'id' | 'performance_ids'>,
  performanceId: number,
  { because, at }: { readonly because: WishEnd; readonly at: Date },
): Promise<void> {
  if (wish.performance_ids.some((id) => id !== performanceId))
    await dropPerformance(tx, wish.id, performanceId);
  else await closeWish(tx, wish, because, at);
}

/** Ends an allotment, and has what it keeps passed on to the next in line. */
export async function giveUpAllotment(
  tx: Tx,
  allotment: OpenAllotmentRow,
  state: 'declined' | 'late' | 'over' | 'stopped' | 'lost',
  at: Date,
): Promise<void> {
  const { id, event_id: eventId, performance_id: performanceId, zone, units } = allotment;
  await endAllotment(tx, id, state, at);
  await passStock(tx, { eventId, performanceId, zone, units, from: id, to: 'list', at });
}
