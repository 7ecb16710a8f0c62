import type { Picture } from '@parterre/contracts/catalogue-file/values';
import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

/** Says that somebody uploaded it again: from now on it is as new, and nobody sweeps it away. Undefined where it is not known. */
export async function touchPicture(db: Db, id: string, at: Date): Promise<Picture | undefined> {
  const { rows } = await db.query(sql<{ picture: Picture }>`
    update pictures
    set uploaded_at = ${at}
    where id = ${id}
    returning picture`);
  return rows[0]?.picture;
}

export interface PictureRow {
  readonly id: string;
  readonly picture: Picture;
  /** Of the original. */
  readonly format: string;
  readonly bytes: number;
}

export async function selectPicture(tx: Tx, id: string): Promise<Picture | undefined> {
  const { rows } = await tx.query(sql<{ picture: Picture }>`select picture from pictures where id = ${id}`);
  return rows[0]?.picture;
}

export function queuePicture(tx: Tx, { id, picture, format, bytes }: PictureRow, at: Date): void {
  tx.queue(sql`
    insert into pictures (id, picture, format, bytes, uploaded_at)
    values (${id}, ${JSON.stringify(picture)}::jsonb, ${format}, ${bytes}, ${at})
    on conflict (id) do update set picture = excluded.picture, uploaded_at = excluded.uploaded_at`);
}

/** Those that were uploaded so long ago that somebody should use them, the oldest first. */
export async function selectOldPictures(db: Db, before: Date, after: string): Promise<string[]> {
  const { rows } = await db.query(sql<{ id: string }>`
    select id
    from pictures
    where uploaded_at < ${before} and id > ${after}
    order by id
    limit 200`);
  return rows.map(({ id }) => id);
}

/**
 * Which of these somebody names: things of the catalogue, sites, drafts, and what was published and may be undone. Whatever else keeps catalogue files, or parts of them, must be asked here as
 * well, or it loses its pictures: `sweep-pictures.test.ts` fails when a table with JSON comes that nobody has decided about.
 */
export async function selectNamed(db: Db | Tx, sources: readonly string[]): Promise<Set<string>> {
  const named = sql`
    select jsonb_path_query(images, '$.**.src') #>> '{}' as src from events
    union all
    select jsonb_path_query(images, '$.**.src') #>> '{}' from places
    union all
    select jsonb_path_query(image, '$.**.src') #>> '{}' from persons
    union all
    select jsonb_path_query(image, '$.**.src') #>> '{}' from news
    union all
    select jsonb_path_query(theme, '$.**.src') #>> '{}' from landings
    union all
    select jsonb_path_query(item, '$.**.src') #>> '{}' from draft_items
    union all
    select jsonb_path_query(base, '$.**.src') #>> '{}' from draft_items
    union all
    select jsonb_path_query(before, '$.**.src') #>> '{}' from publication_items
    union all
    select jsonb_path_query(after, '$.**.src') #>> '{}' from publication_items
    union all
    select jsonb_path_query(said, '$.**.src') #>> '{}' from item_edits`;
  const { rows } = await db.query(sql<{ src: string }>`
    select distinct src from (${named}) as named where src = any (${sources}::text[])`);
  return new Set(rows.map(({ src }) => src));
}

/** From here on whoever uploads it waits, and makes it anew. */
export async function lockOldPicture(tx: Tx, id: string, before: Date): Promise<PictureRow | undefined> {
  const { rows } = await tx.query(sql<PictureRow>`
    select id, picture, format, bytes
    from pictures
    where id = ${id} and uploaded_at < ${before}
    for update`);
  return rows[0];
}

export const queuePictureRemoval = (tx: Tx, id: string): void =>
  tx.queue(sql`delete from pictures where id = ${id}`);
