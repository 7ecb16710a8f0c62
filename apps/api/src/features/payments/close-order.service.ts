import { money } from '@parterre/domain/money/money';
import type { OrderEvent } from '@parterre/domain/order/order-states';
import { closeOrder } from '../orders/change-order.service.ts';
import { nextEndedOrder } from '../orders/ended-orders.service.ts';
import { changeOrder, type HeldOrder } from '../orders/held-order.service.ts';
import { keptOf, type OrderRecord } from '../orders/order-record.ts';
import { type Refused, refuse } from '../orders/order-refusal.ts';
import { findOrder } from '../orders/read-order.service.ts';
import { again, giveUpAll } from './ask-provider.service.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { orderRefund } from './refund.service.ts';
import { end } from './settle.service.ts';

/** A provider that has not answered for so long after an order's end keeps its seats from nobody any more. */
const patienceMs = 3600 * 1000;

/** The visitor gives an order up. Money that was quicker has paid it. */
export async function cancelOrder(
  desk: PaymentDesk,
  token: string,
): Promise<{ readonly kind: 'cancelled'; readonly order: OrderRecord } | Refused> {
  const order = await findOrder(desk.store, { token });
  if (!order) return refuse({ kind: 'not-found' });
  if (order.state === 'awaiting_payment') {
    await giveUpAll(desk, order);
    await close(desk, order.id, 'cancel', () => true);
  }
  const after = await again(desk, order);
  return after.state === 'cancelled' ? { kind: 'cancelled', order: after } : refuse({ kind: 'order-closed' });
}

/** Ends one order whose time has run out, once its provider was asked. Answers whether there was one. */
export async function expireNext(desk: PaymentDesk): Promise<boolean> {
  const id = await nextEndedOrder(desk.store);
  if (id === undefined) return false;
  const order = await again(desk, { id });
  const asked = await giveUpAll(desk, order);
  await close(desk, id, 'expire', ({ expires_at, at }) => {
    const lateMs = at.getTime() - expires_at.getTime();
    return asked === 'answered' ? lateMs >= 0 : lateMs >= patienceMs;
  });
  return true;
}

async function close(
  { store }: PaymentDesk,
  id: string,
  event: Extract<OrderEvent, 'expire' | 'cancel'>,
  mayClose: (order: OrderRecord) => boolean,
): Promise<void> {
  const closed = await changeOrder(store, id, async (held) => {
    const { order } = held;
    if (order.state !== 'awaiting_payment' || !mayClose(order)) return undefined;
    await closeOrder(held, event);
    await returnParts(held, event);
    return order;
  });
  store.announce(closed?.lines.map(({ date_id }) => date_id) ?? []);
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
