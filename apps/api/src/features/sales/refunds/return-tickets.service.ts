import { chooseMoney } from '../calling-off/calling-off.queries.ts';
import { findOrder, reloadOrder } from '../order/order.service.ts';
import { readReturnOffers } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { findTickets } from '../tickets/tickets.service.ts';
import { refundOrder } from './refund-order.service.ts';

export type Returned = { readonly kind: 'returned'; readonly order: OrderRecord } | Refused;

/**
 * The buyer gives back all tickets of a performance that is not what was bought. Asked again, it is done already. Whoever
 * comes second to the lock on the order finds no good ticket left: nothing is paid twice.
 */
export async function returnTickets(deps: SaleDeps, token: string, performanceId: number): Promise<Returned> {
  const order = await findOrder(deps, { token });
  if (!order) return refuse({ kind: 'not-found' });
  const tickets = (await findTickets(deps.db, order)).filter(
    ({ performance_id }) => performance_id === performanceId,
  );
  if (tickets.length > 0 && tickets.every(({ revoked_at }) => revoked_at !== null))
    return { kind: 'returned', order };
  if (order.state !== 'paid') return refuse({ kind: 'order-not-paid' });
  const offers = await readReturnOffers(deps, order);
  if (!offers.some((offer) => offer.performanceId === performanceId))
    return refuse({ kind: 'return-closed' });
  const answer = await refundOrder(deps, order.number, { kind: 'performance', performanceId }, 'returned');
  if (answer.kind === 'under-review') return refuse({ kind: 'return-under-review' });
  // Where all of it goes back by itself, this order waits no more.
  await chooseMoney(deps.db, { orderId: order.id, performanceId, at: order.at });
  return { kind: 'returned', order: await reloadOrder(deps, order) };
}
