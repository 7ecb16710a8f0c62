import type { DraftProblemCode } from '@parterre/contracts/console/drafts';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface DraftRow {
  readonly id: string;
  readonly name: string;
  readonly preview_key: string;
  readonly created_by: string;
  readonly created_at: Date;
  readonly changed_by: string;
  readonly changed_at: Date;
  readonly publish_at: Date | null;
  readonly scheduled_by: string | null;
  readonly scheduled_session: string | null;
  readonly scheduled_reason: string | null;
  readonly checked_at: Date | null;
  readonly problems: readonly DraftProblemCode[];
}

const columns = sql`id, name, preview_key, created_by, created_at, changed_by, changed_at, publish_at, scheduled_by, scheduled_session, scheduled_reason, checked_at, problems`;

interface NewDraft extends Pick<DraftRow, 'id' | 'name' | 'preview_key'> {
  readonly by: string;
  readonly at: Date;
}

export async function insertDraft(tx: Tx, { id, name, preview_key, by, at }: NewDraft): Promise<void> {
  await tx.query(sql`
    insert into drafts (id, name, preview_key, created_by, created_at, changed_by, changed_at)
    values (${id}, ${name}, ${preview_key}, ${by}, ${at}, ${by}, ${at})`);
}

/** Nobody else changes it until the transaction ends. */
export async function lockDraft(tx: Tx, id: string): Promise<DraftRow | undefined> {
  const { rows } = await tx.query(sql<DraftRow>`select ${columns} from drafts where id = ${id} for update`);
  return rows[0];
}

export async function selectDraft(db: Db | Tx, id: string): Promise<DraftRow | undefined> {
  const { rows } = await db.query(sql<DraftRow>`select ${columns} from drafts where id = ${id}`);
  return rows[0];
}

export async function selectDraftByPreviewKey(tx: Tx, key: string) {
  const { rows } = await tx.query(sql<Pick<DraftRow, 'id' | 'name'>>`
    select id, name from drafts where preview_key = ${key}`);
  return rows[0];
}

/** For locks of others, until the transaction ends. Of a `set local` the workers of a cluster hear, and not of `set_config`. */
export async function limitWaiting(tx: Tx, ms: number): Promise<void> {
  await tx.query(sql`set local lock_timeout = ${sql.raw(String(ms))}`);
}

export interface ListedDraftRow extends DraftRow {
  readonly items: number;
}

/** The last changed first. */
export async function selectDrafts(db: Db): Promise<readonly ListedDraftRow[]> {
  const { rows } = await db.query(sql<ListedDraftRow>`
    select ${columns}, (select count(*)::integer from draft_items where draft_id = drafts.id) as items
    from drafts
    order by changed_at desc, id
    limit 500`);
  return rows;
}

