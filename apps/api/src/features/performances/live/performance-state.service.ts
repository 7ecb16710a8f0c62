import type { AvailabilityChange } from '@parterre/contracts/dates/availability';
import { type BitSet, changeSet } from '@parterre/domain/seats/bit-set';
import { seatDifference } from '@parterre/domain/seats/seat-difference';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import { readFreeSeats } from '../availability.service.ts';
import {
  type Batches,
  countZones,
  readMissedChanges,
  readOpenBatches,
  readSeatChanges,
  readVersion,
} from '../stock/stock.service.ts';

/** A date as those who watch it know it. */
export interface PerformanceState {
  readonly performanceId: number;
  readonly eventId: number;
  /** Of vouchers: what these open is free for those who watch. */
  readonly batches: Batches;
  readonly currency: string;
  readonly planHash: string | undefined;
  readonly version: number;
  readonly free: BitSet;
  /** Places of general admission that are left, by zone. */
  readonly left: ReadonlyMap<string, number>;
}

export interface WatchedPerformance {
  readonly performanceId: number;
  /** Of codes that open what is withheld. */
  readonly keys: readonly string[];
}

/** Undefined when there is no such date. */
export async function readPerformanceState(
  reader: Reader,
  { performanceId, keys }: WatchedPerformance,
): Promise<PerformanceState | undefined> {
  const at = reader.now();
  const batches = await readOpenBatches(reader.db, keys, at);
  const version = await readVersion(reader.db);
  const found = await readFreeSeats(reader, performanceId, { at, batches });
  if (!found) return undefined;
  const { date, plan, free } = found;
  const base = {
    performanceId,
    eventId: date.event_id,
    batches,
    currency: date.currency,
    planHash: plan?.hash,
    version,
    free,
  };
  return { ...base, left: await readUnitsLeft(reader, base) };
}

/** The state after what was written since, without reading all of it again. */
export async function followPerformanceState(
  reader: Reader,
  before: PerformanceState,
): Promise<PerformanceState> {
  const version = await readVersion(reader.db);
  const rows = await readSeatChanges(reader.db, before, before.version, reader.now());
  const seats = (isTaken: boolean) => rows.filter((row) => row.is_taken === isTaken).map(({ seat }) => seat);
  const free = changeSet(before.free, { add: seats(false), remove: seats(true) });
  const left = before.left.size > 0 ? await readUnitsLeft(reader, before) : before.left;
  return { ...before, version, free, left };
}

async function readUnitsLeft(
  { db, now }: Reader,
  {
    eventId,
    performanceId,
    currency,
    batches,
  }: Omit<PerformanceState, 'planHash' | 'version' | 'free' | 'left'>,
): Promise<ReadonlyMap<string, number>> {
  const events = [{ id: eventId, currency }];
  const zones = await countZones(db, { events, performanceId, at: now(), batches });
  const general = zones.filter(({ units }) => units > 0);
  return new Map(general.map(({ zone, units_left }) => [zone, units_left]));
}

const wireLeft = (left: Iterable<readonly [string, number]>) =>
  Array.from(left, ([zone_id, count]) => ({ zone_id, left: count }));

/** What to tell those who know the state before; undefined when there is nothing to tell. */
export function compareStates(
  before: PerformanceState,
  after: PerformanceState,
): AvailabilityChange | undefined {
  const { version } = after;
  if (before.planHash !== after.planHash) return { version, taken: [], freed: [], reset: true };
  const seats = seatDifference(before.free, after.free);
  const general = wireLeft([...after.left].filter(([zone, left]) => before.left.get(zone) !== left));
  if (seats.taken.length + seats.freed.length + general.length === 0) return undefined;
  return { version, ...seats, ...(general.length > 0 && { general }) };
}

/** With more than that, a new bit set is shorter. */
const maxSeats = 2000;

/** What somebody has missed who knows a date as it was at a version. */
export async function changesSince(
  { db, now }: Reader,
  date: PerformanceState,
  since: number,
): Promise<AvailabilityChange> {
  const version = await readVersion(db);
  const rows = since > version ? undefined : await readMissedChanges(db, date, since, now());
  // A version of the future is one of another database, restored from a copy.
  if (!rows || rows.length > maxSeats) return { version, taken: [], freed: [], reset: true };
  const seats = (isTaken: boolean) => rows.filter((row) => row.is_taken === isTaken).map(({ seat }) => seat);
  const general = wireLeft(date.left);
  return { version, taken: seats(true), freed: seats(false), ...(general.length > 0 && { general }) };
}
