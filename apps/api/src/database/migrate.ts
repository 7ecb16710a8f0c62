import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { StartFault } from '../start-fault.ts';
import { connect, type Db } from './connect.ts';
import { splitStatements } from './split-statements.ts';

interface Migration {
  readonly name: string;
  readonly script: string;
  readonly checksum: string;
}

/** Any number would do, as long as every process takes the same. */
const lockKey = 7_274_383;

export async function readMigrations(folder = new URL('migrations/', import.meta.url)): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(new URL(name, folder), 'utf8');
      return { name, script, checksum: hash('sha256', script) };
    }),
  );
}

/** Brings the schema up to date and answers what ran. Processes that start together wait for each other. */
export async function migrate(db: Db, migrations?: readonly Migration[]): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      return await applyPending(connection, known);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

/** Over a connection of its own, whose patience has no end: another process may be at it, with a large table. */
export async function migrateAt(databaseUrl: string): Promise<string[]> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  return migrate(db).finally(() => db.destroy());
}

async function applyPending(connection: Db, known: readonly Migration[]): Promise<string[]> {
  await sql`
    create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(connection);
  const applied = await sql<{
    name: string;
    checksum: string;
  }>`select name, checksum from migrations`.execute(connection);
  const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]));
  refuseForeignHistory(checksums, known);
  const pending = known.filter(({ name }) => !checksums.has(name));
  for (const migration of pending) await apply(connection, migration);
  return pending.map(({ name }) => name);
}

function refuseForeignHistory(applied: ReadonlyMap<string, string>, known: readonly Migration[]): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!checksums.has(name))
      throw new StartFault(
        `The database has had migration ${name}, which this version does not know. Start the newer version.`,
      );
    if (checksums.get(name) !== checksum)
      throw new StartFault(
        `Migration ${name} has changed since it ran on this database. Migrations are never edited: restore the file and add a new one.`,
      );
  }
}

async function apply(connection: Db, { name, script, checksum }: Migration): Promise<void> {
  await connection.transaction().execute(async (tx) => {
    // Whoever waits for a lock makes everybody behind it wait: better to give up, and try when it is quiet.
    await sql`set local lock_timeout = '5s'`.execute(tx);
    for (const statement of splitStatements(script)) {
      await sql
        .raw(statement)
        .execute(tx)
        .catch((cause) => {
          throw new Error(`Migration ${name} failed at: ${statement.slice(0, 200)}`, { cause });
        });
    }
    await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
  });
}
