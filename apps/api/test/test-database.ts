import { inject } from 'vitest';
import { connect, type Db } from '../src/database/connect.ts';
import { closeToVisitors, createBareDatabase, databaseUrl, onEveryNode, queryNode } from './test-server.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  close(): Promise<void>;
}

let made = 0;

/** Whether these tests run on a cluster (`npm run test:cluster`). */
export const isCluster = () => inject('nodeUrls').length > 1;

/** A migrated, empty database of the test file's own, copied from the template in milliseconds. */
export const testDatabase = (): Promise<TestDatabase> =>
  openDatabase((name) =>
    // Twice as fast as through the log of a server that need not survive.
    onEveryNode(
      inject('nodeUrls'),
      `create database ${name} template ${inject('templateDatabase')} strategy file_copy`,
    ),
  );

/** A database in which nothing is yet. */
export const bareDatabase = (): Promise<TestDatabase> =>
  openDatabase((name) => createBareDatabase(inject('nodeUrls'), name));

async function openDatabase(create: (name: string) => Promise<void>): Promise<TestDatabase> {
  const name = `test_${process.pid}_${++made}`;
  const nodeUrls = inject('nodeUrls');
  await create(name);
  const [first = ''] = nodeUrls;
  // As operations.md has it set.
  if (isCluster())
    await queryNode(first, `alter database ${name} set citus.propagate_set_commands = 'local'`);
  const url = databaseUrl(first, name);
  // What a connection has planned is planned again by the next, and tests on a busy machine are slow.
  const db = connect(url, { idleMs: 0 });
  return {
    db,
    url,
    close: async () => {
      await db.destroy();
      if (isCluster()) await closeToVisitors(nodeUrls, name);
      await onEveryNode(nodeUrls, `drop database ${name} with (force)`);
    },
  };
}
