import { moveTimes } from '@parterre/domain/price/move-times';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Tx } from '../../../database/connect.ts';
import { zonedInstant, zonedText } from '../../../time/zoned-time.ts';
import { nameClashes } from '../performance-changes/name-clashes.service.ts';
import { type ListedRow, selectListed } from '../performance-changes/performance-changes.queries.ts';
import { draftEventChanges, openEvents } from './edits/change-dates.service.ts';
import { selectDateSource } from './stored.queries.ts';

interface DateChange {
  readonly status: DateStatus;
  /** On the clocks of the place, where it is moved. */
  readonly startedAt?: string | undefined;
  readonly at: Date;
}

type DraftedDate =
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  | { readonly kind: 'into-past' }
  /** What is in the same hall then. */
  | { readonly kind: 'clash'; readonly because: string }
  /** To be stored before the transaction ends. */
  | { readonly kind: 'checked'; readonly store: (by: string, at: Date) => Promise<void> };

/**
 * One date of an event changed, as a file with that event would change it: checked and stored by the import's own rules. Undefined when there
 * is no such date.
 */
export async function draftDateChange(
  tx: Tx,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
  { status, startedAt, at }: DateChange,
): Promise<DraftedDate | undefined> {
  const open = await openEvents(tx, [eventId]);
  const event = open.events.get(eventId);
  const sourceId = await selectDateSource(tx, { eventId, performanceId });
  const [row] = await selectListed(tx, [performanceId]);
  if (!event || sourceId === undefined || !row) return undefined;
  const now = zonedText(at, row.time_zone).slice(0, 'yyyy-mm-ddThh:mm'.length);
  if (startedAt !== undefined) {
    if (startedAt <= now) return { kind: 'into-past' };
    const because = await findClash(tx, row, startedAt);
    if (because !== undefined) return { kind: 'clash', because };
  }
  const dates = event.dates.map((date) =>
    date.source_id === sourceId
      ? { ...(startedAt === undefined ? date : moveTimes(date, startedAt, now)), status }
      : date,
  );
  const drafted = await draftEventChanges(tx, open, new Map([[eventId, { ...event, dates }]]));
  return drafted.kind === 'checked'
    ? drafted
    : { kind: 'refused', reasons: drafted.faults.map(({ reason }) => reason) };
}

/** Undefined also for an hour that clocks skip, which the import refuses. */
async function findClash(tx: Tx, row: ListedRow, to: string): Promise<string | undefined> {
  const startsAt = zonedInstant(to, row.time_zone)?.getTime();
  if (startsAt === undefined) return undefined;
  const { id, hall_id: hallId, title: name } = row;
  const endsAt = startsAt + row.ended_at.getTime() - row.started_at.getTime();
  return (await nameClashes(tx, [{ id, hallId, startsAt, endsAt, name }])).get(id);
}
