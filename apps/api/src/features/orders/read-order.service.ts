import type { Order } from '@parterre/contracts/orders/order';
import type { CalledOff } from '@parterre/domain/order/called-off';
import { findTickets } from './issue-tickets.service.ts';
import { findCalledOff } from './order-dates.service.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderStore } from './order-store.ts';
import { type OrderKey, selectOrder } from './orders.queries.ts';
import { wireOrder } from './wire-order.ts';

export const findOrder = (
  { db, clock }: Pick<OrderStore, 'db' | 'clock'>,
  key: OrderKey,
): Promise<OrderRecord | undefined> => selectOrder(db, key, clock?.());

/** With its tickets, once it has any. */
export async function showOrder(
  { db }: Pick<OrderStore, 'db'>,
  order: OrderRecord,
  calledOff?: CalledOff,
): Promise<Order> {
  const wasPaid = order.state === 'paid' || order.state === 'refunded';
  return wireOrder(order, wasPaid ? await findTickets(db, order) : [], calledOff);
}

/** For whoever comes back to it: the catalogue may have changed since it was placed. */
export const showOrderToday = async (store: Pick<OrderStore, 'db'>, order: OrderRecord): Promise<Order> =>
  showOrder(store, order, await findCalledOff(store.db, order));
