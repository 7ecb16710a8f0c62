import type { Db } from '../../database/connect.ts';
import { addressSpellings } from '../sales/order/canonical-address.ts';
import {
  deleteLookups,
  deleteReminders,
  eraseBuyer,
  holdOrdersOfBuyer,
  type OrderOfBuyer,
} from './privacy.queries.ts';

export type Forgotten =
  | { readonly kind: 'forgotten'; readonly orders: readonly number[] }
  /** Somebody still owes somebody something. */
  | { readonly kind: 'open'; readonly orders: readonly OrderOfBuyer[] };

/** Erases a person from their orders, all of them or none; tickets stay good and the books add up as before. */
export const forgetBuyer = (db: Db, email: string): Promise<Forgotten> =>
  db.transaction(async (tx) => {
    const spellings = addressSpellings(email);
    const orders = await holdOrdersOfBuyer(tx, spellings);
    const open = orders.filter(({ open_because }) => open_because !== null);
    if (open.length > 0) return { kind: 'open', orders: open };
    await eraseBuyer(
      tx,
      orders.map(({ id }) => id),
    );
    await deleteLookups(tx, spellings);
    await deleteReminders(tx, spellings);
    return { kind: 'forgotten', orders: orders.map(({ number }) => number) };
  });
