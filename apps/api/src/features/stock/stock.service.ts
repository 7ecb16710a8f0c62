import type { Db } from '../../database/connect.ts';
import {
  type DateStockRow,
  type StockWish,
  selectDateStock,
  selectTakenSeats,
  selectZones,
  type ZoneRow,
} from './zones.queries.ts';

export type { ZoneRow };

/** What is left of each zone, and what it costs, in the order of the price list. */
export const countZones = (db: Db, wish: StockWish): Promise<readonly ZoneRow[]> => selectZones(db, wish);

/** What is left of each date, and from how much to how much it costs. */
export const countDates = (db: Db, wish: StockWish): Promise<readonly DateStockRow[]> =>
  selectDateStock(db, wish);

/** Seats of a date that cannot be had at a moment, by their index in the plan. */
export const readTakenSeats = (
  db: Db,
  date: { readonly eventId: number; readonly dateId: number },
  at: Date,
): Promise<readonly number[]> => selectTakenSeats(db, date.eventId, date.dateId, at);
