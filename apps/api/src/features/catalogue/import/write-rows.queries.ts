import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';
import { type Row, type TableName, tables } from './tables.ts';

/** Large enough that the number of statements does not matter, small enough for one message to the server. */
const chunkSize = 5000;

const columnList = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));

type Statement = RawBuilder<unknown>;

/** Adds rows that all have the same columns. `onConflict` says what becomes of those that are there already. */
export function* insertRows(
  table: string,
  rows: readonly Row[],
  onConflict: Statement = sql``,
): Generator<Statement> {
  const columns = columnList(Object.keys(rows[0] ?? {}));
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize));
    yield sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)
      ${onConflict}`;
  }
}

export function storeRows(table: TableName, rows: readonly Row[]): Generator<Statement> {
  const description = tables[table];
  if (!('key' in description)) return insertRows(table, rows);
  const updates = Object.keys(rows[0] ?? {}).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const onConflict = sql`on conflict (${columnList(description.key)}) do update set ${sql.join(updates)}`;
  return insertRows(table, rows, onConflict);
}

/** While the server does one thing, the next is put into words. */
export async function runInTurn(tx: Tx, statements: Iterable<Statement>): Promise<void> {
  let running: Promise<unknown> | undefined;
  for (const statement of statements) {
    await running;
    running = statement.execute(tx);
  }
  await running;
}

export const deleteOwned = (table: TableName, owner: string, ids: readonly number[]): Statement => sql`
  delete from ${sql.table(table)}
  where ${sql.ref(owner)} = any(${ids})`;
