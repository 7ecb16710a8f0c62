import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCluster, type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { openStockNodes } from './open-stock-nodes.ts';
import { selectNodeAnswers, selectStockNodes, selectWorkers } from './stock-nodes.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('a cluster has workers that answer and are watched; one server has none', async () => {
  const { db } = database;
  const [worker = 0, ...others] = await selectWorkers(db);
  expect([worker > 0, others.length > 0]).toEqual([isCluster(), isCluster()]);
  expect(await selectNodeAnswers(db, worker)).toBe(isCluster());
  // Nothing is in the catalogue yet.
  expect(await selectStockNodes(db)).toEqual(new Map());
  const opened = await openStockNodes({ db, databaseUrl: database.url, connections: 10 });
  expect(opened.watches.length > 0).toBe(isCluster());
  for (const { act } of opened.watches) await act();
  await opened.close();
});
