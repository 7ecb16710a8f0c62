import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Tx } from '../../../../database/connect.ts';
import type { CatalogueFault } from '../catalogue-fault.ts';
import { hashContent } from '../content-hash.ts';
import { checkStored, storeCatalogue } from '../import-catalogue.service.ts';
import { lockCatalogue, readEventSources } from '../stored.queries.ts';
import { deleteDateEdits, type NewEdit, selectDateEdits, storeDateEdits } from './date-edits.queries.ts';
import { changedFields, readField } from './keep-dates.ts';
import { readEvents } from './keep-edits.service.ts';

type Event = Catalogue['events'][number];

/** Some events of the catalogue, which nobody else changes until the transaction ends. */
export interface OpenEvents {
  /** By their ids. */
  readonly events: ReadonlyMap<number, Event>;
  /** These events alone, as a file. */
  readonly catalogue: Catalogue;
}

export async function openEvents(tx: Tx, eventIds: readonly number[]): Promise<OpenEvents> {
  // Before they are read: what an import would store meanwhile would be lost.
  await lockCatalogue(tx);
  const catalogue = await readEvents(tx, eventIds);
  const events = new Map(catalogue.events.map((event) => [event.source_id, event]));
  const sources = await readEventSources(tx, eventIds);
  const found = sources.flatMap(({ id, source_id }) => {
    const event = events.get(source_id);
    return event ? [[id, event] as const] : [];
  });
  return { events: new Map(found), catalogue };
}

export type DraftedEvents =
  | { readonly kind: 'refused'; readonly faults: readonly CatalogueFault[] }
  /** To be stored before the transaction ends. */
  | { readonly kind: 'checked'; readonly store: (by: string, at: Date) => Promise<void> };

/** Events with other dates, checked and stored by the import's own rules; what is changed is kept from later imports. */
export async function draftEventChanges(
  tx: Tx,
  { events, catalogue }: OpenEvents,
  changed: ReadonlyMap<number, Event>,
): Promise<DraftedEvents> {
  const result = await checkStored(tx, { ...catalogue, events: [...changed.values()] });
  if (result.kind === 'refused') return result;
  return {
    kind: 'checked',
    store: async (by, at) => {
      await storeCatalogue(tx, result.checked, at);
      await recordEdits(tx, events, changed, { by, at });
    },
  };
}

/** Of these events, as they were and as they are: what is new in their dates is kept from later imports. */
export async function recordEdits(
  tx: Tx,
  events: OpenEvents['events'],
  changed: ReadonlyMap<number, Event>,
  editor: { readonly by: string; readonly at: Date },
): Promise<void> {
  const earlier = await selectDateEdits(
    tx,
    [...changed.values()].map(({ source_id }) => source_id),
  );
  const known = new Map(
    earlier.map((edit) => [`${edit.event_id} ${edit.source_id} ${edit.field}`, edit] as const),
  );
  const edits = [...changed].flatMap(([event_id, { dates }]): NewEdit[] => {
    const before = new Map(events.get(event_id)?.dates.map((date) => [date.source_id, date]));
    return dates.flatMap((date): NewEdit[] => {
      const { source_id } = date;
      const old = before.get(source_id);
      if (!old) return [{ event_id, source_id, field: 'date', said: null }];
      const fields = changedFields(old, date);
      // Of one that was made here, files have said nothing yet.
      const isOurs = known.has(`${event_id} ${source_id} date`);
      if (isOurs) return fields.length > 0 ? [{ event_id, source_id, field: 'date', said: null }] : [];
      return fields.map((field) => ({ event_id, source_id, field, said: readField(old, field) }));
    });
  });
  // Changed back to what files say: there is nothing left to keep.
  const undone = edits.filter(({ event_id, source_id, field }) => {
    const edit = known.get(`${event_id} ${source_id} ${field}`);
    const date = changed.get(event_id)?.dates.find((one) => one.source_id === source_id);
    return edit && date && field !== 'date' && hashContent(readField(date, field)) === hashContent(edit.said);
  });
  await storeDateEdits(
    tx,
    edits.filter((edit) => !undone.includes(edit)),
    editor,
  );
  await deleteDateEdits(tx, undone);
}
