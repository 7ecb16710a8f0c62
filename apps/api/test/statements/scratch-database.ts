import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '../../src/database/embedded/embedded-database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { root } from './record.ts';

/** A migrated database on the tests' server, for as long as something runs on it. */
export async function withScratchDatabase<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = await openEmbedded(join(root, '.cache/test-postgres'), { max_connections: '300' });
  const name = `test_${process.pid}_statements`;
  const admin = new pg.Client({ connectionString: await server.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = await server.url(name);
  const client = new pg.Client({ connectionString: url });
  try {
    await migrate(url);
    await client.connect();
    return await run(client);
  } finally {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await server.close();
  }
}
