import { type BitSet, changeSet } from '@parterre/domain/seats/bit-set';
import type { Reader } from '../../catalogue/reader.ts';
import { countZones, readSeatChanges, readVersion } from '../../stock/stock.service.ts';
import { readFreeSeats } from '../availability.service.ts';

/** A date as those who watch it know it. */
export interface DateState {
  readonly dateId: number;
  readonly eventId: number;
  readonly currency: string;
  readonly planHash: string | undefined;
  readonly version: number;
  readonly free: BitSet;
  /** Places of general admission that are left, by zone. */
  readonly left: ReadonlyMap<string, number>;
}

/** Undefined when there is no such date. */
export async function readDateState(reader: Reader, dateId: number): Promise<DateState | undefined> {
  const version = await readVersion(reader.db);
  const found = await readFreeSeats(reader, dateId, reader.now());
  if (!found) return undefined;
  const { date, plan, free } = found;
  const base = {
    dateId,
    eventId: date.event_id,
    currency: date.currency,
    planHash: plan?.hash,
    version,
    free,
  };
  return { ...base, left: await readPlacesLeft(reader, base) };
}

/** The state after what was written since, without reading all of it again. */
export async function followDateState(reader: Reader, before: DateState): Promise<DateState> {
  const version = await readVersion(reader.db);
  const rows = await readSeatChanges(reader.db, before, before.version, reader.now());
  const seats = (isTaken: boolean) => rows.filter((row) => row.is_taken === isTaken).map(({ seat }) => seat);
  const free = changeSet(before.free, { add: seats(false), remove: seats(true) });
  const left = before.left.size > 0 ? await readPlacesLeft(reader, before) : before.left;
  return { ...before, version, free, left };
}

async function readPlacesLeft(
  { db, now }: Reader,
  { eventId, dateId, currency }: Pick<DateState, 'eventId' | 'dateId' | 'currency'>,
): Promise<ReadonlyMap<string, number>> {
  const zones = await countZones(db, { events: [{ id: eventId, currency }], dateId, at: now() });
  const general = zones.filter(({ places }) => places > 0);
  return new Map(general.map(({ zone, places_left }) => [zone, places_left]));
}
