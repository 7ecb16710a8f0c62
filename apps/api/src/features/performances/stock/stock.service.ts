import type { Db, Tx } from '../../../database/connect.ts';
import {
  type Batches,
  type PerformanceStockRow,
  readSoldOut,
  type SeatChangeRow,
  type StockQuery,
  selectEndedSeats,
  selectOpenBatches,
  selectOpenedSeats,
  selectPerformanceStock,
  selectSeatChanges,
  selectTakenSeats,
  selectVersion,
  selectZones,
  storeSoldOut,
  type ZoneRow,
} from './stock.queries.ts';

export type { Batches, ZoneRow };

interface PerformanceKey {
  readonly eventId: number;
  readonly performanceId: number;
}

/** What is left of each zone, and what it costs, in the order of the price list. */
export const countZones = (db: Db, query: StockQuery): Promise<readonly ZoneRow[]> => selectZones(db, query);

/** What is left of each date, and from how much to how much it costs. */
export const countPerformances = (db: Db, query: StockQuery): Promise<readonly PerformanceStockRow[]> =>
  selectPerformanceStock(db, query);

/** Seats of a date that cannot be had at a moment, by their index in the plan. */
export const readTakenSeats = (
  db: Db,
  date: PerformanceKey,
  at: Date,
  batches: Batches = [],
): Promise<readonly number[]> => selectTakenSeats(db, date.eventId, date.performanceId, { at, batches });

/** What the vouchers that a visitor has open for them at that moment. Whoever has none costs no question. */
export const readOpenBatches = async (db: Db, keys: readonly string[], at: Date): Promise<Batches> =>
  keys.length === 0 ? [] : selectOpenBatches(db, keys, at);

/** Seats that codes open, free or not. */
export const readOpenedSeats = async (
  db: Db,
  date: PerformanceKey,
  batches: Batches,
): Promise<readonly number[]> => (batches.length === 0 ? [] : selectOpenedSeats(db, date, batches));

/** To be read before the stock, which then has at least everything that was written before this version. */
export const readVersion = (db: Db): Promise<number> => selectVersion(db);

/** What was written since a version. */
export const readSeatChanges = (
  db: Db,
  date: PerformanceKey & { readonly batches?: Batches },
  since: number,
  at: Date,
): Promise<readonly SeatChangeRow[]> => selectSeatChanges(db, date, since, at);

/** The same for somebody who was away meanwhile, so that nobody told them of holds that ended by themselves. */
export async function readMissedChanges(
  db: Db,
  date: PerformanceKey & { readonly batches?: Batches },
  since: number,
  at: Date,
): Promise<readonly SeatChangeRow[]> {
  const rows = [...(await selectEndedSeats(db, date, at)), ...(await selectSeatChanges(db, date, since, at))];
  return [...new Map(rows.map((row) => [row.seat, row])).values()];
}

/** Counts the stock of events and notes on their dates whether they are sold out. Answers the events for which that changed. */
export async function refreshSoldOut(db: Db | Tx, eventIds: readonly number[]): Promise<number[]> {
  const dates = await readSoldOut(db, eventIds);
  const [soldOut, others] = [true, false].map((wanted) =>
    dates.filter(({ sold_out }) => sold_out === wanted).map(({ performance_id }) => performance_id),
  );
  const closed = await storeSoldOut(db, soldOut ?? [], true);
  const reopened = await storeSoldOut(db, others ?? [], false);
  return [...new Set([...closed, ...reopened])];
}
