import { type OrderEvent, orderTransitions } from '@parterre/domain/order/order-states';
import { apply } from '@parterre/domain/order/state-machine';
import { NotYetReadable } from '../../database/not-yet-readable.ts';
import { addTask, type HeldOrder, note, tellOf } from './held-order.service.ts';
import { eventsOf, issueTickets } from './issue-tickets.service.ts';
import { areDatesAhead } from './order-dates.service.ts';
import { totalOf } from './order-record.ts';
import { callPassStock, callRetake, freed } from './order-stock.queries.ts';
import type { OrderStore } from './order-store.ts';
import { updateLineUnits, updateOrderState } from './orders.queries.ts';

/** Its money is there: its stock is sold, its tickets are made, and its visitor will hear of it. */
export async function payOrder(
  store: OrderStore,
  held: HeldOrder,
  event: Extract<OrderEvent, 'pay' | 'payLate'>,
): Promise<void> {
  const { tx, order } = held;
  const isWhole = await callPassStock(tx, order.lines, { from: order.id, to: order.id, state: 'sold' });
  if (!isWhole) throw new NotYetReadable(`order ${order.number} does not hold all that it is to be sold`);
  await issueTickets(store, held);
  await step(held, event);
  tellOf(held, 'order_paid');
  countStock(held, event);
}

/** Takes the stock of an expired order again; undefined when others have it by now, or its dates will not be played. */
export async function retakeStock(held: HeldOrder): Promise<HeldOrder | undefined> {
  const { tx, order } = held;
  if (!(await areDatesAhead(tx, order))) return undefined;
  const taken = await callRetake(tx, order.lines, order.id, order.at);
  if (!taken) return undefined;
  await updateLineUnits(tx, order.id, taken);
  const lines = order.lines.map((line) => ({ ...line, units: taken[line.ticket_id] ?? [] }));
  return { ...held, order: { ...order, lines } };
}

/** It will not be paid: what it holds is free for others. */
export async function closeOrder(
  held: HeldOrder,
  event: Extract<OrderEvent, 'expire' | 'cancel'>,
): Promise<void> {
  const { tx, order } = held;
  await callPassStock(tx, order.lines, { from: order.id, ...freed });
  await step(held, event);
  if (event === 'expire') tellOf(held, 'order_expired');
}

export async function step(held: HeldOrder, event: OrderEvent): Promise<void> {
  const { tx, order } = held;
  const { kind, state } = apply(orderTransitions, order.state, event);
  if (kind !== 'applied') throw new Error(`order ${order.number} is ${order.state} and does not ${event}`);
  await updateOrderState(tx, order.id, state);
  note(held, { what: `order.${state}`, amount: totalOf(order) });
}

/** Lists say whether a date is sold out; that is counted apart from the sale. */
export const countStock = (held: HeldOrder, which: string): void =>
  addTask(held, {
    happening: `count_stock:${which}:${held.order.id}`,
    kind: 'count_stock',
    payload: { events: eventsOf(held.order) },
  });
