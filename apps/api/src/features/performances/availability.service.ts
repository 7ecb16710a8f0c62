import type { Availability, AvailabilityQuery } from '@parterre/contracts/dates/availability';
import { type BitSet, changeSet, fullSet, setToBase64 } from '@parterre/domain/seats/bit-set';
import type { Reader } from '../../catalogue-reader/reader.ts';
import {
  type PerformancePlanRow,
  type PerformanceRow,
  selectPerformance,
  selectPerformancePlan,
} from './performances.queries.ts';
import {
  type Batches,
  readOpenBatches,
  readOpenedSeats,
  readTakenSeats,
  readVersion,
} from './stock/stock.service.ts';

/** Which seats of one date are free; none at all where seats have no numbers. */
export async function readAvailability(
  reader: Reader,
  performanceId: number,
  { keys = [] }: Pick<AvailabilityQuery, 'keys'> = {},
): Promise<Availability | undefined> {
  const at = reader.now();
  const batches = await readOpenBatches(reader.db, keys, at);
  const version = await readVersion(reader.db);
  const seats = await readFreeSeats(reader, performanceId, { at, batches });
  if (!seats) return undefined;
  const { date, free } = seats;
  const opened = await readOpenedSeats(reader.db, { eventId: date.event_id, performanceId }, batches);
  return { version, free: setToBase64(free), ...(opened.length > 0 && { opened: [...opened] }) };
}

export interface FreeSeats {
  readonly date: PerformanceRow;
  readonly plan: PerformancePlanRow | undefined;
  readonly free: BitSet;
}

interface FreeSeatsQuery {
  readonly at: Date;
  /** Of vouchers: what their codes open is free, too. */
  readonly batches?: Batches;
  readonly currency?: string | undefined;
}

export async function readFreeSeats(
  reader: Reader,
  performanceId: number,
  { at, batches, currency = '' }: FreeSeatsQuery,
): Promise<FreeSeats | undefined> {
  const date = await selectPerformance(reader.db, performanceId, currency);
  if (!date) return undefined;
  const { event_id: eventId } = date;
  const [plan, taken] = await Promise.all([
    selectPerformancePlan(reader.db, eventId, performanceId),
    readTakenSeats(reader.db, { eventId, performanceId }, at, batches),
  ]);
  return { date, plan, free: changeSet(fullSet(plan?.seat_count ?? 0), { remove: taken }) };
}
