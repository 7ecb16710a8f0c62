import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { retirePerformances } from './retire-performances.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const over = async () => {
  const { rows } = await api.database.db.query(sql<{ performance_id: number }>`
    select performance_id from listed_performances where is_over order by performance_id`);
  return rows.map(({ performance_id }) => performance_id);
};
const version = async () => {
  const { rows } = await api.database.db.query(sql<{ version: number }>`select version from catalogue`);
  return rows[0]?.version;
};

it('dates leave the lists when they are over, once', async () => {
  expect(await over()).toEqual([1, 7]);
  const before = (await version()) ?? 0;
  const jazzIsOver = new Date('2026-12-05T19:00:00Z');
  await retirePerformances(api.database.db, jazzIsOver);
  await retirePerformances(api.database.db, jazzIsOver);
  expect(await over()).toEqual([1, 4, 7]);
  expect(await version()).toBe(before + 1);
});
