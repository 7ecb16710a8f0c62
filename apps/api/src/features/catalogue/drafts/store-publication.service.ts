import { randomUUID } from 'node:crypto';
import type { Item } from '@parterre/domain/drafts/item';
import { readTexts } from '@parterre/domain/drafts/item-texts';
import type { Tx } from '../../../database/connect.ts';
import { readEventIds } from '../export/events.queries.ts';
import { exportItems } from '../export/export-catalogue.service.ts';
import type { CheckedCatalogue } from '../import/checked-catalogue.ts';
import { type OpenEvents, openEvents, recordEdits } from '../import/edits/change-dates.service.ts';
import { recordItemEdits } from '../import/edits/record-item-edits.service.ts';
import { storeCatalogue } from '../import/import-catalogue.service.ts';
import type { ComparedItem } from './compare-draft.service.ts';
import {
  type ChangedText,
  insertPublication,
  insertPublicationItems,
  storeTextChanges,
} from './publications.queries.ts';

export interface NewPublication {
  readonly name: string;
  readonly items: readonly ComparedItem[];
  readonly checked: CheckedCatalogue;
  /** Of the publication that is undone by this one. */
  readonly undoes: string | null;
}

/** Stores what was compared and checked in the same transaction, as an import does, and keeps what was there before. Answers its id. */
export async function storePublication(
  tx: Tx,
  { name, items, checked, undoes }: NewPublication,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<string> {
  const changed = items.filter(({ differences }) => differences.length > 0);
  const sources = checked.catalogue.events.map(({ source_id }) => source_id);
  const before = await openEvents(tx, await readIds(tx, sources));
  await storeCatalogue(tx, checked, at);
  await recordDates(tx, before.events, checked, { by, at });
  const stored = await readStored(tx, changed);
  const written = changed.map(({ kind, key, published }) => ({
    kind,
    item_key: key,
    before: published,
    after: stored.get(`${kind} ${key}`) ?? null,
  }));
  await recordItemEdits(tx, written, { by, at });
  const id = randomUUID();
  await insertPublication(tx, { id, name, by, at, undoes });
  await insertPublicationItems(tx, id, written);
  await storeTextChanges(tx, changed.flatMap(changedTexts), at);
  return id;
}

/** As the catalogue has them now, however they were written: what is changed later differs from that. */
async function readStored(tx: Tx, items: readonly ComparedItem[]): Promise<ReadonlyMap<string, Item>> {
  const found = new Map<string, Item>();
  for (const [kind, own] of Map.groupBy(items, (item) => item.kind)) {
    const keys = own.map(({ key }) => key);
    for (const [key, item] of await exportItems(tx, kind, keys)) found.set(`${kind} ${key}`, item);
  }
  return found;
}

const readIds = async (tx: Tx, sources: readonly string[]): Promise<number[]> =>
  (await readEventIds(tx, sources)).map(({ id }) => id);

async function recordDates(
  tx: Tx,
  before: OpenEvents['events'],
  { catalogue: { events } }: CheckedCatalogue,
  editor: { readonly by: string; readonly at: Date },
): Promise<void> {
  const stored = await readEventIds(
    tx,
    events.map(({ source_id }) => source_id),
  );
  const bySource = new Map(events.map((event) => [event.source_id, event]));
  const after = stored.flatMap(({ id, source_id }) => {
    const event = bySource.get(source_id);
    return event ? [[id, event] as const] : [];
  });
  await recordEdits(tx, before, new Map(after), editor);
}

/** Texts that say something else than before, or are new in an item that was there. */
function changedTexts({ kind, key, published, merged }: ComparedItem): ChangedText[] {
  const before = new Map(
    readTexts(kind, published ?? {}).map(({ path, texts }) => [path.join('.'), texts] as const),
  );
  return readTexts(kind, merged ?? {}).flatMap(({ path, texts }) => {
    const was = before.get(path.join('.')) ?? {};
    const changed = Object.keys(texts).filter((lang) => texts[lang] !== was[lang]);
    return changed.map((lang) => ({ kind, item_key: key, path: [...path, lang].join('.') }));
  });
}
