import type { OrderStore } from './order-store.ts';
import { claimEndedOrder } from './orders.queries.ts';

/** When somebody looks again at an order that could not be ended. */
const againAfterMs = 30_000;

/** An order that is to end, if there is one that nobody else is looking at. */
export const nextEndedOrder = ({
  db,
  clock,
}: Pick<OrderStore, 'db' | 'clock'>): Promise<string | undefined> =>
  claimEndedOrder(db, clock?.(), againAfterMs);
