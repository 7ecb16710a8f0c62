import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let database: TestDatabase;
let api: ApiProcess;
beforeAll(async () => {
  database = await testDatabase();
  api = await startApiProcess({ DATABASE_URL: database.url, HOST: '0.0.0.0' });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await database.close();
});

it('metrics have a port of their own, which strangers do not reach even if the API listens to everybody', async () => {
  expect((await fetch(`${api.address}/metrics`)).status).toBe(404);
  expect((await fetch(`${api.operations}/metrics`)).status).toBe(200);
  // This machine too, by another of its addresses.
  const elsewhere = (address: string) => `http://127.0.0.2:${new URL(address).port}`;
  expect((await fetch(`${elsewhere(api.address)}/health/live`)).status).toBe(200);
  await expect(fetch(`${elsewhere(api.operations)}/metrics`)).rejects.toThrow();
});
