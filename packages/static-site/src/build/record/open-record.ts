import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** Raised whenever the tables change; an older record is dropped, and the next build writes every page anew. */
const version = 3;

const schema = `
  create table page (
    id integer primary key,
    path text not null unique,
    template text not null,
    -- Hash of the data last published; null when the page never was.
    data text,
    code text,
    slices text not null,
    queries text not null,
    keys text not null,
    sitemap text,
    digest integer not null,
    -- When and why it was last written.
    run integer,
    writtenAt integer,
    reason text,
    failure text
  ) strict;
  create table dependency (key text not null, page integer not null, primary key (key, page)) strict, without rowid;
  create index failed_page on page (path) where failure is not null;

  create table shared_part (
    kind text not null,
    name text not null,
    published text not null,
    json text not null,
    primary key (kind, name)
  ) strict, without rowid;

  create table immutable_file (path text primary key, retired_at integer) strict, without rowid;
  create index retired_file on immutable_file (retired_at);

  create table document (path text primary key, hash text not null) strict, without rowid;

  -- What is still to be renamed or removed; empty but for the moments of publishing.
  create table journal (phase integer not null, target text not null, pending text) strict;

  create table run (
    id integer primary key,
    kind text not null,
    keys text not null,
    started_at integer not null
  ) strict;
  create table setting (name text primary key, value text not null) strict, without rowid;
  pragma user_version = ${version};
`;

const readVersion = (db: DatabaseSync) =>
  query<{ user_version: number }>(db, 'pragma user_version').first()?.user_version;

/** What the generator remembers of the published site. Write-ahead logging lets `explain` read while a build runs. */
export function openRecord(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -16384; pragma journal_size_limit = 16777216',
  );
  if (readVersion(db) !== version) forgetAll(db);
  return db;
}

/** For a record that does not match what is published: the next build writes everything. */
export function forgetAll(db: DatabaseSync): void {
  const tables = query<{ name: string }>(db, `select name from sqlite_schema where type = 'table'`).all();
  const drops = tables.map(({ name }) => `drop table "${name}";`).join('');
  db.exec(`begin; ${drops} ${schema} commit`);
}

/** A prepared statement. The tables are strict, so a row truly has the types that the caller states. */
export function query<Row = never>(db: DatabaseSync, sql: string) {
  const statement = db.prepare(sql);
  return {
    first: (...values: SQLInputValue[]) => statement.get(...values) as Row | undefined,
    all: (...values: SQLInputValue[]) => statement.all(...values) as Row[],
    each: (...values: SQLInputValue[]) => statement.iterate(...values) as Iterable<Row>,
    run: (...values: SQLInputValue[]) => statement.run(...values),
  };
}

/** All or nothing; what happens between the two ends may be asynchronous. */
export async function inTransaction<Result>(db: DatabaseSync, work: () => Promise<Result>): Promise<Result> {
  db.exec('begin immediate');
  try {
    const result = await work();
    db.exec('commit');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}
