import { moveTimes } from '@parterre/domain/price/move-times';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Tx } from '../../../database/connect.ts';
import { draftEventChanges, openEvents } from './edits/change-dates.service.ts';
import { selectDateSource } from './stored.queries.ts';

interface DateChange {
  readonly status: DateStatus;
  /** On the clocks of the place, where it is moved. */
  readonly startedAt?: string | undefined;
}

type DraftedDate =
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  /** To be stored before the transaction ends. */
  | { readonly kind: 'checked'; readonly store: (by: string, at: Date) => Promise<void> };

/**
 * One date of an event changed, as a file with that event would change it: checked and stored by the import's own rules. Undefined when there
 * is no such date.
 */
export async function draftDateChange(
  tx: Tx,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
  { status, startedAt }: DateChange,
): Promise<DraftedDate | undefined> {
  const open = await openEvents(tx, [eventId]);
  const event = open.events.get(eventId);
  const sourceId = await selectDateSource(tx, { eventId, performanceId });
  if (!event || sourceId === undefined) return undefined;
  const dates = event.dates.map((date) =>
    date.source_id === sourceId
      ? { ...(startedAt === undefined ? date : moveTimes(date, startedAt)), status }
      : date,
  );
  const drafted = await draftEventChanges(tx, open, new Map([[eventId, { ...event, dates }]]));
  return drafted.kind === 'checked'
    ? drafted
    : { kind: 'refused', reasons: drafted.faults.map(({ reason }) => reason) };
}
