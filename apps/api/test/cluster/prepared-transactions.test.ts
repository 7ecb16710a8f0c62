import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  countPreparedTransactions,
  selectPreparedTransactions,
} from '../../src/features/operations/cluster-invariants.queries.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { databaseUrl } from '../test-server.ts';

let database: TestDatabase;
let worker: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  const name = new URL(database.url).pathname.slice(1);
  worker = new pg.Client({ connectionString: databaseUrl(inject('nodeUrls')[1] ?? '', name) });
  await worker.connect();
});
afterAll(async () => {
  await worker.end();
  await database.close();
});

it('a transaction that a worker has prepared and nobody ends is named, and counted', async () => {
  expect(await selectPreparedTransactions(database.db, 0)).toEqual([]);
  await worker.query('begin');
  await worker.query('create table half_done (id integer)');
  await worker.query(`prepare transaction 'left_behind'`);
  expect(await selectPreparedTransactions(database.db, 0)).toEqual([
    expect.stringMatching(/^worker .*: transaction left_behind is prepared, and nobody ends it; next: /),
  ]);
  expect(await countPreparedTransactions(database.db, 0)).toBe(1);
  expect(await countPreparedTransactions(database.db)).toBe(0);
  await worker.query(`rollback prepared 'left_behind'`);
  expect(await selectPreparedTransactions(database.db, 0)).toEqual([]);
});
