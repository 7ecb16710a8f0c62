import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { testNow } from './testing/small-catalogue.ts';
import { type TestApi, testApi } from './testing/test-api.ts';

const access = { isSecure: true, isCrossSite: false, pageOrigins: [] };

let api: TestApi;
let app: ReturnType<typeof buildApp>;
let port: number;
beforeAll(async () => {
  api = await testApi();
  app = buildApp({ db: api.database.db, now: () => testNow, access });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  await api.close();
});

describe('every answer', () => {
  it.each(['/v1/events', '/v1/events/999', '/api/basket', '/nowhere', '/health/live', '/openapi.json'])(
    '%s is data that runs nowhere, and comes by TLS alone',
    async (url) => {
      expect((await app.inject(url)).headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    },
  );

  it('of a page says what that page needs', async () => {
    expect((await app.inject('/docs')).headers['content-security-policy']).toContain("script-src 'self'");
  });
});

describe('too much', () => {
  const post = (body: string) =>
    app.inject({
      method: 'POST',
      url: '/api/basket',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });

  it('of a body is refused', async () => {
    expect((await post(JSON.stringify({ type: 'x'.repeat(70_000) }))).statusCode).toBe(413);
  });

  it.each(['[[[[', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', `${'['.repeat(30_000)}`])(
    'or malice in a body is refused: %#',
    async (body) => {
      expect([400, 422]).toContain((await post(body)).statusCode);
    },
  );

  it('of a header is refused before anything reads it', async () => {
    const socket = dial(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.end(`GET /v1/events HTTP/1.1\r\nHost: x\r\nCookie: a=${'b'.repeat(20_000)}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('of an address is refused', async () => {
    expect([400, 404, 414]).toContain((await app.inject(`/v1/events/${'1'.repeat(500)}`)).statusCode);
  });

  it('time for a request is not given', () => {
    expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([30_000, 30_000]);
  });
});
