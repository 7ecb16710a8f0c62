import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from '../../database/sql.ts';
import { emptyCatalogue, type TestApi, testApi } from '../../testing/test-api.ts';
import { watchStatements } from '../../testing/watch-statements.ts';
import { forgetQuality } from './quality-tally.service.ts';

let api: TestApi;
let now = new Date('2026-12-10T12:00:00Z');
beforeAll(async () => {
  api = await testApi(emptyCatalogue, { now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date('2026-12-10T12:00:00Z');
  await api.database.db.query(sql`truncate quality_counts`);
});

const visit = {
  page: 'event',
  screen: 'phone',
  timed: { LCP: 1900, CLS: 0 },
  counted: { views: 1, errors: 2 },
};

const send = (body: unknown, type = 'text/plain;charset=UTF-8') =>
  api.app.inject({
    method: 'POST',
    url: '/api/quality',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const page = async () => (await api.app.inject('/docs/quality')).body;

const statements: string[] = [];
watchStatements((text) => statements.push(text));

const rows = async () =>
  (
    await api.database.db.query(
      sql<object>`select metric, size, count from quality_counts order by metric, size`,
    )
  ).rows;

it('visits are added up by day, kind of page and size class', async () => {
  for (let count = 0; count < 3; count += 1) expect((await send(visit)).statusCode).toBe(202);
  expect((await send({ ...visit, timed: { LCP: 5500 }, counted: { views: 1 } })).statusCode).toBe(202);
  await expect.poll(rows).toEqual([
    { metric: 'CLS', size: 0, count: 3 },
    { metric: 'LCP', size: 13, count: 3 },
    { metric: 'LCP', size: 19, count: 1 },
    { metric: 'errors', size: 0, count: 6 },
    { metric: 'views', size: 0, count: 4 },
  ]);
});

it.each([
  ['an unknown page', { ...visit, page: '<b>' }],
  ['an unknown measure', { ...visit, timed: { XYZ: 1 } }],
  ['a value out of all bounds', { ...visit, timed: { LCP: 1e9 } }],
  ['half a count', { ...visit, counted: { errors: 0.5 } }],
  ['no JSON', 'hello'],
])('%s is refused', async (_, body) => {
  expect((await send(body)).statusCode).toBe(422);
});

it('a body is never large, and other calls read no plain text as JSON', async () => {
  expect((await send(JSON.stringify({ ...visit, more: 'x'.repeat(5000) }))).statusCode).toBe(413);
  const elsewhere = await api.app.inject({
    method: 'POST',
    url: '/api/basket',
    headers: { 'content-type': 'text/plain' },
    payload: '{}',
  });
  expect(elsewhere.statusCode).toBe(422);
});

it('the page says that nobody came, then what they saw, with the worst marked', async () => {
  expect(await page()).toContain('Nobody has visited yet.');
  await send({ ...visit, timed: { LCP: 5500, SOFT: 120 }, counted: { views: 1, failed_loads: 3 } });
  await expect.poll(rows).toHaveLength(4);
  const html = await page();
  expect(html).toMatch(/<th scope="row">event<\/th><td>1<\/td><td class="poor">5\.75 s<\/td>/);
  expect(html).toContain('Page opened without a new document');
  expect(html).not.toContain('<script');
  const { headers } = await api.app.inject('/docs/quality');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await api.app.inject('/docs/quality.css')).statusCode).toBe(200);
});

it('looking at the page writes nothing, not even what has just come together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await send(visit);
  statements.length = 0;
  await page();
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((text) => !/^\s*(with|select)\b/.test(text))).toEqual([]);
  await vi.runAllTimersAsync();
});

it('after ninety days a day is forgotten', async () => {
  await send(visit);
  await expect.poll(rows).not.toEqual([]);
  await forgetQuality(api.database.db, new Date('2027-03-10T12:00:00Z'));
  expect(await rows()).not.toEqual([]);
  await forgetQuality(api.database.db, new Date('2027-03-11T12:00:00Z'));
  expect(await rows()).toEqual([]);
});
