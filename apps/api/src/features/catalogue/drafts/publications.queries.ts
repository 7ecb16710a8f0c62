import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

interface NewPublication {
  readonly id: string;
  readonly name: string;
  readonly by: string;
  readonly at: Date;
  readonly undoes: string | null;
}

/** As of the catalogue's version in this transaction. */
export async function insertPublication(tx: Tx, { id, name, by, at, undoes }: NewPublication): Promise<void> {
  await tx.query(sql`
    insert into publications (id, name, published_by, published_at, version, undoes)
    select ${id}, ${name}, ${by}, ${at}::timestamptz, version, ${undoes}::uuid
    from catalogue`);
}

export interface PublishedItem {
  readonly kind: ItemKind;
  readonly item_key: string;
  readonly before: Item | null;
  /** Null where it was removed. */
  readonly after: Item | null;
}

export async function insertPublicationItems(
  tx: Tx,
  publicationId: string,
  items: readonly PublishedItem[],
): Promise<void> {
  await tx.query(sql`
    insert into publication_items (publication_id, kind, item_key, before, after)
    select ${publicationId}, kind, item_key, nullif(before, 'null'), nullif(after, 'null')
    from jsonb_to_recordset(${JSON.stringify(items)}) as given (kind text, item_key text, before jsonb, after jsonb)`);
}

export interface PublicationRow {
  readonly id: string;
  readonly name: string;
  readonly published_by: string;
  readonly published_at: Date;
  readonly live_at: Date | null;
  readonly undoes: string | null;
  readonly undone_by: string | null;
  readonly items: number;
}

const columns = sql`
    select publications.id, publications.name, publications.published_by, publications.published_at, publications.live_at,
      publications.undoes, undoing.id as undone_by,
      (select count(*)::integer from publication_items where publication_id = publications.id) as items
    from publications
    left join publications as undoing on undoing.undoes = publications.id`;

/** The newest first. */
export async function selectPublications(
  db: Db,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<readonly PublicationRow[]> {
  const { rows } = await db.query(sql<PublicationRow>`${columns}
    order by publications.published_at desc, publications.id
    limit ${limit} offset ${(page - 1) * limit}`);
  return rows;
}

export async function countPublications(db: Db): Promise<number> {
  const { rows } = await db.query(
    sql<{ total: number }>`select count(*)::integer as total from publications`,
  );
  return rows[0]?.total ?? 0;
}

export async function selectPublication(db: Db | Tx, id: string): Promise<PublicationRow | undefined> {
  const { rows } = await db.query(sql<PublicationRow>`${columns} where publications.id = ${id}`);
  return rows[0];
}

export async function selectPublicationItems(db: Db | Tx, id: string): Promise<readonly PublishedItem[]> {
  const { rows } = await db.query(sql<PublishedItem>`
    select kind, item_key, before, after
    from publication_items
    where publication_id = ${id}
    order by kind, item_key`);
  return rows;
}

/** Pages show the catalogue as of this version now. */
export async function updateLive(db: Db, version: number, at: Date): Promise<void> {
  await db.query(sql`
    update publications
    set live_at = ${at}
    where live_at is null and version <= ${version}`);
}

export interface ChangedText {
  readonly kind: ItemKind;
  readonly item_key: string;
  readonly path: string;
}

export async function storeTextChanges(tx: Tx, changed: readonly ChangedText[], at: Date): Promise<void> {
  if (changed.length === 0) return;
  await tx.query(sql`
    insert into text_changes (kind, item_key, path, changed_at)
    select kind, item_key, path, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changed)}) as given (kind text, item_key text, path text)
    on conflict (kind, item_key, path) do update
    set changed_at = excluded.changed_at`);
}

export async function selectTextChanges(
  db: Db | Tx,
  kind: ItemKind,
  key: string,
): Promise<readonly { readonly path: string; readonly changed_at: Date }[]> {
  const { rows } = await db.query(sql<{ path: string; changed_at: Date }>`
    select path, changed_at
    from text_changes
    where kind = ${kind} and item_key = ${key}
    order by path`);
  return rows;
}
