import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from '../src/database/connect.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  close(): Promise<void>;
}

let made = 0;

/** A migrated, empty database of the test file's own, copied from the template in milliseconds. */
export const testDatabase = (): Promise<TestDatabase> =>
  // Twice as fast as through the log of a server that need not survive.
  createDatabase(`template ${inject('templateDatabase')} strategy file_copy`);

/** A database in which nothing is yet. */
export const bareDatabase = (): Promise<TestDatabase> => createDatabase('');

async function createDatabase(how: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${++made}`;
  const serverUrl = inject('testServerUrl');
  await onServer(serverUrl, `create database ${name} ${how}`);
  const url = serverUrl.replace(/postgres$/, name);
  const db = connect(url);
  return {
    db,
    url,
    close: async () => {
      await db.destroy();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
