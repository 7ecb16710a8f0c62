import type pg from 'pg';
import { bookkeepingTables } from '../migrate.queries.ts';

export interface Table {
  readonly name: string;
  /** Those that are stored as they were: neither generated nor numbers of transactions, which mean nothing elsewhere. */
  readonly columns: readonly string[];
  /** Tables that its rows refer to. */
  readonly needs: readonly string[];
}

/** Every table but those that say what has been applied, which a new database makes by itself. */
export async function selectTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select tables.relname as name,
      array(
        select quote_ident(attname) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
          and atttypid <> 'xid8'::regtype
        order by attnum) as columns,
      array(
        select distinct referred.relname::text
        from pg_constraint
        join pg_class as referred on referred.oid = confrelid
        where conrelid = tables.oid and contype = 'f' and confrelid <> conrelid) as needs
    from pg_class as tables
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      and relname <> all($1)
    order by relname`,
    [bookkeepingTables],
  );
  return rows;
}

export interface Sequence {
  readonly sequence: string;
  readonly value: number;
  readonly is_called: boolean;
}

export async function selectSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as sequence, coalesce(last_value, start_value)::float as value, last_value is not null as is_called
    from pg_sequences
    where schemaname = 'public'`);
  return rows;
}

export async function isCluster(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from pg_extension where extname = 'citus'`);
  return rowCount !== 0;
}

export async function hasRows(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from ${quoted(table)} limit 1`);
  return rowCount !== 0;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
