import { moveTimes } from '@parterre/domain/price/move-times';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Tx } from '../../../database/connect.ts';
import { exportEvent } from '../export/export-catalogue.service.ts';
import { checkImport, storeCatalogue } from './import-catalogue.service.ts';
import { lockCatalogue, selectDateSource } from './stored.queries.ts';

interface DateChange {
  readonly status: DateStatus;
  /** On the clocks of the place, where it is moved. */
  readonly startedAt?: string | undefined;
}

type DraftedDate =
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  /** To be stored before the transaction ends. */
  | { readonly kind: 'checked'; readonly store: (at: Date) => Promise<void> };

/**
 * One date of an event changed, as a file with that event would change it: checked and stored by the import's own rules. Undefined when there
 * is no such date.
 */
export async function draftDateChange(
  tx: Tx,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
  { status, startedAt }: DateChange,
): Promise<DraftedDate | undefined> {
  // Before it is read: what an import would store meanwhile would be lost.
  await lockCatalogue(tx);
  const file = await exportEvent(tx, eventId);
  const sourceId = await selectDateSource(tx, { eventId, performanceId });
  if (!file || sourceId === undefined) return undefined;
  const events = file.events?.map((event) => ({
    ...event,
    dates: event.dates.map((date) =>
      date.source_id === sourceId
        ? { ...(startedAt === undefined ? date : moveTimes(date, startedAt)), status }
        : date,
    ),
  }));
  const result = await checkImport(tx, { ...file, events });
  if (result.kind === 'refused')
    return { kind: 'refused', reasons: result.faults.map(({ reason }) => reason) };
  return { kind: 'checked', store: async (at) => void (await storeCatalogue(tx, result.checked, at)) };
}
