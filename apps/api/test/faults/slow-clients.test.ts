import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { makeBuyer } from './buyer.ts';
import { openFaultFixture } from './fault-fixture.ts';
import { openRawClient, type RawClient, requestText } from './raw-client.ts';

const requestMs = 600;
const fixture = await openFaultFixture();
const api = await fixture.start({ REQUEST_SECONDS: String(requestMs / 1000) });
beforeEach(() => fixture.reset());
afterEach(() => fixture.expectNothingLost());

const open = (count: number) => Promise.all(Array.from({ length: count }, () => openRawClient(api.address)));
const wish = (count: number) => JSON.stringify({ type: 'ADD_TICKET', ticket: { id: '12:floor', count } });
const json = { 'content-type': 'application/json' };
const post = (key: string) => requestText('POST /api/basket', { ...json, 'idempotency-key': key }, wish(1));

const held = () => fixture.rows(sql`select 1 from stock_units where state = 'held'`);

/** Sends a little at a time, until it is let go. */
async function dribble({ socket, send, gone }: RawClient, text: string): Promise<void> {
  let place = 0;
  const timer = setInterval(() => {
    if (socket.writable) send(text.charAt(place++));
  }, 200);
  await gone.finally(() => clearInterval(timer));
}

it.each([
  ['heads', 'GET /v1/events HTTP/1.1\r\n', `x-slow: ${'a'.repeat(1000)}`],
  ['bodies', post(randomUUID()).slice(0, -wish(1).length), wish(1000)],
])(
  '%s that come a byte at a time are not waited for, and others are served meanwhile',
  async (_what, start, rest) => {
    const clients = await open(200);
    for (const { send } of clients) send(start);
    const gone = Promise.all(clients.map((client) => dribble(client, rest)));
    expect(await makeBuyer().hold(1)(api.address)).toMatchObject({ status: 200 });
    await gone;
    for (const { heard, socket } of clients) {
      expect(heard()).toMatch(/^HTTP\/1.1 408 |^$/);
      socket.destroy();
    }
    // The one who sent all of it.
    expect(await fixture.rows(sql`select 1 from stock_units where state = 'held'`)).toHaveLength(1);
  },
);

/** That the other side has ended a connection which is not read from is learnt by writing to it, less often than it waits. */
async function knock({ socket, send, gone }: RawClient): Promise<void> {
  const timer = setInterval(() => socket.writable && send('\r\n'), 2.5 * requestMs);
  await gone.finally(() => clearInterval(timer));
}

it('answers that nobody reads are given up, and streams that nobody needs to read are not', async () => {
  const stream = await fetch(`${api.address}/v2/dates/12/availability/stream`);
  const clients = await open(2);
  for (const { socket, send } of clients) {
    socket.pause();
    // More than the kernel keeps for them.
    send(requestText('GET /openapi.json', {}).repeat(300));
  }
  await Promise.all(clients.map(knock));
  const reader = stream.body?.getReader();
  await reader?.read();
  expect(await makeBuyer().hold(1)(api.address)).toMatchObject({ status: 200 });
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('data: ');
  await reader?.cancel();
});

it('who closes their half of the connection before all is sent has done nothing', async () => {
  const clients = await open(20);
  for (const { socket } of clients) socket.end(post(randomUUID()).slice(0, -5));
  await Promise.all(clients.map(({ gone }) => gone));
  for (const { heard } of clients) expect(heard()).toMatch(/^HTTP\/1.1 400 |^$/);
  expect(await held()).toHaveLength(0);
});

it('who is gone before the answer, wholly or by half, finds it when asking again', async () => {
  const key = randomUUID();
  const clients = await open(20);
  for (const [place, { socket, send }] of clients.entries()) {
    send(post(key));
    place % 2 === 0 ? socket.resetAndDestroy() : socket.end();
  }
  const [patient] = await open(1);
  patient?.send(post(key));
  await expect.poll(() => patient?.heard()).toMatch(/^HTTP\/1.1 200 /);
  patient?.socket.destroy();
  expect(await held()).toHaveLength(1);
});
