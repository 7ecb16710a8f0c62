import type pg from 'pg';
import type { Script } from './scripts.ts';

/** Any number would do, as long as every process takes the same. */
const lockKey = 7_274_383;

export const lockSchema = (client: pg.ClientBase) => client.query('select pg_advisory_lock($1)', [lockKey]);

/** What has been applied. Not part of a backup: a new database makes its own. */
export const bookkeepingTables = ['migrations', 'functions', 'replaced_function_sets'];

export async function createBookkeeping(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  await client.query(`
    create table if not exists functions (
      name text primary key,
      checksum text not null,
      -- The newest version has it no more; the version before may still call it.
      is_retired boolean not null default false,
      applied_at timestamptz not null default now()
    )`);
  await client.query(`
    create table if not exists replaced_function_sets (
      checksum text primary key,
      replaced_at timestamptz not null default now()
    )`);
}

/** All of it or nothing. */
export async function inTransaction<Result>(
  client: pg.ClientBase,
  act: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    // Whoever waits for a lock makes everybody behind it wait: better to give up, and try when it is quiet.
    await client.query(`set local lock_timeout = '5s'`);
    const result = await act();
    await client.query('commit');
    return result;
  } catch (error) {
    // What went wrong is told, even where the connection broke with it.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** One statement: the server itself refuses several in this protocol. */
export const runStatement = (client: pg.ClientBase, text: string) =>
  client.query({ text, queryMode: 'extended' } as pg.QueryConfig);

export async function selectMigrations(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  return rows;
}

export const insertMigration = (client: pg.ClientBase, { name, checksum }: Script) =>
  client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
