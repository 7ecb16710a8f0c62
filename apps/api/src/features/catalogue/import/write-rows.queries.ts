import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';
import { type Row, type TableName, tables } from './tables.ts';

/** Large enough that the number of statements does not matter, small enough for one message to the server. */
const chunkSize = 5000;

const columnList = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));

/** Adds rows that all have the same columns. `onConflict` says what becomes of those that are there already. */
export async function insertRows(
  tx: Tx,
  table: string,
  rows: readonly Row[],
  onConflict: RawBuilder<unknown> = sql``,
): Promise<void> {
  const columns = columnList(Object.keys(rows[0] ?? {}));
  const insert = (chunk: string) =>
    sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)
      ${onConflict}`.execute(tx);
  let writing: Promise<unknown> | undefined;
  for (let start = 0; start < rows.length; start += chunkSize) {
    // While the server writes one chunk, the next is put into words.
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize));
    await writing;
    writing = insert(chunk);
  }
  await writing;
}

export async function storeRows(tx: Tx, table: TableName, rows: readonly Row[]): Promise<void> {
  const description = tables[table];
  if (!('key' in description)) return insertRows(tx, table, rows);
  const updates = Object.keys(rows[0] ?? {}).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const onConflict = sql`on conflict (${columnList(description.key)}) do update set ${sql.join(updates)}`;
  return insertRows(tx, table, rows, onConflict);
}

export async function deleteOwned(
  tx: Tx,
  table: TableName,
  owner: string,
  ids: readonly number[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where ${sql.ref(owner)} = any(${ids})`.execute(tx);
}
