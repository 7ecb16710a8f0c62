import type { OrderRecord } from '../orders/order-record.ts';
import { findOrder } from '../orders/read-order.service.ts';
import { again, askProvider, openPayments } from './ask-provider.service.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { claimAsking } from './payments.queries.ts';

/** However many tabs wait for the bank, it is asked no more often. */
const askEveryMs = 3000;

/** An order for whoever waits for its money: its provider is asked, so that a lost notification delays nobody. */
export async function pollOrder(desk: PaymentDesk, token: string): Promise<OrderRecord | undefined> {
  const order = await findOrder(desk.store, { token });
  if (!order) return undefined;
  let hasAsked = false;
  for (const payment of openPayments(order)) {
    if (!(await claimAsking(desk.store.db, payment.id, desk.store.clock?.(), askEveryMs))) continue;
    await askProvider(desk, order, payment);
    hasAsked = true;
  }
  return hasAsked ? again(desk, order) : order;
}
