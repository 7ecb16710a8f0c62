import { type Availability, availabilityChange } from '@parterre/contracts/dates/availability';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { AppOptions } from '../../../app-options.ts';
import { connect, type Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { issueVoucher } from '../../../testing/issue-voucher.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { testNow } from '../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { makeVisitor } from '../../../testing/visitor.ts';
import { type Watcher, watchStream } from '../../../testing/watcher.ts';
import { sweepBaskets } from '../../basket/sweep-baskets.service.ts';
import { openStockChanges, type StockChanges } from '../stock/stock-changes.service.ts';

interface Process {
  readonly app: ReturnType<typeof buildApp>;
  readonly stockChanges: StockChanges;
  readonly db: Db;
  readonly address: string;
}

let api: TestApi;
let now = testNow;
const processes: Process[] = [];
const watchers: Watcher[] = [];

/** A server of its own on the shared database: it hears of the others only through the database. */
async function startProcess(options: Pick<AppOptions, 'streamLimits'> = {}): Promise<Process> {
  const db = connect(api.database.url);
  const stockChanges = await openStockChanges(db, api.database.url);
  const app = buildApp({ db, stockChanges, now: () => now, ...options });
  const process = { app, stockChanges, db, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
  processes.push(process);
  return process;
}
const stopProcess = async ({ app, stockChanges, db }: Process) => {
  await app.close();
  await stockChanges.close();
  await db.destroy();
};
const watch = async ({ address }: Process, query = '', headers?: Record<string, string>) => {
  const watcher = await watchStream(`${address}/v2/dates/12/availability/stream${query}`, headers);
  watchers.push(watcher);
  return watcher;
};
const version = async ({ app }: Process) =>
  (await app.inject('/v2/dates/12/availability')).json<Availability>().version;

let here: Process;
let there: Process;
beforeAll(async () => {
  api = await testApi(seatedCatalogue());
});
afterAll(() => api.close());
beforeEach(async () => {
  now = testNow;
  await api.database.db.query(sql`delete from baskets`);
  await api.database.db.query(sql`delete from stock_seats where state <> 'withheld'`);
  await api.database.db.query(sql`delete from stock_units`);
  // Anew for each: nobody tells of what was just deleted, and a stream of the test before may still be open.
  [here, there] = [await startProcess(), await startProcess()];
});
afterEach(async () => {
  for (const watcher of watchers.splice(0)) watcher.leave();
  await Promise.all(processes.splice(0).map(stopProcess));
});

describe('a stream', () => {
  it('tells what is taken and freed, whichever process it happens in', async () => {
    const [near, far] = [await watch(here), await watch(there)];
    const anna = makeVisitor(here.app);
    await anna.add('12:3');
    for (const watcher of [near, far]) {
      const change = availabilityChange.parse(await watcher.next());
      expect(change).toMatchObject({ taken: [3], freed: [] });
    }
    await anna.clear();
    expect(await far.next()).toMatchObject({ taken: [], freed: [3] });
  });

  it('tells of what a code opens to whoever has it, and to nobody else', async () => {
    const { db } = api.database;
    const batch = await issueVoucher(db, () => now, 'CLUB', {
      performance_ids: [12],
      stock: { kind: 'reserves_seats', seats: [2] },
    });
    const { rows } = await db.query(sql<{ id: string }>`select id from vouchers where batch_id = ${batch}`);
    const keys = `keys=${rows[0]?.id}`;
    const [own, others] = [await watch(here, `?${keys}`), await watch(there)];
    const anna = makeVisitor(there.app);
    await anna.add('12:2', 1, { query: `?${keys}` });
    expect(await own.next()).toMatchObject({ taken: [2], freed: [] });
    await anna.clear();
    expect(await own.next()).toMatchObject({ taken: [], freed: [2] });
    await anna.add('12:3');
    for (const watcher of [others, own])
      expect(await watcher.next()).toMatchObject({ taken: [3], freed: [] });
    await db.query(sql`update vouchers set ended_at = ${now}, ended_by = 'anna' where batch_id = ${batch}`);
    await anna.clear();
    expect(await own.next()).toMatchObject({ taken: [2], freed: [3] });
    await db.query(sql`delete from withheld_seats`);
    await db.query(sql`delete from stock_seats where seat = 2`);
  });

  it('tells how many places are left', async () => {
    const far = await watch(there);
    await makeVisitor(here.app).add('12:floor', 2);
    expect(await far.next()).toMatchObject({
      taken: [],
      freed: [],
      general: [{ zone_id: 'floor', left: 38 }],
    });
  });

  it('tells of holds that end', async () => {
    await makeVisitor(here.app).add('12:3');
    const far = await watch(there);
    now = new Date(testNow.getTime() + 15 * 60_000);
    expect(await sweepBaskets({ db: here.db, now: () => now, announce: here.stockChanges.announce })).toBe(1);
    expect(await far.next()).toMatchObject({ taken: [], freed: [3] });
  });

  it('begins with what happened since the version that was read', async () => {
    await makeVisitor(here.app).add('12:0');
    const seen = await version(there);
    await makeVisitor(here.app).add('12:3');
    const late = await watch(there, `?since=${seen}`);
    expect((await late.next()).taken).toContain(3);
  });

  it('goes on where it was broken off, in another process too', async () => {
    const first = await watch(here);
    const anna = makeVisitor(here.app);
    await anna.add('12:3');
    const { version: last } = await first.next();
    first.leave();
    await anna.add('12:0');
    await anna.change({ type: 'DELETE_TICKET', ticket: { id: '12:3' } });
    const second = await watch(there, '', { 'last-event-id': String(last) });
    const change = await second.next();
    // A version stays behind the oldest transaction that is open anywhere on this PostgreSQL: what came before may be told again.
    expect(change).toMatchObject({ taken: expect.arrayContaining([0]), freed: [3] });
    expect(change.version).toBeGreaterThanOrEqual(last);
  });

  it('asks to read everything again when it is given a version of another world', async () => {
    const lost = await watch(there, '?since=999999999999999');
    expect(await lost.next()).toMatchObject({ reset: true, taken: [], freed: [] });
  });

  it('may be read from any page, and is kept by no cache', async () => {
    const { response } = await watch(here, '', { origin: 'https://elsewhere.example' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
  });

  it.each([
    ['/v2/dates/999/availability/stream', 404, 'not_found'],
    ['/v2/dates/x/availability/stream', 400, 'invalid_request'],
    ['/v2/dates/12/availability/stream?since=x', 400, 'invalid_request'],
  ])('%s is %i', async (path, status, code) => {
    const reply = await fetch(`${here.address}${path}`);
    expect([reply.status, await reply.json()]).toMatchObject([status, { error: { code } }]);
  });

  it('is not opened while too many are, and whoever wants one is told when to come again', async () => {
    const full = await startProcess({ streamLimits: { maxStreams: 1, maxPerVisitor: 10 } });
    const { leave } = await watch(full);
    const ask = () => fetch(`${full.address}/v2/dates/12/availability/stream`);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    leave();
    await expect.poll(async () => (await watch(full)).response.status).toBe(200);
  });

  it('is not opened beyond the number that one visitor may have, however fast they ask', async () => {
    const limited = await startProcess({ streamLimits: { maxStreams: 100, maxPerVisitor: 3 } });
    const watchFrom = (ip: string) => watch(limited, '', { 'x-forwarded-for': ip });
    const replies = await Promise.all(Array.from({ length: 20 }, () => watchFrom('203.0.113.7')));
    const statuses = replies.map(({ response }) => response.status).toSorted();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(17).fill(429)]);
    const refused = replies.find(({ response }) => response.status === 429)?.response;
    expect(await refused?.json()).toMatchObject({ error: { code: 'rate_limited' } });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await watchFrom('203.0.113.8')).response.status).toBe(200);
    for (const { leave } of replies) leave();
    await expect.poll(async () => (await watchFrom('203.0.113.7')).response.status).toBe(200);
  });

  it('leaves no place taken by a date that does not exist', async () => {
    const limited = await startProcess({ streamLimits: { maxStreams: 100, maxPerVisitor: 1 } });
    for (let times = 0; times < 3; times += 1)
      expect((await fetch(`${limited.address}/v2/dates/999/availability/stream`)).status).toBe(404);
    expect((await watch(limited)).response.status).toBe(200);
  });

  it('ends when the server does, which does not wait for its visitors', async () => {
    const third = await startProcess();
    const watcher = await watch(third);
    const ended = watcher.ended();
    await stopProcess(processes.pop() ?? third);
    await ended;
  });
});

it('versions never go back, and everything older is in what they are the version of', async () => {
  let last = 0;
  for (const seat of [0, 2, 3]) {
    await makeVisitor(here.app).add(`12:${seat}`);
    const next = await version(there);
    expect(next).toBeGreaterThanOrEqual(last);
    last = next;
  }
});
