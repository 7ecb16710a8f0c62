import { type OrderEvent, orderTransitions } from '@parterre/domain/order/order-states';
import { apply } from '@parterre/domain/order/state-machine';
import type { Tx } from '../../database/connect.ts';
import { type Concern, insertConcern } from './attention.queries.ts';
import { eventsOf, issueTickets } from './issue-tickets.service.ts';
import { type Entry, insertEntry } from './journal.queries.ts';
import { type OrderRecord, totalOf } from './order-record.ts';
import { callRetake, callReturn, callSell } from './order-stock.queries.ts';
import type { OrderStore } from './order-store.ts';
import { lockOrder, selectOrder, updateExpiry, updateLineUnits, updateOrderState } from './orders.queries.ts';
import { insertTask, type MailKind } from './outbox.queries.ts';

/** Reads an order that nobody else changes until the transaction ends. */
export async function holdOrder(
  { clock }: Pick<OrderStore, 'clock'>,
  tx: Tx,
  id: string,
): Promise<OrderRecord> {
  await lockOrder(tx, id);
  const order = await selectOrder(tx, { id }, clock?.());
  if (!order) throw new Error(`there is no order ${id}`);
  return order;
}

/** Its money is there: its stock is sold, its tickets are made, and its visitor will hear of it. */
export async function payOrder(
  store: OrderStore,
  tx: Tx,
  order: OrderRecord,
  event: Extract<OrderEvent, 'pay' | 'payLate'>,
): Promise<void> {
  const wanted = order.lines.reduce((sum, { count }) => sum + count, 0);
  if ((await callSell(tx, order.lines, order.id)) !== wanted)
    throw new Error(`order ${order.number} does not hold all that it is to be sold`);
  await issueTickets(store, tx, order, order.at);
  await step(tx, order, event);
  await tellOf(tx, order, 'order_paid');
  await countStock(tx, order, event);
}

/** Takes the stock of an expired order again; undefined when others have it by now. */
export async function retakeStock(tx: Tx, order: OrderRecord): Promise<OrderRecord | undefined> {
  const taken = await callRetake(tx, order.lines, order.id, order.at);
  if (!taken) return undefined;
  await updateLineUnits(tx, order.id, taken);
  return { ...order, lines: order.lines.map((line) => ({ ...line, units: taken[line.ticket_id] ?? [] })) };
}

/** It will not be paid: what it holds is free for others. */
export async function closeOrder(
  tx: Tx,
  order: OrderRecord,
  event: Extract<OrderEvent, 'expire' | 'cancel'>,
): Promise<void> {
  await callReturn(tx, order.lines, order.id);
  await step(tx, order, event);
  if (event === 'expire') await tellOf(tx, order, 'order_expired');
}

export async function step(tx: Tx, order: OrderRecord, event: OrderEvent): Promise<void> {
  const { kind, state } = apply(orderTransitions, order.state, event);
  if (kind !== 'applied') throw new Error(`order ${order.number} is ${order.state} and does not ${event}`);
  await updateOrderState(tx, order.id, state);
  await note(tx, order, { what: `order.${state}`, amount: totalOf(order) });
}

export const note = (
  tx: Tx,
  { id, at }: Pick<OrderRecord, 'id' | 'at'>,
  entry: Omit<Entry, 'at' | 'orderId'>,
): Promise<void> => insertEntry(tx, { at, orderId: id, ...entry });

/** Whatever happens once for an order is told of once; `which` tells apart what may happen again. */
export const tellOf = (
  tx: Tx,
  { id, at }: Pick<OrderRecord, 'id' | 'at'>,
  kind: MailKind,
  which: string = id,
): Promise<void> => insertTask(tx, { happening: `${kind}:${which}`, kind, orderId: id, at });

/** Lists say whether a date is sold out; that is counted apart from the sale. */
export const countStock = (tx: Tx, order: OrderRecord, which: string): Promise<void> =>
  insertTask(tx, {
    happening: `count_stock:${which}:${order.id}`,
    kind: 'count_stock',
    orderId: order.id,
    payload: { events: eventsOf(order) },
    at: order.at,
  });

/** Puts something on the list of what needs a person. */
export const concern = (
  tx: Tx,
  { id, at }: Pick<OrderRecord, 'id' | 'at'>,
  given: Omit<Concern, 'orderId' | 'at'>,
): Promise<void> => insertConcern(tx, { ...given, orderId: id, at });

/** Gives it more time; never less. */
export const extendOrder = (tx: Tx, { id }: OrderRecord, until: Date): Promise<void> =>
  updateExpiry(tx, id, until);
