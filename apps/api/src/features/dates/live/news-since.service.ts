import type { AvailabilityChange } from '@parterre/contracts/dates/availability';
import type { Reader } from '../../catalogue/reader.ts';
import { readMissedChanges, readVersion } from '../../stock/stock.service.ts';
import type { DateState } from './date-state.service.ts';
import { wireLeft } from './news-of.ts';

/** With more than that, a new bit set is shorter. */
const mostSeats = 2000;

/** What somebody has missed who knows a date as it was at a version. */
export async function newsSince(
  { db, now }: Reader,
  date: DateState,
  since: number,
): Promise<AvailabilityChange> {
  const version = await readVersion(db);
  const rows = since > version ? undefined : await readMissedChanges(db, date, since, now());
  // A version of the future is one of another database, restored from a copy.
  if (!rows || rows.length > mostSeats) return { version, taken: [], freed: [], reset: true };
  const seats = (isTaken: boolean) => rows.filter((row) => row.is_taken === isTaken).map(({ seat }) => seat);
  const general = wireLeft(date.left);
  return { version, taken: seats(true), freed: seats(false), ...(general.length > 0 && { general }) };
}