/** A draft that was changed is looked at anew. */
export async function touchDraft(
  tx: Tx,
  {
    id,
    name,
    by,
    at,
  }: { readonly id: string; readonly name: string; readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    update drafts
    set name = ${name}, changed_by = ${by}, changed_at = ${at}, checked_at = null, problems = '[]'
    where id = ${id}`);
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.query(sql`delete from drafts where id = ${id}`);
}

export interface DraftItemRow {
  readonly kind: ItemKind;
  readonly item_key: string;
  readonly base: Item | null;
  /** Null where it is to be removed. */
  readonly item: Item | null;
  readonly revision: number;
  readonly edited_by: string;
  readonly edited_at: Date;
}

const itemColumns = sql`kind, item_key, base, item, revision, edited_by, edited_at`;

/** In the order in which they were put in. */
export async function selectDraftItems(db: Db | Tx, draftId: string): Promise<readonly DraftItemRow[]> {
  const { rows } = await db.query(sql<DraftItemRow>`
    select ${itemColumns}
    from draft_items
    where draft_id = ${draftId}
    order by kind, item_key`);
  return rows;
}

interface ItemPlace {
  readonly draftId: string;
  readonly kind: ItemKind;
  readonly key: string;
}

export async function selectDraftItem(
  db: Db | Tx,
  { draftId, kind, key }: ItemPlace,
): Promise<DraftItemRow | undefined> {
  const { rows } = await db.query(sql<DraftItemRow>`
    select ${itemColumns}
    from draft_items
    where draft_id = ${draftId} and kind = ${kind} and item_key = ${key}`);
  return rows[0];
}

interface SavedItem extends ItemPlace {
  readonly base: Item | null;
  readonly item: Item | null;
  readonly revision: number;
  readonly by: string;
  readonly at: Date;
}

export async function storeDraftItem(tx: Tx, saved: SavedItem): Promise<void> {
  const { draftId, kind, key, base, item, revision, by, at } = saved;
  await tx.query(sql`
    insert into draft_items (draft_id, kind, item_key, base, item, revision, edited_by, edited_at)
    values (${draftId}, ${kind}, ${key}, ${base && JSON.stringify(base)}, ${item && JSON.stringify(item)}, ${revision}, ${by}, ${at})
    on conflict (draft_id, kind, item_key) do update
    set base = excluded.base, item = excluded.item, revision = excluded.revision, edited_by = excluded.edited_by,
      edited_at = excluded.edited_at`);
}

export async function deleteDraftItem(tx: Tx, { draftId, kind, key }: ItemPlace): Promise<void> {
  await tx.query(sql`
    delete from draft_items where draft_id = ${draftId} and kind = ${kind} and item_key = ${key}`);
}

export interface DraftOfItem {
  readonly item_key: string;
  readonly id: string;
  readonly name: string;
}

/** Drafts that change any of these items. */
export async function selectChangingDrafts(
  db: Db | Tx,
  kind: ItemKind,
  keys: readonly string[],
): Promise<readonly DraftOfItem[]> {
  const { rows } = await db.query(sql<DraftOfItem>`
    select draft_items.item_key, drafts.id, drafts.name
    from draft_items
    join drafts on drafts.id = draft_items.draft_id
    where draft_items.kind = ${kind} and draft_items.item_key = any(${keys})
    order by drafts.created_at, drafts.id`);
  return rows;
}

interface Schedule {
  readonly at: Date;
  readonly accountId: string;
  readonly sessionId: string;
  readonly reason: string;
}

/** When it is to be published by itself, and in whose name; null for when somebody presses. */
export async function scheduleDraft(tx: Tx, id: string, schedule: Schedule | null): Promise<void> {
  await tx.query(sql`
    update drafts
    set publish_at = ${schedule?.at ?? null}, scheduled_by = ${schedule?.accountId ?? null},
      scheduled_session = ${schedule?.sessionId ?? null}, scheduled_reason = ${schedule?.reason ?? null}, checked_at = null,
      problems = '[]'
    where id = ${id}`);
}

/** Those whose time has come, and those that nobody has looked at since a time. */
export async function selectDueDrafts(
  db: Db,
  { now, checkedBefore }: { readonly now: Date; readonly checkedBefore: Date },
): Promise<readonly string[]> {
  const { rows } = await db.query(sql<{ id: string }>`
    select id
    from drafts
    where publish_at is not null and (publish_at <= ${now} or checked_at is null or checked_at < ${checkedBefore})
    order by publish_at, id
    limit 20`);
  return rows.map(({ id }) => id);
}

export async function storeProblems(
  tx: Tx,
  id: string,
  { problems, at }: { readonly problems: readonly DraftProblemCode[]; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    update drafts set checked_at = ${at}, problems = ${JSON.stringify(problems)} where id = ${id}`);
}

export type StuckDraftRow = Pick<DraftRow, 'id' | 'name' | 'publish_at' | 'problems'> & {
  readonly checked_at: Date;
};

/** Those in whose way something was when they were last looked at; those that should be out come first. */
export async function selectStuckDrafts(db: Db): Promise<readonly StuckDraftRow[]> {
  const { rows } = await db.query(sql<StuckDraftRow>`
    select id, name, publish_at, problems, checked_at
    from drafts
    where checked_at is not null and problems <> '[]'
    order by publish_at nulls first, checked_at, id
    limit 20`);
  return rows;
}

/** Where these events are played. */
export async function selectEventPlaces(tx: Tx, eventIds: readonly number[]) {
  const { rows } = await tx.query(sql<{ event_id: number; place_id: number }>`
    select distinct event_id, place_id
    from listed_performances
    where event_id = any(${eventIds}::integer[])`);
  return rows;
}

export interface HallClock {
  readonly id: number;
  readonly source_id: string;
  readonly time_zone: string;
}

/** By which clock dates in these halls are told. */
export async function selectHallClocks(tx: Tx, halls: readonly string[]): Promise<readonly HallClock[]> {
  const { rows } = await tx.query(sql<HallClock>`
    select halls.id, halls.source_id, locations.time_zone
    from halls
    join places on places.id = halls.place_id
    join locations on locations.id = places.location_id
    where halls.source_id = any(${halls})`);
  return rows;
}

/** Where these halls are, by what files call them. */
export async function selectHallPlaces(tx: Tx, halls: readonly string[]) {
  const { rows } = await tx.query(sql<{ source_id: string; place_id: number }>`
    select source_id, place_id
    from halls
    where source_id = any(${halls})`);
  return rows;
}
