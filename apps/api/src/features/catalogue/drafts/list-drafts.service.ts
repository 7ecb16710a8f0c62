import type {
  DraftDetail,
  DraftSummary,
  PublicationDetail,
  PublicationList,
} from '@parterre/contracts/console/drafts';
import type { StuckDraft } from '@parterre/contracts/console/today';
import { compareItems } from '@parterre/domain/drafts/compare-items';
import { type Refused, refuse } from '../../../commands/command.ts';
import type { Db } from '../../../database/connect.ts';
import { selectMainLanguage } from '../export/events.queries.ts';
import { compareDraft, type ItemFault } from './compare-draft.service.ts';
import { findDraftClashes } from './draft-clashes.service.ts';
import { noDraft } from './draft-commands.service.ts';
import {
  type DraftRow,
  selectDraft,
  selectDraftItems,
  selectDrafts,
  selectStuckDrafts,
} from './drafts.queries.ts';
import { itemTitle } from './item-title.ts';
import {
  countPublications,
  type PublicationRow,
  selectPublication,
  selectPublicationItems,
  selectPublications,
} from './publications.queries.ts';
import { noPublication } from './undo-publication.service.ts';

const describeDraft = ({ id, name, created_by, changed_by, ...times }: DraftRow) => ({
  id,
  name,
  created_by,
  created_at: times.created_at.toISOString(),
  changed_by,
  changed_at: times.changed_at.toISOString(),
  publish_at: times.publish_at?.toISOString() ?? null,
});

export const listDrafts = async (db: Db): Promise<DraftSummary[]> =>
  (await selectDrafts(db)).map((row) => ({
    ...describeDraft(row),
    items: row.items,
    is_stuck: row.problems.length > 0,
  }));

/** Those that wait for a person, though they were to go out by themselves. */
export const listStuckDrafts = async (db: Db): Promise<StuckDraft[]> =>
  (await selectStuckDrafts(db)).map(({ publish_at, checked_at, problems, ...draft }) => ({
    ...draft,
    publish_at: publish_at?.toISOString() ?? null,
    since: checked_at.toISOString(),
    problems: [...problems],
  }));

/** A draft against the catalogue as it is now. */
export const readDraft = (db: Db, id: string, siteUrl: string): Promise<DraftDetail | Refused> =>
  db.transaction(async (tx) => {
    const draft = await selectDraft(tx, id);
    if (!draft) return refuse(noDraft);
    const rows = await selectDraftItems(tx, id);
    const { items, faults } = await compareDraft(
      tx,
      rows.map(({ kind, item_key, base, item }) => ({ kind, key: item_key, base, item })),
    );
    const clashes = await findDraftClashes(tx, items);
    return {
      ...describeDraft(draft),
      preview_url: `${readOrigin(siteUrl)}/preview/${draft.preview_key}/`,
      items: items.map((compared, index) => {
        const { kind, key, item, title, published, differences, collisions, faults: own } = compared;
        return {
          kind,
          key,
          title,
          is_new: published === null && item !== null,
          is_removed: item === null,
          differences: [...differences].map(({ path, ...sides }) => ({ path: [...path], ...sides })),
          collisions: collisions.map(({ path, ...sides }) => ({ path: [...path], ...sides })),
          faults: own.map(describeFault),
          clashes: [...(clashes.get(compared) ?? [])],
          // Compared one by one, in their order.
          ...describeEditing(rows[index]),
        };
      }),
      faults: faults.map(describeFault),
      checked_at: draft.checked_at?.toISOString() ?? null,
      problems: [...draft.problems],
    };
  });

/** Beside the API, whatever prefix pages have. */
const readOrigin = (siteUrl: string) => (URL.canParse(siteUrl) ? new URL(siteUrl).origin : siteUrl);

const describeFault = ({ path, code, params, obstacle }: ItemFault) => ({
  path,
  code,
  params,
  ...(obstacle && { obstacle: { ...obstacle, by: obstacle.by.map((name) => ({ ...name })) } }),
});

const describeEditing = (
  row: { readonly revision: number; readonly edited_by: string; readonly edited_at: Date } | undefined,
) => ({
  revision: row?.revision ?? 0,
  edited_by: row?.edited_by ?? '',
  edited_at: (row?.edited_at ?? new Date(0)).toISOString(),
});

const describePublication = ({ published_at, live_at, items: _items, ...row }: PublicationRow) => ({
  ...row,
  published_at: published_at.toISOString(),
  live_at: live_at?.toISOString() ?? null,
});

export async function listPublications(
  db: Db,
  wanted: { readonly page: number; readonly limit: number },
): Promise<PublicationList> {
  const [rows, total] = await Promise.all([selectPublications(db, wanted), countPublications(db)]);
  const results = rows.map((row) => ({ ...describePublication(row), items: row.items }));
  return { results, total, ...wanted };
}

export const readPublication = (db: Db, id: string): Promise<PublicationDetail | Refused> =>
  db.transaction(async (tx) => {
    const row = await selectPublication(tx, id);
    if (!row) return refuse(noPublication);
    const mainLang = await selectMainLanguage(tx);
    const items = await selectPublicationItems(tx, id);
    return {
      ...describePublication(row),
      items: items.map(({ kind, item_key, before, after }) => ({
        kind,
        key: item_key,
        title: itemTitle(after ?? before, mainLang) ?? item_key,
        is_new: before === null,
        is_removed: after === null,
        differences: compareItems(before ?? undefined, after ?? undefined).map(({ path, ...sides }) => ({
          path: [...path],
          ...sides,
        })),
      })),
    };
  });
