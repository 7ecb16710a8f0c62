import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seatedCatalogue } from '../src/testing/seated-catalogue.ts';
import { type TestApi, testApi } from '../src/testing/test-api.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { passOn } from './pass-on.ts';

let api: TestApi;
let serving: ApiProcess[];
const start = () => startApiProcess({ DATABASE_URL: api.database.url, DRAIN_SECONDS: '1' });

/** What any balancer does: asks who is ready, and hands requests on to them in turn. */
let ready: readonly string[] = [];
let turn = 0;
const askAround = async () => {
  const standing = await Promise.all(
    serving.map(async ({ address, operations }) => {
      const answer = await fetch(`${operations}/health/ready`).catch(() => undefined);
      return answer?.ok ? [address] : [];
    }),
  );
  ready = standing.flat();
};
const balancer = createServer((asked, answered) => {
  turn += 1;
  passOn(asked, answered, ready[turn % ready.length]);
});
let asking: NodeJS.Timeout;
let address: string;
beforeAll(async () => {
  api = await testApi(seatedCatalogue());
  serving = await Promise.all([start(), start()]);
  await askAround();
  asking = setInterval(() => void askAround(), 100);
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  // A server that listens on a port has an address of that kind.
  address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  clearInterval(asking);
  balancer.close();
  await Promise.all(serving.map(({ stop }) => stop()));
  await api.close();
});

const calls = [
  () => fetch(`${address}/v1/events`),
  () => fetch(`${address}/api/basket`),
  () =>
    fetch(`${address}/api/basket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'ADD_TICKET', ticket: { id: '12:floor', count: 1 } }),
    }),
];

it('every process is replaced, one after the other, and no request fails', async () => {
  let isOver = false;
  const statuses = new Map<number, number>();
  const visitor = async (call: () => Promise<Response>) => {
    while (!isOver) {
      const answer = await call();
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  const visitors = Promise.all([...calls, ...calls].map(visitor));
  for (const old of [...serving]) {
    serving = [...serving, await start()];
    await askAround();
    expect(await old.stop()).toBe(0);
    serving = serving.filter((one) => one !== old);
  }
  isOver = true;
  await visitors;
  // 409: the places are gone.
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(100);
});
