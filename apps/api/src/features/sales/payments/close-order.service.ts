import { money } from '@parterre/domain/money/money';
import type { OrderEvent } from '@parterre/domain/order/order-states';
import { closeOrder } from '../checkout/change-order.service.ts';
import { changeOrder, findOrder, type LockedOrder, reloadOrder } from '../order/order.service.ts';
import { keptAmount, type OrderRecord } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import { claimEndedOrder } from '../order/orders.queries.ts';
import { requestRefund } from '../refunds/refund.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { abandonPayments, type ProviderReply } from './refresh-payments.service.ts';
import { markEnded } from './settle.service.ts';

/** A provider that has not answered for so long after an order's end keeps its seats from nobody any more. */
const unansweredGraceMs = 3600 * 1000;
/** When somebody looks again at what could not be ended. */
export const retryAfterMs = 30_000;

/** Whether what waits to be paid has waited long enough. */
export function isOverdue(
  { at, expires_at }: Pick<OrderRecord, 'at' | 'expires_at'>,
  reply: ProviderReply,
): boolean {
  const lateMs = at.getTime() - expires_at.getTime();
  return reply === 'answered' ? lateMs >= 0 : lateMs >= unansweredGraceMs;
}

/** The visitor gives an order up. Money that was quicker has paid it. */
export async function cancelOrder(
  deps: SaleDeps,
  token: string,
): Promise<{ readonly kind: 'cancelled'; readonly order: OrderRecord } | Refused> {
  const order = await findOrder(deps, { token });
  if (!order) return refuse({ kind: 'not-found' });
  if (order.state === 'awaiting_payment') {
    await abandonPayments(deps, order);
    await close(deps, order.id, 'cancel', () => true);
  }
  const after = await reloadOrder(deps, order);
  return after.state === 'cancelled' ? { kind: 'cancelled', order: after } : refuse({ kind: 'order-closed' });
}

/** Ends one order whose time has run out, once its provider was asked. Answers whether there was one. */
export async function expireNext(deps: SaleDeps): Promise<boolean> {
  const id = await claimEndedOrder(deps.db, deps.clock?.(), retryAfterMs);
  if (id === undefined) return false;
  const order = await reloadOrder(deps, { id });
  const reply = await abandonPayments(deps, order);
  await close(deps, id, 'expire', (ended) => isOverdue(ended, reply));
  return true;
}

async function close(
  deps: SaleDeps,
  id: string,
  event: Extract<OrderEvent, 'expire' | 'cancel'>,
  mayClose: (order: OrderRecord) => boolean,
): Promise<void> {
  const closed = await changeOrder(deps, id, async (locked) => {
    const { order } = locked;
    if (order.state !== 'awaiting_payment' || !mayClose(order)) return undefined;
    await closeOrder(locked, event);
    await refundParts(locked, event);
    return order;
  });
  deps.announce(closed?.lines.map(({ performance_id }) => performance_id) ?? []);
}

/** What had been paid towards it goes back; an invoice is not waited for any more. */
async function refundParts(locked: LockedOrder, event: 'expire' | 'cancel'): Promise<void> {
  const reason = event === 'expire' ? 'order_expired' : 'order_cancelled';
  for (const payment of locked.order.payments) {
    const kept = keptAmount(payment);
    if (kept > 0) await requestRefund(locked, payment, money(kept, payment.currency), reason);
    if (payment.kind === 'invoice') markEnded(locked, payment, 'cancelled', 'expired');
  }
}
