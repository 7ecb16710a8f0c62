import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedDatabase, openEmbedded } from '../src/database/embedded/embedded-database.ts';
import { isAlive } from '../src/database/embedded/process-command.ts';
import { migrate } from '../src/database/migrate.ts';
import { combineChecksums, readScripts } from '../src/database/scripts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
    templateDatabase: string;
  }
}

/** Tests lose nothing worth keeping, so the server need not wait for the disk. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

let server: EmbeddedDatabase;

/** One embedded server for all test files, kept between runs; each file copies a migrated template. */
export async function setup(project: TestProject): Promise<void> {
  server = await openEmbedded(
    fileURLToPath(new URL('../../../.cache/test-postgres', import.meta.url)),
    settings,
  );
  const url = await server.url('postgres');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Runs that start together must not both make the template.
  await client.query('select pg_advisory_lock(1)');
  await dropAbandoned(client);
  const template = await ensureTemplate(client, (name) => server.url(name));
  await client.query('select pg_advisory_unlock(1)');
  await client.end();
  project.provide('testServerUrl', url);
  project.provide('templateDatabase', template);
}

export const teardown = () => server.close();

async function ensureTemplate(
  client: pg.Client,
  databaseUrl: (name: string) => Promise<string>,
): Promise<string> {
  const { migrations, functions } = await readScripts();
  const version = combineChecksums([...migrations, ...functions]);
  const name = `template_${version.slice(0, 32)}`;
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  const unfinished = `test_${process.pid}_template`;
  await client.query(`create database ${unfinished}`);
  await migrate(await databaseUrl(unfinished));
  await client.query(`alter database ${unfinished} rename to ${name}`);
  return name;
}

/** Databases of runs that were killed: their names carry the process id. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%'`,
  );
  const abandoned = rows.filter(({ datname }) => !isAlive(Number(datname.split('_')[1])));
  for (const { datname } of abandoned) await client.query(`drop database if exists ${datname} with (force)`);
}
