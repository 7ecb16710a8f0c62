import type { Availability } from '@parterre/contracts/dates/availability';
import { type BitSet, changeSet, fullSet, setToBase64 } from '@parterre/domain/seats/bit-set';
import type { Reader } from '../../catalogue-reader/reader.ts';
import {
  type PerformancePlanRow,
  type PerformanceRow,
  selectPerformance,
  selectPerformancePlan,
} from './performances.queries.ts';
import { readTakenSeats, readVersion } from './stock/stock.service.ts';

/** Which seats of one date are free; none at all where seats have no numbers. */
export async function readAvailability(
  reader: Reader,
  performanceId: number,
): Promise<Availability | undefined> {
  const version = await readVersion(reader.db);
  const seats = await readFreeSeats(reader, performanceId, reader.now());
  return seats && { version, free: setToBase64(seats.free) };
}

export interface FreeSeats {
  readonly date: PerformanceRow;
  readonly plan: PerformancePlanRow | undefined;
  readonly free: BitSet;
}

export async function readFreeSeats(
  reader: Reader,
  performanceId: number,
  at: Date,
  currency = '',
): Promise<FreeSeats | undefined> {
  const date = await selectPerformance(reader.db, performanceId, currency);
  if (!date) return undefined;
  const { event_id: eventId } = date;
  const [plan, taken] = await Promise.all([
    selectPerformancePlan(reader.db, eventId, performanceId),
    readTakenSeats(reader.db, { eventId, performanceId }, at),
  ]);
  return { date, plan, free: changeSet(fullSet(plan?.seat_count ?? 0), { remove: taken }) };
}
