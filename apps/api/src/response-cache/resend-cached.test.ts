import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { type CatalogueFeed, openCatalogueFeed } from '../catalogue-reader/catalogue-feed.ts';
import { makeMetrics } from '../features/operations/metrics.ts';
import { makeReadiness } from '../features/operations/readiness.service.ts';
import { countStatements } from '../testing/count-statements.ts';
import { testNow } from '../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';

let api: TestApi;
let feed: CatalogueFeed;
let fixture: Awaited<ReturnType<typeof openFixture>>;

async function openFixture() {
  const counted = countStatements(api.database.db);
  const metrics = makeMetrics();
  const readiness = makeReadiness(api.database.db);
  const options = { db: counted.db, feed, metrics, readiness, now: () => testNow };
  const access = { pageOrigins: [], isCrossSite: false, isSecure: true };
  const app = buildApp({ ...options, access });
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A server that listens on a port has an address of that kind.
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const asked = get({ host: '127.0.0.1', port, path, headers });
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    if (!answer) throw new Error(`${path} was not answered`);
    const { date, 'x-request-id': requestId, ...rest } = answer.headers;
    return { status: answer.statusCode, headers: rest, requestId, body: await buffer(answer) };
  };
  const answered = async () => {
    const read = { pool: () => ({ open: 0, idle: 0, waiting: 0 }), backlog: async () => noBacklog };
    const line = /request_duration_seconds_count\{method="GET",route="\/v1\/events",status="(\d+)"\} (\d+)/g;
    return [...(await metrics.read(read)).matchAll(line)].map(([, status, count]) => `${status}: ${count}`);
  };
  return { app, ask, answered, readiness, statements: counted.count };
}
const noBacklog = { outbox: 0, outboxOldestSeconds: 0, attention: 0, prepared: 0 };

beforeAll(async () => {
  api = await testApi();
  feed = await openCatalogueFeed(api.database.url);
});
beforeEach(async () => {
  fixture = await openFixture();
  return () => fixture.app.close();
});
afterAll(async () => {
  await feed.close();
  await api.close();
});

describe('an answer that is sent again', () => {
  const ways: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
    { origin: 'https://elsewhere.example', 'accept-encoding': 'gzip, br;q=0' },
  ];
  it.each(ways)('is the first one in every header and byte (%j)', async (headers) => {
    const { requestId, ...first } = await fixture.ask('/v1/events', headers);
    const asked = fixture.statements();
    const { requestId: otherId, ...again } = await fixture.ask('/v1/events', headers);
    expect(again).toEqual(first);
    expect(first.headers).toMatchObject({ 'strict-transport-security': expect.any(String) });
    expect([requestId === otherId, fixture.statements() - asked]).toEqual([false, 0]);
  });

  it('has fewer bytes once it has been asked for again', async () => {
    const ask = () => fixture.ask('/v1/events', { 'accept-encoding': 'br' });
    const first = await ask();
    const later = await vi.waitFor(
      async () => {
        const again = await ask();
        expect(again.body.length).toBeLessThan(first.body.length);
        return again;
      },
      { timeout: 60_000 },
    );
    expect(later.headers).toEqual({ ...first.headers, 'content-length': String(later.body.length) });
    expect(brotliDecompressSync(later.body)).toEqual(brotliDecompressSync(first.body));
  });

  it('is not sent to who has it', async () => {
    const { etag = '' } = (await fixture.ask('/v1/events')).headers;
    const kept = await fixture.ask('/v1/events', { 'if-none-match': etag });
    const other = await openFixture();
    const { requestId, ...made } = await other.ask('/v1/events', { 'if-none-match': etag });
    await other.app.close();
    expect(kept).toEqual({ ...made, requestId: expect.any(String) });
    expect(made.status).toBe(304);
  });

  it('carries the id that the proxy in front gave its request', async () => {
    await fixture.ask('/v1/events');
    const again = await fixture.ask('/v1/events', { 'x-request-id': 'given-in-front' });
    expect(again.requestId).toBe('given-in-front');
  });

  it('is counted as any other', async () => {
    const { etag = '' } = (await fixture.ask('/v1/events')).headers;
    await fixture.ask('/v1/events');
    await fixture.ask('/v1/events', { 'if-none-match': etag });
    expect(await fixture.answered()).toEqual(['200: 2', '304: 1']);
  });

  it('tells who asks of a process that ends to connect elsewhere', async () => {
    await fixture.ask('/v1/events');
    fixture.readiness.stop();
    expect((await fixture.ask('/v1/events')).headers.connection).toBe('close');
  });
});
