import { join } from 'node:path';
import type { Config } from '@parterre/api/config';
import { openEmbedded } from '@parterre/api/database/embedded/embedded-database';
import { StartFault } from '@parterre/api/start-fault';
import pg from 'pg';

export interface OpenDatabase {
  readonly url: string;
  close(): Promise<void>;
}

const name = 'parterre';

/** The server that DATABASE_URL names, else our own under the data folder. */
export const openDatabase = (config: Config): Promise<OpenDatabase> =>
  config.databaseUrl ? reach(config.databaseUrl) : openOwn(join(config.dataDir, 'postgres'));

async function openOwn(folder: string): Promise<OpenDatabase> {
  const server = await openEmbedded(folder);
  await createDatabase(await server.url('postgres'));
  return { url: await server.url(name), close: server.close };
}

async function createDatabase(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
  } catch (error) {
    // duplicate_database: another process was quicker by a moment.
    if ((error as pg.DatabaseError).code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}

async function reach(url: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < 150_000)
      throw new StartFault('DATABASE_URL names a PostgreSQL older than 15. Use 15 or newer.');
  } catch (cause) {
    if (cause instanceof StartFault) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartFault(
      `The database that DATABASE_URL names cannot be reached (${reason}). Start it, or correct the address.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  return { url, close: async () => undefined };
}
