import type { AvailabilityChange } from '@parterre/contracts/dates/availability';
import { seatDifference } from '@parterre/domain/seats/seat-difference';
import type { DateState } from './date-state.service.ts';

export const wireLeft = (left: Iterable<readonly [string, number]>) =>
  Array.from(left, ([zone_id, count]) => ({ zone_id, left: count }));

/** What to tell those who know the state before; undefined when there is nothing to tell. */
export function newsOf(before: DateState, after: DateState): AvailabilityChange | undefined {
  const { version } = after;
  if (before.planHash !== after.planHash) return { version, taken: [], freed: [], reset: true };
  const seats = seatDifference(before.free, after.free);
  const general = wireLeft([...after.left].filter(([zone, left]) => before.left.get(zone) !== left));
  if (seats.taken.length + seats.freed.length + general.length === 0) return undefined;
  return { version, ...seats, ...(general.length > 0 && { general }) };
}
