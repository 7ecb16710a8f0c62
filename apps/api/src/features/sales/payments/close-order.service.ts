import { money } from '@parterre/domain/money/money';
import type { OrderEvent } from '@parterre/domain/order/order-states';
import { closeOrder } from '../checkout/change-order.service.ts';
import { changeOrder, findOrder, type HeldOrder, reloadOrder } from '../order/order.service.ts';
import { keptOf, type OrderRecord } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import { claimEndedOrder } from '../order/orders.queries.ts';
import { orderRefund } from '../refunds/refund.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { giveUpAll } from './ask-provider.service.ts';
import { end } from './settle.service.ts';

/** A provider that has not answered for so long after an order's end keeps its seats from nobody any more. */
const patienceMs = 3600 * 1000;
/** When somebody looks again at an order that could not be ended. */
const againAfterMs = 30_000;

/** The visitor gives an order up. Money that was quicker has paid it. */
export async function cancelOrder(
  deps: SaleDeps,
  token: string,
): Promise<{ readonly kind: 'cancelled'; readonly order: OrderRecord } | Refused> {
  const order = await findOrder(deps, { token });
  if (!order) return refuse({ kind: 'not-found' });
  if (order.state === 'awaiting_payment') {
    await giveUpAll(deps, order);
    await close(deps, order.id, 'cancel', () => true);
  }
  const after = await reloadOrder(deps, order);
  return after.state === 'cancelled' ? { kind: 'cancelled', order: after } : refuse({ kind: 'order-closed' });
}

/** Ends one order whose time has run out, once its provider was asked. Answers whether there was one. */
export async function expireNext(deps: SaleDeps): Promise<boolean> {
  const id = await claimEndedOrder(deps.db, deps.clock?.(), againAfterMs);
  if (id === undefined) return false;
  const order = await reloadOrder(deps, { id });
  const asked = await giveUpAll(deps, order);
  await close(deps, id, 'expire', ({ expires_at, at }) => {
    const lateMs = at.getTime() - expires_at.getTime();
    return asked === 'answered' ? lateMs >= 0 : lateMs >= patienceMs;
  });
  return true;
}

async function close(
  deps: SaleDeps,
  id: string,
  event: Extract<OrderEvent, 'expire' | 'cancel'>,
  mayClose: (order: OrderRecord) => boolean,
): Promise<void> {
  const closed = await changeOrder(deps, id, async (held) => {
    const { order } = held;
    if (order.state !== 'awaiting_payment' || !mayClose(order)) return undefined;
    await closeOrder(held, event);
    await returnParts(held, event);
    return order;
  });
  deps.announce(closed?.lines.map(({ date_id }) => date_id) ?? []);
}

/** What had been paid towards it goes back; an invoice is not waited for any more. */
async function returnParts(held: HeldOrder, event: 'expire' | 'cancel'): Promise<void> {
  const reason = event === 'expire' ? 'order_expired' : 'order_cancelled';
  for (const payment of held.order.payments) {
    const kept = keptOf(payment);
    if (kept > 0) await orderRefund(held, payment, money(kept, payment.currency), reason);
    if (payment.kind === 'invoice') await end(held, payment, 'cancelled', 'expired');
  }
}
