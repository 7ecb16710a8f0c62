import pg from 'pg';
import { StartFault } from '../start-fault.ts';
import {
  checkFunctions,
  createNewFunctions,
  refuseReplacedFunctions,
  replaceFunctions,
} from './apply-functions.ts';
import {
  createBookkeeping,
  insertMigration,
  inTransaction,
  lockSchema,
  runStatement,
  selectMigrations,
} from './migrate.queries.ts';
import { readScripts, type Script, type Scripts } from './scripts.ts';
import { separateCheck } from './separate-check.ts';
import { splitStatements } from './split-statements.ts';

/** Brings tables and functions up to date and answers what ran. Processes that start together wait for each other. */
export async function migrate(databaseUrl: string, scripts?: Scripts): Promise<string[]> {
  const { migrations, functions } = scripts ?? (await readScripts());
  return withSchemaLocked(databaseUrl, async (client) => {
    await refuseReplacedFunctions(client, functions);
    const ran = await applyMigrations(client, { migrations, functions });
    const replaced = await replaceFunctions(client, functions);
    if (ran.length > 0) await checkFunctions(client, functions);
    return [...ran, ...replaced];
  });
}

/** The tables alone, as they were after these migrations. */
export const migrateTables = (databaseUrl: string, scripts: Scripts): Promise<string[]> =>
  withSchemaLocked(databaseUrl, (client) => applyMigrations(client, scripts));

/** Over a connection of its own, which waits as long as it takes: another process may be at it, with a large table. */
async function withSchemaLocked<Result>(
  databaseUrl: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'parterre migrate' });
  // A connection that breaks fails the statement that waits for it; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await lockSchema(client);
    await createBookkeeping(client);
    return await act(client);
  } finally {
    // With it goes the lock.
    await client.end();
  }
}

async function applyMigrations(client: pg.Client, { migrations, functions }: Scripts): Promise<string[]> {
  const applied = await selectMigrations(client);
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  refuseForeignHistory(checksums, migrations);
  const pending = migrations.filter(({ name }) => !checksums.has(name));
  if (pending.length > 0) await createNewFunctions(client, functions);
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

function refuseForeignHistory(applied: ReadonlyMap<string, string>, migrations: readonly Script[]): void {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
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

async function apply(client: pg.Client, migration: Script): Promise<void> {
  const statements = (await splitStatements(migration.text)).flatMap(separateCheck);
  await inTransaction(client, async () => {
    for (const statement of statements)
      await runStatement(client, statement).catch((cause) => {
        throw new Error(`Migration ${migration.name} failed at: ${statement.slice(0, 200)}`, { cause });
      });
    await insertMigration(client, migration);
  });
}
