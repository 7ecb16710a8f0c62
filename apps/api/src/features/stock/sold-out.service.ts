import type { Db, Tx } from '../../database/connect.ts';
import { readSoldOut, storeSoldOut } from './stock.queries.ts';

/** Counts the stock of events and notes on their dates whether they are sold out. Answers the events for which that changed. */
export async function refreshSoldOut(db: Db | Tx, eventIds: readonly number[]): Promise<number[]> {
  const dates = await readSoldOut(db, eventIds);
  const [soldOut, others] = [true, false].map((wanted) =>
    dates.filter(({ sold_out }) => sold_out === wanted).map(({ date_id }) => date_id),
  );
  const closed = await storeSoldOut(db, soldOut ?? [], true);
  const reopened = await storeSoldOut(db, others ?? [], false);
  return [...new Set([...closed, ...reopened])];
}
