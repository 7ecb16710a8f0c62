import type { Availability, AvailabilityChange } from '@parterre/contracts/dates/availability';
import { changeSet } from '@parterre/domain/seats/bit-set';

/** What could be had at one moment. */
export interface KnownSeats {
  readonly version: number;
  /** One bit for each seat of the plan. */
  readonly bytes: Uint8Array;
  /** Places left by zone of general admission, as far as there was news. */
  readonly places: Readonly<Record<string, number>>;
}

/** Undefined when the answer is damaged. */
export function knownSeats({ version, free }: Availability): KnownSeats | undefined {
  try {
    const bytes = Uint8Array.from(atob(free), (letter) => letter.charCodeAt(0));
    return { version, bytes, places: {} };
  } catch {
    return undefined;
  }
}

function after(known: KnownSeats, { version, taken, freed, general = [] }: AvailabilityChange): KnownSeats {
  const { bytes, places } = known;
  const set = changeSet({ size: bytes.length * 8, bytes }, { add: freed, remove: taken });
  const news = Object.fromEntries(general.map(({ zone_id, left }) => [zone_id, left]));
  return { version, bytes: set.bytes, places: { ...places, ...news } };
}

/** What is known after some changes; those that are older than what is known change nothing. */
export const changed = (known: KnownSeats, changes: readonly AvailabilityChange[]): KnownSeats =>
  changes.filter(({ version }) => version > known.version).reduce(after, known);
