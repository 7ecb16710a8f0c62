import type { Db } from '../../../database/connect.ts';
import { selectEntries, selectLastOrders } from './list-orders.queries.ts';

const maxListed = 100;

/** The last ones, the newest first. */
export const listOrders = (db: Db) => selectLastOrders(db, maxListed);

/** All that happened to an order, in order. */
export const readEntries = (db: Db, orderId: string) => selectEntries(db, orderId);
