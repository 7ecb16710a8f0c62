import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sql } from '../../database/sql.ts';
import { testNow } from '../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { type LimitRules, makeRequestLimits } from './request-limits.service.ts';

let api: TestApi;
let now = testNow;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  now = testNow;
  await api.database.db.query(sql`delete from visitor_attempts`);
});

/** One process. */
const limits = (rules: Partial<LimitRules> = {}) =>
  makeRequestLimits({
    db: api.database.db,
    secret: 'x'.repeat(32),
    now: () => now,
    rules: { perVisitor: 3, documentsPerVisitor: 3, codesPerVisitor: 3, total: 100, ...rules },
  });
const takes = (one: ReturnType<typeof limits>, times: number, ip = '203.0.113.7') =>
  Array.from({ length: times }, () => one.take(ip).kind);

it('a visitor is counted over all processes, and anew in the next minute', async () => {
  const [first, second] = [limits(), limits()];
  expect([...takes(first, 2), ...takes(second, 1)]).toEqual(['within', 'within', 'within']);
  await first.share();
  await second.share();
  expect(takes(second, 1)).toEqual(['visitor']);
  await second.share();
  // It hears of others when it has something to tell.
  expect(takes(first, 1)).toEqual(['within']);
  await first.share();
  expect(takes(first, 1)).toEqual(['visitor']);
  expect(takes(first, 1, '203.0.113.8')).toEqual(['within']);
  now = new Date(testNow.getTime() + 60_000);
  expect(takes(first, 1)).toEqual(['within']);
});

it('a household is one visitor, whichever of its addresses it uses', async () => {
  const one = limits({ perVisitor: 1, total: 100 });
  expect([...takes(one, 1, '2001:db8::1'), ...takes(one, 1, '2001:db8::2')]).toEqual(['within', 'visitor']);
});

it('everybody together is counted too', async () => {
  const one = limits({ perVisitor: 10, total: 2 });
  const kinds = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].flatMap((ip) => takes(one, 1, ip));
  expect(kinds).toEqual(['within', 'within', 'everybody']);
});

it('no address is written down', async () => {
  const one = limits();
  takes(one, 1);
  await one.share();
  const { rows } = await api.database.db.query(sql`select visitor from visitor_attempts`);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

it('whoever asks too often is told when to come again; this machine and readers are not counted', async () => {
  const app = buildApp({ db: api.database.db, now: () => now, limits: limits({ perVisitor: 1, total: 3 }) });
  const ask = async (remoteAddress: string, url = '/api/basket') => {
    const { statusCode, headers, body } = await app.inject({ url, remoteAddress });
    return [statusCode, headers['retry-after'], JSON.parse(body).error?.code];
  };
  expect(await ask('203.0.113.7')).toEqual([200, undefined, undefined]);
  expect(await ask('203.0.113.7')).toEqual([429, '60', 'rate_limited']);
  expect((await ask('203.0.113.7', '/v1/events'))[0]).toBe(200);
  expect((await ask('127.0.0.1'))[0]).toBe(200);
  await ask('203.0.113.8');
  expect(await ask('203.0.113.9')).toEqual([503, '60', 'overloaded']);
  await app.close();
});

it('whoever claims another address is counted by their own; a proxy of this machine is believed', async () => {
  const app = buildApp({
    db: api.database.db,
    now: () => now,
    limits: limits({ perVisitor: 1, total: 100 }),
  });
  const ask = async (remoteAddress: string, claimed: string) => {
    const headers = { 'x-forwarded-for': claimed };
    return (await app.inject({ url: '/api/basket', remoteAddress, headers })).statusCode;
  };
  const stranger = '203.0.113.7';
  expect([await ask(stranger, '203.0.113.8'), await ask(stranger, '203.0.113.9')]).toEqual([200, 429]);
  expect(await ask(stranger, '127.0.0.1')).toBe(429);
  expect([await ask('127.0.0.1', '203.0.113.8'), await ask('127.0.0.1', '203.0.113.8')]).toEqual([200, 429]);
  await app.close();
});

it('whoever has an order is let pay, however often they and everybody else have asked before', async () => {
  const one = limits({ perVisitor: 2, total: 2 });
  const app = buildApp({ db: api.database.db, now: () => now, limits: one });
  const ask = async (url: string) => (await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode;
  const basket = [await ask('/api/basket'), await ask('/api/basket'), await ask('/api/basket')];
  expect(basket).toEqual([200, 200, 503]);
  const order = `/api/orders/${'x'.repeat(22)}`;
  // There is none of this name; whoever guesses is stopped after a while.
  expect([await ask(order), await ask(order), await ask(order)]).toEqual([404, 404, 429]);
  await app.close();
});

it('documents have a limit of their own, which keeps nobody from paying', async () => {
  const one = limits({ documentsPerVisitor: 2 });
  const app = buildApp({ db: api.database.db, now: () => now, limits: one });
  const order = `/api/orders/${'x'.repeat(22)}`;
  const ask = (url: string, remoteAddress = '203.0.113.7') => app.inject({ url, remoteAddress });
  const files = ['tickets.pdf', 'bill.pdf', 'calendar.ics'];
  const asked = await Promise.all(files.map((file) => ask(`${order}/${file}`)));
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404, 429]);
  expect(asked[2]?.headers['retry-after']).toBe('60');
  expect(asked[2]?.json().error.code).toBe('rate_limited');
  expect((await ask(order)).statusCode).toBe(404);
  expect((await ask(`${order}/bill.pdf`, '203.0.113.8')).statusCode).toBe(404);
  await app.close();
});
