import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { HostRules } from '../src/host/host-rules.ts';
import { nginxConfig } from '../src/host/nginx-config.ts';
import { createStaticHost } from '../src/host/static-host.ts';
import { listen, type RunningServer } from './listen.ts';
import { nginxIsInstalled, runNginx } from './run-nginx.ts';
import { type Answer, sendRequest } from './send-request.ts';

const files: Record<string, string> = {
  '/index.html': '<h1>Home</h1>',
  '/events/index.html': `<h1>Events</h1>${'<p>An evening</p>'.repeat(50)}`,
  '/афиша/index.html': '<h1>Афиша</h1>',
  '/order/index.html': '<h1>Order</h1>',
  '/order/success/index.html': '<h1>Thank you</h1>',
  '/order/bill/index.html': '<h1>Bill</h1>',
  '/order/pay/index.html': '<h1>Pay</h1>',
  '/en/order/pay/index.html': '<h1>Pay in English</h1>',
  '/404.html': '<h1>No such page</h1>',
  '/500.html': '<h1>Our fault</h1>',
  '/page-data/events/page-data.json': '{"path":"/events"}',
  '/page-data/sq/d/abc.json': '{}',
  '/slice-data/header-ru-1.json': '{}',
  '/assets/entry-1a2b.js': 'export {}',
  '/robots.txt': '0123456789',
};

const rules: HostRules = {
  pathPrefix: '',
  routes: {
    languages: [
      { code: 'ru', prefix: '', direction: 'ltr' },
      { code: 'en', prefix: '/en', direction: 'ltr' },
    ],
    templates: {
      events: { patterns: ['/events'] },
      order: { patterns: ['/order', '/order/success'], matches: { '/order/*': '/order' } },
      bill: {
        patterns: ['/order/bill'],
        matches: { '/order/bill/*': '/order/bill', '/ru/order/bill/*': '/order/bill' },
      },
      pay: { patterns: ['/order/pay'], matches: { '/order/pay/*': '/order/pay' } },
      review: { patterns: [], matches: { '/events/:id/review': '/events' } },
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'published-'));

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
  writeFileSync(join(dirname(folder), 'secret-beside-the-folder.txt'), 'secret');
});

afterAll(() => rmSync(folder, { recursive: true }));

type Serve = (rules: HostRules) => Promise<RunningServer>;

const hosts: readonly { name: string; serve: Serve; isHere: boolean; brotli: boolean }[] = [
  {
    name: 'our host',
    serve: (given) =>
      listen(createStaticHost({ ...given, folder, report: (error) => expect.fail(String(error)) })),
    isHere: true,
    brotli: true,
  },
  {
    name: 'nginx with our configuration',
    serve: (given) =>
      runNginx((listens) => nginxConfig({ ...given, folder, listen: listens, brotli: false })),
    isHere: nginxIsInstalled(),
    brotli: false,
  },
];

it('the host answers a failing disk with the 500 page, and reports it', async () => {
  symlinkSync('loop.txt', join(folder, 'loop.txt'));
  const reported: unknown[] = [];
  const server = await listen(
    createStaticHost({ ...rules, folder, report: (error) => reported.push(error) }),
  );
  onTestFinished(server.stop);
  const answer = await sendRequest(server.origin, '/loop.txt');
  expect([answer.status, answer.body.toString()]).toEqual([500, files['/500.html']]);
  expect(reported).toMatchObject([{ code: 'ELOOP' }]);
});

it('the host answers in plain text while nothing is published', async () => {
  const server = await listen(
    createStaticHost({ ...rules, folder: join(folder, 'nothing-here'), report: expect.fail }),
  );
  onTestFinished(server.stop);
  const answer = await sendRequest(server.origin, '/');
  expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found']);
});

describe.each(hosts.filter(({ isHere }) => isHere))('$name', ({ serve }) => {
  it.each([
    [true, 'max-age=31536000; includeSubDomains'],
    [false, undefined],
  ])('asks browsers to come by TLS alone, on every answer, where they do: %s', async (isSecure, header) => {
    const server = await serve({ ...rules, isSecure });
    onTestFinished(server.stop);
    for (const path of ['/', '/events/', '/nowhere', '/assets/entry-1a2b.js', '/page-data/sq/d/abc.json'])
      expect((await sendRequest(server.origin, path)).headers['strict-transport-security'], path).toBe(
        header,
      );
  });
});

