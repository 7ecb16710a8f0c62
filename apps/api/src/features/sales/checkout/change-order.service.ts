import { type OrderEvent, orderTransitions } from '@parterre/domain/order/order-states';
import { apply } from '@parterre/domain/order/state-machine';
import { NotYetReadable } from '../../../database/not-yet-readable.ts';
import { recordBundles, recordUnpaidBundles } from '../bundles/record-bundles.service.ts';
import { enqueueMail, enqueueTask, type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import { dropTasks } from '../order/order-events.queries.ts';
import { arePerformancesAhead } from '../order/order-performances.service.ts';
import { isGiftCard, orderTotal } from '../order/order-record.ts';
import {
  callRetakeStock,
  callTransferStock,
  countReopening,
  freed,
  sellStock,
  updateLineUnits,
  updateOrderState,
} from '../order/orders.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { issueTickets, orderEventIds, readTickets, revokeAll } from '../tickets/tickets.service.ts';
import { redeemVouchers, returnUnpaidVouchers } from '../vouchers/redeem-vouchers.service.ts';

/** Its money is there: its stock is sold, its tickets are made, and its visitor will hear of it. */
export function payOrder(
  deps: SaleDeps,
  locked: LockedOrder,
  event: Extract<OrderEvent, 'pay' | 'payLate'>,
): void {
  const { tx, order } = locked;
  sellStock(tx, order);
  issueTickets(deps, locked);
  step(locked, event);
  // What is told of an order that was opened again is another mail, with other tickets.
  const which = order.reopened === 0 ? order.id : `${order.id}:${order.reopened}`;
  enqueueMail(locked, 'order_paid', which);
  countStock(locked, order.reopened === 0 ? event : `${event}:${order.reopened}`);
}

/** What paid it never came: its tickets open no door, and it waits for its money with its seats kept. */
export async function reopenOrder(locked: LockedOrder): Promise<void> {
  const { tx, order } = locked;
  await revokeAll(locked, await readTickets(tx, order));
  const isWhole = await callTransferStock(tx, order.lines, { from: order.id, to: order.id, state: 'held' });
  if (!isWhole) throw new NotYetReadable(`order ${order.number} does not have all that it was sold`);
  step(locked, 'reopen');
  await countReopening(tx, order.id, order.at);
  await dropTasks(tx, order.id, 'order_paid', order.at);
}

/** Takes the stock of an expired order again, and its codes; undefined when others have them by now, or its dates will not be played. */
export async function retakeStock(locked: LockedOrder): Promise<LockedOrder | undefined> {
  const { tx, order } = locked;
  // Nothing was kept for it, and nobody else has it.
  if (isGiftCard(order)) return locked;
  if (!(await arePerformancesAhead(tx, order))) return undefined;
  const taken = await callRetakeStock(tx, order.lines, order.id, order.at);
  if (!taken) return undefined;
  if (!(await redeemVouchers(locked))) {
    const lines = order.lines.map((line) => ({ ...line, units: taken[line.offer_id] ?? [] }));
    await callTransferStock(tx, lines, { from: order.id, ...freed });
    return undefined;
  }
  await recordBundles(locked);
  await updateLineUnits(tx, order.id, taken);
  const lines = order.lines.map((line) => ({ ...line, units: taken[line.offer_id] ?? [] }));
  return { ...locked, order: { ...order, lines } };
}

/** It will not be paid: what it holds is free for others. */
export async function closeOrder(
  locked: LockedOrder,
  event: Extract<OrderEvent, 'expire' | 'cancel'>,
): Promise<void> {
  const { tx, order } = locked;
  if (!isGiftCard(order)) await callTransferStock(tx, order.lines, { from: order.id, ...freed });
  await returnUnpaidVouchers(locked);
  recordUnpaidBundles(locked);
  step(locked, event);
  if (event === 'expire') enqueueMail(locked, 'order_expired');
}

export function step(locked: LockedOrder, event: OrderEvent): void {
  const { tx, order } = locked;
  const { kind, state } = apply(orderTransitions, order.state, event);
  if (kind !== 'applied') throw new Error(`order ${order.number} is ${order.state} and does not ${event}`);
  updateOrderState(tx, order.id, state);
  // That it awaits its payment is true of every order at first: what is told is that it does so again.
  const entry = event === 'reopen' ? 'order.reopened' : `order.${state}`;
  recordOrderEvent(locked, { entry, amount: orderTotal(order) });
}

/** Lists say whether a date is sold out; that is counted apart from the sale. */
export const countStock = (locked: LockedOrder, which: string): void =>
  enqueueTask(locked, {
    deduplicationKey: `count_stock:${which}:${locked.order.id}`,
    kind: 'count_stock',
    payload: { events: orderEventIds(locked.order) },
  });
