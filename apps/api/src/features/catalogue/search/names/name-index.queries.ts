import type { Db } from '../../../../database/connect.ts';
import { sql } from '../../../../database/sql.ts';
import type { SearchKind } from '../search.queries.ts';

/** What a thing is called in one language: its stems and where they stand, as PostgreSQL writes them. */
export interface NamesRow {
  readonly id: number;
  readonly lang: string;
  readonly names: string;
  readonly until_ms: number;
}

export async function selectNames(
  db: Db,
  kind: SearchKind,
  ids: readonly number[],
): Promise<readonly NamesRow[]> {
  const { rows } = await db.query(sql<NamesRow>`
    select item_id as id, lang, names::text as names, (extract(epoch from until) * 1000)::float8 as until_ms
    from search_texts
    where kind = ${kind} and item_id = any(${ids}::integer[])`);
  return rows;
}

export async function selectLargestId(db: Db, kind: SearchKind): Promise<number> {
  const { rows } = await db.query(sql<{ id: number }>`
    select coalesce(max(item_id), 0) as id
    from search_texts
    where kind = ${kind}`);
  return rows[0]?.id ?? 0;
}
