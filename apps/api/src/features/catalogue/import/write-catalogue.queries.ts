import type { Db, Tx } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';
import type { ChangedPerformance } from './change-summary.ts';
import { copyText } from './copy-text.ts';
import type { WithheldSeats } from './draft-events.ts';
import { type Row, type TableName, tables } from './tables.ts';

/** Large enough that the number of statements does not matter, small enough for one message to the server. */
const chunkSize = 5000;

const columnList = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));

type Statement = Sql;

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
      insert into ${sql.ref(table)} (${columns})
      select ${columns}
      from json_populate_recordset(null::${sql.ref(table)}, ${chunk}::json)
      ${onConflict}`;
  }
}

export function storeRows(table: TableName, rows: readonly Row[]): Generator<Statement> {
  const description = tables[table];
  if (!('key' in description)) return insertRows(table, rows);
  // What a row is known by is what it was: naming it here would keep out everybody who refers to the row, such as who buys a seat.
  const lasting = new Set<string>([...description.key, 'source_id']);
  const updates = Object.keys(rows[0] ?? {})
    .filter((name) => !lasting.has(name))
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const onConflict = sql`on conflict (${columnList(description.key)}) do update set ${sql.join(updates)}`;
  return insertRows(table, rows, onConflict);
}

interface Copy {
  readonly statement: Statement;
  readonly rows: string;
}

/** Adds rows none of which is there yet. */
export function* copyRows(table: TableName, rows: readonly Row[]): Generator<Copy> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const statement = sql`copy ${sql.ref(table)} (${columnList(columns)}) from stdin`;
  yield { statement, rows: copyText(rows, columns) };
}

/** While the server does one thing, the next is put into words. */
export async function runInTurn(tx: Tx, writes: Iterable<Statement | Copy>): Promise<void> {
  let running: Promise<unknown> | undefined;
  for (const write of writes) {
    await running;
    running = 'rows' in write ? tx.copy(write.statement, write.rows) : tx.query(write);
  }
  await running;
}

interface ForeignKeys {
  readonly table: string;
  readonly names: readonly string[];
}

/** What these tables refer to others by. None on a cluster, which cannot put off checking it. */
export async function selectForeignKeys(tx: Tx, names: readonly string[]): Promise<readonly ForeignKeys[]> {
  const { rows } = await tx.query(sql<ForeignKeys>`
    select wanted as "table", array_agg(conname::text) as names
    from unnest(${names}::text[]) as wanted
    join pg_constraint on conrelid = wanted::regclass and contype = 'f'
    where not exists (select from pg_extension where extname = 'citus')
    group by wanted`);
  return rows;
}

/** Lets the rows of these tables refer to anything until they are enforced again, which checks all of them at once. */
export async function suspendForeignKeys(tx: Tx, all: readonly ForeignKeys[]): Promise<void> {
  for (const { table, names } of all)
    await tx.query(sql`
      alter table ${sql.ref(table)}
      ${sql.join(names.map((name) => sql`alter constraint ${sql.ref(name)} not enforced`))}`);
}

export async function enforceForeignKeys(tx: Tx, all: readonly ForeignKeys[]): Promise<void> {
  for (const { table, names } of all)
    await tx.query(sql`
      alter table ${sql.ref(table)}
      ${sql.join(names.map((name) => sql`alter constraint ${sql.ref(name)} enforced`))}`);
}

interface Index {
  readonly name: string;
  /** As PostgreSQL writes it. */
  readonly definition: string;
}

/** What these tables are found by beside their keys. None on a cluster, as above. */
export async function selectIndexes(tx: Tx, names: readonly string[]): Promise<readonly Index[]> {
  const { rows } = await tx.query(sql<Index>`
    select coalesce(relname::text, '') as name, coalesce(pg_get_indexdef(indexrelid), '') as definition
    from unnest(${names}::text[]) as wanted
    join pg_index on indrelid = wanted::regclass
    join pg_class on pg_class.oid = indexrelid
    where not exists (select from pg_constraint where conindid = indexrelid)
      and not exists (select from pg_extension where extname = 'citus')`);
  return rows;
}

/** Made at once of all rows they cost a fraction of what they do row by row. */
export async function dropIndexes(tx: Tx, indexes: readonly Index[]): Promise<void> {
  for (const { name } of indexes) await tx.query(sql`drop index ${sql.ref(name)}`);
}

export async function createIndexes(tx: Tx, indexes: readonly Index[]): Promise<void> {
  for (const { definition } of indexes) await tx.query(sql.raw(definition));
}

export const deleteOwned = (table: TableName, owner: string, ids: readonly number[]): Statement => sql`
  delete from ${sql.ref(table)}
  where ${sql.ref(owner)} = any(${ids})`;

/** Dates of events that are not in the file follow their hall to another place. */
export async function followHalls(tx: Tx): Promise<void> {
  await tx.query(sql`
    update listed_performances
    set place_id = halls.place_id, location_id = places.location_id
    from halls
    join places on places.id = halls.place_id
    where halls.id = listed_performances.hall_id
      and (listed_performances.place_id, listed_performances.location_id) is distinct from (halls.place_id, places.location_id)
  `);
}

/** Dates that are taken out of the catalogue, and their events: whatever is kept by event is found by it. */
export interface RemovedPerformances {
  readonly eventIds: readonly number[];
  readonly performanceIds: readonly number[];
}

export async function deletePerformances(
  tx: Tx,
  table: 'performances' | 'listed_performances',
  { eventIds, performanceIds }: RemovedPerformances,
) {
  const key = table === 'listed_performances' ? 'performance_id' : 'id';
  await tx.query(sql`
    delete from ${sql.ref(table)}
    where event_id = any(${eventIds}) and ${sql.ref(key)} = any(${performanceIds})`);
}

/** That nobody has anything of them was checked. */
export async function deleteFreeStock(
  tx: Tx,
  table: 'stock_seats' | 'stock_units',
  { eventIds, performanceIds }: RemovedPerformances,
) {
  await tx.query(sql`
    delete from ${sql.ref(table)}
    where event_id = any(${eventIds}) and performance_id = any(${performanceIds}) and state in ('free', 'withheld')`);
}

/** Those that the last file withheld, not those that operators do. Kept as rows, so that those who watch the date hear of it. */
export async function freeWithheldSeats(tx: Tx, eventIds: readonly number[], at: Date) {
  await tx.query(sql`
    update stock_seats
    set state = case when wished then 'held' else 'free' end, owner = case when wished then waiting_list_owner() end,
      held_at = case when wished then ${at}::timestamptz end,
      expires_at = case when wished then 'infinity'::timestamptz else '-infinity' end,
      changed = pg_current_xact_id()
    where event_id = any(${eventIds}) and state = 'withheld'
      and not exists (
        select
        from withheld_seats
        where withheld_seats.event_id = any(${eventIds}) and withheld_seats.event_id = stock_seats.event_id
          and withheld_seats.performance_id = stock_seats.performance_id
          and withheld_seats.seat = stock_seats.seat)`);
}

/** Seats that are held or sold stay so. Where no seat has a row yet, none is looked for: that takes half of the time. */
export async function withholdSeats(tx: Tx, withheld: readonly WithheldSeats[], isFirst: boolean) {
  const onConflict = sql`
    on conflict (event_id, performance_id, seat) do update
    set zone = excluded.zone, state = 'withheld', owner = null, held_at = null, expires_at = null, changed = excluded.changed
    where stock.state = 'free' or stock.owner = waiting_list_owner()`;
  await tx.query(sql`
    insert into stock_seats as stock (event_id, performance_id, seat, zone, state)
    select event_id, performance_id, seat, zone, 'withheld'
    from json_to_recordset(${JSON.stringify(withheld)}::json)
      as given (event_id integer, performance_id integer, zone text, seats integer[])
    cross join lateral unnest(seats) as seat
    ${isFirst ? sql`` : onConflict}`);
}

/** Places that nobody has are numbered anew, up to the capacity that the date has now. Called once that is written. */
export async function deleteFreeUnits(tx: Tx, eventIds: readonly number[]) {
  await tx.query(sql`
    delete from stock_units
    where event_id = any(${eventIds}) and state = 'free'`);
}

/** Those of these dates that are stored just so. */
export async function selectUnchangedPerformances(tx: Tx, rows: readonly Row[]): Promise<readonly number[]> {
  const compared = Object.keys(rows[0] ?? {}).filter((name) => name !== 'updated_at');
  const row = (table: string) => sql`(${sql.join(compared.map((name) => sql.ref(`${table}.${name}`)))})`;
  const { rows: found } = await tx.query(sql<{ id: number }>`
    select stored.id
    from json_populate_recordset(null::performances, ${JSON.stringify(rows)}::json) as given
    join performances as stored on stored.event_id = given.event_id and stored.id = given.id
    where ${row('stored')} is not distinct from ${row('given')}`);
  return found.map(({ id }) => id);
}

interface RevisedPerformance extends ChangedPerformance {
  readonly revision: number;
}

/** Counts a change of these, and answers how many each has had. */
export async function raiseRevisions(
  tx: Tx,
  changed: readonly ChangedPerformance[],
): Promise<readonly RevisedPerformance[]> {
  if (changed.length === 0) return [];
  const { rows } = await tx.query(sql<RevisedPerformance>`
    update performances
    set revision = revision + 1
    where event_id = any(${changed.map(({ event_id }) => event_id)})
      and id = any(${changed.map(({ performance_id }) => performance_id)})
    returning event_id, id as performance_id, revision`);
  return rows;
}

export async function storeLanguages(tx: Tx, mainLang: string, languages: readonly string[]): Promise<void> {
  await tx.query(sql`
    update catalogue
    set main_lang = ${mainLang}, languages = ${languages}`);
}

/** Events that were stored before a language came up are sorted there by their titles in the main one. */
export async function fillTexts(tx: Tx, mainLang: string, languages: readonly string[]): Promise<void> {
  await tx.query(sql`
    insert into event_texts (event_id, lang, sort_title)
    select main.event_id, added.lang, main.sort_title
    from event_texts as main
    cross join unnest(${languages}::text[]) as added (lang)
    where main.lang = ${mainLang}
    on conflict do nothing`);
}

/**
 * Whether there are three times as many events as the planner knows of, or more. Their number alone it learns when an index
 * is made, and then nothing else of them.
 */
export async function hasOutgrownStatistics(db: Db): Promise<boolean> {
  const { rows } = await db.query(sql<{ is_outgrown: boolean }>`
    select (select count(*) from events) >= 3 * greatest(
        case when exists (select from pg_stats where schemaname = current_schema() and tablename = 'events') then reltuples end, 500
      ) as is_outgrown
    from pg_class
    where oid = 'events'::regclass`);
  return rows[0]?.is_outgrown ?? false;
}

const searchTables = ['search_texts', 'search_words'];

/** Roughly: a fifth of the rows that PostgreSQL would look at is enough to tell many from few. */
export async function refreshStatistics(tx: Tx): Promise<void> {
  // Object.keys forgets the names of the keys.
  const names = [...(Object.keys(tables) as TableName[]), ...searchTables];
  await tx.query(sql`set local default_statistics_target = 20`);
  await tx.query(sql`analyze ${sql.join(names.map((name) => sql.ref(name)))}`);
}
