import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { routes } from '@parterre/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareDatabase } from '../test/test-database.ts';
import { buildApp } from './app.ts';
import { type CatalogueFeed, openCatalogueFeed } from './catalogue-reader/catalogue-feed.ts';
import { connect } from './database/connect.ts';
import { sql } from './database/sql.ts';
import { importCatalogue } from './features/catalogue/import/import-catalogue.service.ts';
import { countStatements } from './testing/count-statements.ts';
import { smallEvent, testNow } from './testing/small-catalogue.ts';
import { type TestApi, testApi } from './testing/test-api.ts';

let api: TestApi;
let feed: CatalogueFeed;
let app: ReturnType<typeof buildApp>;
let count: () => number;

beforeAll(async () => {
  api = await testApi();
  feed = await openCatalogueFeed(api.database.url);
  const counted = countStatements(api.database.db);
  count = counted.count;
  app = buildApp({ db: counted.db, feed, now: () => testNow });
});
afterAll(async () => {
  await app.close();
  await feed.close();
  await api.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('every answer', () => {
  it('has a tag, and is not sent again to who has it', async () => {
    const { headers } = await get('/v1/events');
    const etag = String(headers.etag);
    const again = await get('/v1/events', { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await get('/v1/events?limit=1', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is compressed as the client can read it', async () => {
    const plain = await get('/v1/events');
    const brotli = await get('/v1/events', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/v1/events', { 'accept-encoding': 'gzip, br;q=0' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(
      (await get('/v1/news?limit=1&page=9', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('may be read from any page, without credentials', async () => {
    expect((await get('/v1/events', { origin: 'https://elsewhere.example' })).headers).toMatchObject({
      'access-control-allow-origin': '*',
    });
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/v1/events',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD',
    ]);
  });

  it('says how long caches on the way may hold it', async () => {
    const cacheControl = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cacheControl('/v1/events')).toBe('public, max-age=0, s-maxage=5');
    expect(await cacheControl('/v2/events_prices')).toBe('public, max-age=0, s-maxage=1');
    expect(await cacheControl('/v2/dates/2/best_available?count=1')).toBe('no-store');
    expect(await cacheControl('/v1/events?limit=0')).toBe('no-store');
  });

  it('has a head that can be asked for alone', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/v1/events' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([
      200,
      '',
      (await get('/v1/events')).headers.etag,
    ]);
  });
});

describe('answers that are kept', () => {
  it('cost no statement the second time, however they are asked for', async () => {
    await get('/v1/events?limit=3&page=1');
    const before = count();
    await get('/v1/events?limit=3&page=1');
    await get('/v1/events?page=1&limit=3&utm_source=letter');
    expect(count()).toBe(before);
  });

  it('are dropped when the catalogue changes in another process', async () => {
    const title = async () => (await get('/v1/events/2')).json().title;
    expect(await title()).toBe('Джаз в клубе');
    const events = [smallEvent('jazz', { title: { ru: 'Джаз в саду' } })];
    const change = { format: 'parterre-catalogue', version: 1, main_lang: 'ru', events };
    expect(await importCatalogue(api.database.db, change)).toMatchObject({ kind: 'imported' });
    await expect.poll(title).toBe('Джаз в саду');
  });

  it('are not kept while changes cannot be heard, and again afterwards', async () => {
    await api.database.db.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'parterre feed' and datname = current_database()`);
    await expect.poll(() => feed.isConnected()).toBe(false);
    const before = count();
    await get('/v1/places');
    await get('/v1/places');
    expect(count() - before).toBeGreaterThan(1);
    await expect.poll(() => feed.isConnected()).toBe(true);
  });
});

describe('a call that needs no body', () => {
  const bodiless = Object.values(routes).filter(
    ({ method, schema, url }) =>
      method !== 'GET' && !('body' in schema) && url !== orderPaths.receiveNotification,
  );
  const send = (method: 'POST' | 'DELETE', url: string, payload: string) =>
    app.inject({
      method,
      url: url.replaceAll(/:\w+/g, 'A'.repeat(22)),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-of-a-kind' },
      payload,
    });

  it.each(bodiless)('$method $url takes a JSON content type with nothing under it', async (route) => {
    const { method, url } = route as { method: 'POST' | 'DELETE'; url: string };
    expect((await send(method, url, '')).json()).not.toMatchObject({ error: { code: 'invalid_request' } });
    expect((await send(method, url, '{"broken')).statusCode).toBe(400);
  });

  it('is told apart from one that does: there, nothing is no body', async () => {
    const reply = await send('POST', '/api/basket', '');
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'invalid_request']);
  });
});

describe('what is no success', () => {
  it('has the shape of a problem, whatever went wrong', async () => {
    const problem = async (url: string) => {
      const { statusCode, headers, body } = await get(url);
      expect(headers['content-type']).toContain('application/json');
      return [statusCode, JSON.parse(body).error.code];
    };
    expect(await problem('/nothing/here')).toEqual([404, 'not_found']);
    expect(await problem('/v1/events/%zz')).toEqual([400, 'invalid_request']);
    expect(await problem('/v1/events?search=%zz')).toEqual([400, 'invalid_request']);
    expect(await problem('/v1/events/99999')).toEqual([404, 'not_found']);
  });

  it('hides what broke on our side', async () => {
    const bare = await bareDatabase();
    const broken = buildApp({ db: bare.db });
    const reply = await broken.inject('/v1/events');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      error: {
        code: 'internal',
        message: 'Something broke here. It has been written down.',
        request_id: expect.any(String),
      },
    });
    await broken.close();
    await bare.close();
  });

  it('says when to come again while the database is away', async () => {
    const unreachable = connect('postgres://127.0.0.1:1/nowhere');
    const waiting = buildApp({ db: unreachable });
    const reply = await waiting.inject('/v1/events');
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().error.code]).toEqual([
      503,
      '5',
      'overloaded',
    ]);
    await waiting.close();
    await unreachable.destroy();
  });
});
