import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { arenaCatalogue } from '../src/testing/arena-catalogue.ts';
import { brokenInvariants } from '../src/testing/broken-invariants.ts';
import { type TestApi, testApi } from '../src/testing/test-api.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';

const changesAtOnce = 200;

let api: TestApi;
let processes: ApiProcess[];
beforeAll(async () => {
  api = await testApi(arenaCatalogue());
  const start = () =>
    startApiProcess({ DATABASE_URL: api.database.url, DATABASE_POOL: '40', MAX_TICKETS_PER_ORDER: '100' });
  processes = await Promise.all([start(), start()]);
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map(({ stop }) => stop()));
  await api.close();
});

interface Call {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

const add = (id: string): Call => ({
  method: 'POST',
  path: '/api/basket',
  body: { type: 'ADD_TICKET', ticket: { id } },
});
const remove = (id: string): Call => ({
  method: 'POST',
  path: '/api/basket',
  body: { type: 'DELETE_TICKET', ticket: { id } },
});
const extend: Call = { method: 'POST', path: '/api/basket/extend' };
const takeBack: Call = { method: 'POST', path: '/api/basket/take_back' };
const clear: Call = { method: 'DELETE', path: '/api/basket' };

/** Nearly each of them makes the basket another one, as a script with many connections would. */
function changeOfBasket(index: number): Call {
  if (index % 40 === 39) return clear;
  if (index % 10 === 9) return extend;
  if (index % 10 === 8) return takeBack;
  if (index % 10 === 7) return remove('12:7');
  return index % 2 === 0 ? add(`12:${index % 8}`) : add('12:floor');
}

async function send({ method, path, body }: Call, place: number, cookie?: string) {
  const address = processes[place % processes.length]?.address;
  const reply = await fetch(`${address}${path}`, {
    method,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { reply, text };
}

it('200 changes of one basket at once are answered, or asked to come again', async () => {
  const { reply } = await send(add('12:0'), 0);
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0];
  const calls = Array.from({ length: changesAtOnce }, (_, index) => changeOfBasket(index));
  const answers = await Promise.all(calls.map((call, index) => send(call, index, cookie)));
  for (const { reply, text } of answers) {
    if (reply.status < 500) continue;
    expect([reply.status, reply.headers.get('retry-after')], text).toEqual([503, expect.any(String)]);
  }
  expect(answers.some(({ reply }) => reply.ok)).toBe(true);
  const { rows } = await api.database.db.query(sql<{ now: Date }>`select now()`);
  expect(await brokenInvariants(api.database.db, rows[0]?.now ?? new Date())).toEqual([]);
});