for (const { name, serve, isHere, brotli } of hosts) {
  describe.skipIf(!isHere)(
    isHere ? name : `${name} (SKIPPED: nginx is not installed on this machine)`,
    () => {
      let server: RunningServer;
      let get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
      beforeAll(async () => {
        server = await serve(rules);
        get = (path, headers = {}) => sendRequest(server.origin, path, { headers });
      });
      afterAll(() => server.stop());

      it.each([
        ['/', '/index.html'],
        ['/events', '/events/index.html'],
        ['/events?utm_source=mail', '/events/index.html'],
        ['/%D0%B0%D1%84%D0%B8%D1%88%D0%B0', '/афиша/index.html'],
        ['/robots.txt', '/robots.txt'],
        ['/order', '/order/index.html'],
        ['/order/success', '/order/success/index.html'],
        ['/order/anything/below', '/order/index.html'],
        ['/order/bill/77?hash=x', '/order/bill/index.html'],
        ['/ru/order/bill/77', '/order/bill/index.html'],
        ['/ru/order/bill', '/order/bill/index.html'],
        ['/order/pay/9', '/order/pay/index.html'],
        ['/en/order/pay/9', '/en/order/pay/index.html'],
        ['/events/12/review', '/events/index.html'],
      ])('answers %s with %s', async (path, file) => {
        const answer = await get(path);
        expect([answer.status, answer.body.toString()]).toEqual([200, files[file]]);
      });

      it.each([
        ['/events/', '/events'],
        ['/events/?utm_source=mail&a=%20b', '/events?utm_source=mail&a=%20b'],
        ['/%D0%B0%D1%84%D0%B8%D1%88%D0%B0/', '/%D0%B0%D1%84%D0%B8%D1%88%D0%B0'],
        ['//elsewhere.example/', '/elsewhere.example'],
        ['/order/bill/77/', '/order/bill/77'],
        ['/ru', '/'],
        ['/ru/', '/'],
        ['/ru?a=1', '/?a=1'],
        ['/ru/events', '/events'],
        ['/ru/events/?a=1', '/events?a=1'],
        ['/ru/order/bill/77/', '/ru/order/bill/77'],
        ['/ru//elsewhere.example', '/elsewhere.example'],
      ])('moves %s to %s for good, in one step', async (path, location) => {
        const answer = await get(path);
        expect([answer.status, answer.headers.location]).toEqual([301, location]);
      });

      it.each([
        '/nowhere',
        '/rust',
        '/en/order/other',
        '/assets/gone-1.js',
        '/page-data/nowhere/page-data.json',
        '/404.html',
        '/events/index.html/x',
      ])('answers %s with the 404 page and a real 404', async (path) => {
        const answer = await get(path);
        expect([answer.status, answer.body.toString()]).toEqual([404, files['/404.html']]);
      });

      it.each([
        '/../secret-beside-the-folder.txt',
        '/%2e%2e/secret-beside-the-folder.txt',
        '/events/..%2f..%2f..%2fsecret-beside-the-folder.txt',
        '/..%5csecret-beside-the-folder.txt',
        '/%00',
        '/%',
      ])('gives nothing away for %s', async (path) => {
        const answer = await get(path);
        expect([400, 404]).toContain(answer.status);
        expect(answer.body.toString()).not.toContain('secret');
      });

      it.each([
        ['/events', 'public, max-age=0, must-revalidate'],
        ['/nowhere', 'public, max-age=0, must-revalidate'],
        ['/page-data/events/page-data.json', 'public, max-age=0, must-revalidate'],
        ['/page-data/sq/d/abc.json', 'public, max-age=31536000, immutable'],
        ['/slice-data/header-ru-1.json', 'public, max-age=31536000, immutable'],
        ['/assets/entry-1a2b.js', 'public, max-age=31536000, immutable'],
      ])('lets %s be cached as "%s"', async (path, caching) => {
        expect((await get(path)).headers['cache-control']).toBe(caching);
      });

      it.each([
        ['/events', 'text/html; charset=utf-8', undefined],
        ['/nowhere', 'text/html; charset=utf-8', undefined],
        ['/page-data/events/page-data.json', 'application/json; charset=utf-8', '*'],
        ['/assets/entry-1a2b.js', 'text/javascript; charset=utf-8', '*'],
      ])('names the type of %s, and who may read it', async (path, type, readers) => {
        const { headers } = await get(path);
        expect(headers).toMatchObject({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'content-security-policy': "frame-ancestors 'self'",
          'x-frame-options': 'SAMEORIGIN',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        });
        expect(headers['access-control-allow-origin']).toBe(readers);
      });

      it('sends the compressed form a client takes', async () => {
        const gzip = await get('/events', { 'accept-encoding': 'gzip, deflate' });
        expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
        expect(gunzipSync(gzip.body).toString()).toBe(files['/events/index.html']);
        const plain = await get('/events', { 'accept-encoding': 'gzip;q=0' });
        expect(plain.headers['content-encoding']).toBeUndefined();
      });

      if (brotli)
        it('prefers brotli', async () => {
          const answer = await get('/events', { 'accept-encoding': 'gzip, br' });
          expect(answer.headers['content-encoding']).toBe('br');
          expect(brotliDecompressSync(answer.body).toString()).toBe(files['/events/index.html']);
        });

      it('answers 304 to a client that holds the file, and 200 to one that holds another form of it', async () => {
        const { etag } = (await get('/events')).headers;
        const known = await get('/events', { 'if-none-match': String(etag) });
        expect([known.status, known.body.length]).toEqual([304, 0]);
        expect((await get('/events', { 'if-none-match': '"other"' })).status).toBe(200);
      });

      it.each([
        ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
        ['bytes=7-', 206, '789', 'bytes 7-9/10'],
        ['bytes=-2', 206, '89', 'bytes 8-9/10'],
        ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
      ])('serves the range %s', async (range, status, body, contentRange) => {
        const answer = await get('/robots.txt', { range, 'accept-encoding': 'identity' });
        expect([answer.status, answer.body.toString()]).toEqual([status, body]);
        expect(answer.headers['content-range']).toBe(contentRange);
      });

      it('refuses a range beyond the end, and serves the whole file when the part is of another version', async () => {
        const beyond = await get('/robots.txt', { range: 'bytes=50-' });
        expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
        const other = await get('/robots.txt', { range: 'bytes=2-4', 'if-range': '"other"' });
        expect([other.status, other.body.toString()]).toEqual([200, '0123456789']);
      });

      it('answers HEAD with the headers of GET and no body', async () => {
        const head = await sendRequest(server.origin, '/robots.txt', { method: 'HEAD' });
        expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0]);
        expect((await sendRequest(server.origin, '/nowhere', { method: 'HEAD' })).status).toBe(404);
      });

      it('refuses other methods', async () => {
        expect((await sendRequest(server.origin, '/events', { method: 'POST' })).status).toBe(405);
      });

      describe('under a prefix', () => {
        let prefixed: RunningServer;
        beforeAll(async () => {
          prefixed = await serve({ ...rules, pathPrefix: '/shop' });
        });
        afterAll(() => prefixed.stop());

        it.each([
          ['/shop', 200, undefined],
          ['/shop/events', 200, undefined],
          ['/shop/order/bill/1', 200, undefined],
          ['/shop/ru/order/bill/1', 200, undefined],
          ['/shop/assets/entry-1a2b.js', 200, undefined],
          ['/shop/', 301, '/shop'],
          ['/shop/?a=1', 301, '/shop?a=1'],
          ['/shop/ru/events/', 301, '/shop/events'],
          ['/shop/ru', 301, '/shop'],
          ['/shop/nowhere', 404, undefined],
          ['/', 404, undefined],
          ['/events', 404, undefined],
          ['/shopping', 404, undefined],
        ])('answers %s with %i', async (path, status, location) => {
          const answer = await sendRequest(prefixed.origin, path);
          expect([answer.status, answer.headers.location]).toEqual([status, location]);
        });

        it('still knows what is immutable', async () => {
          const { headers } = await sendRequest(prefixed.origin, '/shop/assets/entry-1a2b.js');
          expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        });
      });
    },
  );
}
