import type { EditedItem, ItemList, ItemListQuery, ItemQuery } from '@parterre/contracts/console/drafts';
import { measureCompleteness } from '@parterre/domain/drafts/item-texts';
import { type Refused, refuse } from '../../../commands/command.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { exportItems } from '../export/export-catalogue.service.ts';
import { type DraftItemRow, selectChangingDrafts, selectDraftItem } from './drafts.queries.ts';
import {
  countNamed,
  namePattern,
  selectNamed,
  selectTextLanguages,
  type TextLanguages,
} from './item-list.queries.ts';
import { selectTextChanges } from './publications.queries.ts';

const noItem = makeProblem('not_found', 'The catalogue does not have it, nor this draft.');

export async function listItems(db: Db, { kind, q, page, limit }: ItemListQuery): Promise<ItemList> {
  const pattern = namePattern(q);
  const [found, total, languages] = await Promise.all([
    selectNamed(db, { kind, pattern, page, limit }),
    countNamed(db, { kind, pattern }),
    readLanguages(db),
  ]);
  const keys = found.map(({ key }) => key);
  const items = await db.transaction((tx) => exportItems(tx, kind, keys));
  const drafts = Map.groupBy(await selectChangingDrafts(db, kind, keys), ({ item_key }) => item_key);
  const results = found.map(({ key, title, path }) => ({
    key,
    title,
    path,
    completeness: measureCompleteness(kind, items.get(key) ?? {}, languages.languages),
    drafts: (drafts.get(key) ?? []).map(({ id, name }) => ({ id, name })),
  }));
  return { results, total, page, limit, ...languages };
}

async function readLanguages(db: Db): Promise<TextLanguages> {
  const { main_lang, languages } = await selectTextLanguages(db);
  return { main_lang, languages: [main_lang, ...languages.filter((lang) => lang !== main_lang)] };
}

/** As it is published and as a draft has it, for whoever edits it. */
export async function readItem(db: Db, { kind, key, draft_id }: ItemQuery): Promise<EditedItem | Refused> {
  const published = (await db.transaction((tx) => exportItems(tx, kind, [key]))).get(key) ?? null;
  const row = draft_id && (await selectDraftItem(db, { draftId: draft_id, kind, key }));
  if (!published && !row) return refuse(noItem);
  const [languages, ages, drafts] = await Promise.all([
    readLanguages(db),
    selectTextChanges(db, kind, key),
    selectChangingDrafts(db, kind, [key]),
  ]);
  return {
    published,
    draft: describeDrafted(row || undefined),
    ...languages,
    ages: ages.map(({ path, changed_at }) => ({ path, changed_at: changed_at.toISOString() })),
    drafts: drafts.map(({ id, name }) => ({ id, name })),
  };
}

/** As a draft has an item; null where it does not. */
export const describeDrafted = (row: DraftItemRow | undefined): EditedItem['draft'] =>
  row
    ? {
        item: row.item,
        base: row.base,
        revision: row.revision,
        edited_by: row.edited_by,
        edited_at: row.edited_at.toISOString(),
      }
    : null;
