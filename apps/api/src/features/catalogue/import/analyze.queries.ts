import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { type TableName, tables } from './tables.ts';

/** Whether there are three times as many events as the planner knows of, or more. */
export async function hasOutgrownStatistics(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_outgrown: boolean }>`
    select (select count(*) from events) >= 3 * greatest(reltuples, 500) as is_outgrown
    from pg_class
    where oid = 'events'::regclass`.execute(db);
  return rows[0]?.is_outgrown ?? false;
}

const searchTables = ['search_texts', 'search_words'];

export async function refreshStatistics(db: Db): Promise<void> {
  // Object.keys forgets the names of the keys.
  const names = [...(Object.keys(tables) as TableName[]), ...searchTables];
  await sql`analyze ${sql.join(names.map((name) => sql.table(name)))}`.execute(db);
}
