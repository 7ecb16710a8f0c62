import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { seatedCatalogue } from '../src/testing/seated-catalogue.ts';
import { type TestApi, testApi } from '../src/testing/test-api.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';

let api: TestApi;
let process: ApiProcess;
beforeAll(async () => {
  api = await testApi(seatedCatalogue());
  process = await startApiProcess({ DATABASE_URL: api.database.url, DRAIN_SECONDS: '1' });
});
afterAll(async () => {
  await process.stop('SIGKILL');
  await api.close();
});

const standing = async () => (await fetch(`${process.operations}/health/ready`)).status;

/** The head of an answer whose request was begun before and is ended now. */
async function answerTo(slow: ReturnType<typeof request>, rest: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  slow.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  slow.end(rest);
  return promise;
}

it('asked to end, it sends visitors away, ends what is open properly, and goes', async () => {
  expect(await standing()).toBe(200);
  const stream = await fetch(`${process.address}/v2/dates/12/availability/stream`);
  const told = stream.text();
  const body = JSON.stringify({ type: 'ADD_TICKET', ticket: { id: '12:floor', count: 1 } });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const slow = request(`${process.address}/api/basket`, { method: 'POST', headers });
  slow.write(body.slice(0, 10));

  const gone = process.stop();
  await expect.poll(standing).toBe(503);
  const late = await fetch(`${process.address}/v1/events`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  // The stream ends when the process closes; a request that was begun before is answered even then.
  expect(await told).toContain('retry: 2000');
  expect(await answerTo(slow, body.slice(10))).toBe(200);
  expect(await gone).toBe(0);
  const { rows } = await api.database.db.query(sql`select 1 from stock_units where state = 'held'`);
  expect(rows).toHaveLength(1);
});
