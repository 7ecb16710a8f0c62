import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@parterre/api/config';
import { nginxConfig } from '@parterre/static-site/host/nginx-config';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listen, type RunningServer } from '../../../packages/static-site/test/listen.ts';
import { nginxIsInstalled, runNginx } from '../../../packages/static-site/test/run-nginx.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const deploy = join(root, 'deploy');
const read = (path: string) => readFile(join(deploy, path), 'utf8');

const routes = { languages: [{ code: 'ru', prefix: '', direction: 'ltr' as const }], templates: {} };

describe.skipIf(!nginxIsInstalled())('nginx, as deploy/ sets it up', () => {
  let folder: string;
  let api: RunningServer;
  let pages: RunningServer;
  let nginx: RunningServer;
  let http: string;
  const start = (settings: string) =>
    runNginx((listen) => {
      const include = join(deploy, 'nginx/locations.conf');
      return settings + nginxConfig({ routes, pathPrefix: '', folder, listen, brotli: false, include });
    });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parterre-deploy-'));
    await mkdir(join(folder, 'events'));
    await writeFile(join(folder, 'events/index.html'), '<h1>Events</h1>');
    api = await listen(async (request, response) => {
      response.setHeader('cache-control', 'no-store');
      if (!request.url?.endsWith('/stream')) return void response.end(JSON.stringify(request.headers));
      response.write('one');
      setTimeout(() => response.end('two'), 1000);
    });
    pages = await listen((request, response) => {
      response.writeHead(503, { 'cache-control': 'no-store', 'retry-after': '2' });
      response.end(`drawn for ${request.url}`);
    });
    http = (await read('nginx/parterre.conf'))
      .replace(/^ {2}server 127.*$/gm, '')
      .replace('keepalive 32;', `server ${new URL(api.origin).host}; keepalive 32;`)
      .replace('keepalive 4;', `server ${new URL(pages.origin).host}; keepalive 4;`)
      .replace(/^include.*$/m, '');
    nginx = await start(http);
  });
  afterAll(async () => {
    await nginx.stop();
    await api.stop();
    await pages.stop();
    await rm(folder, { recursive: true });
  });

  it('hands previews of drafts to whoever makes pages, and their answers back as they are', async () => {
    for (const path of ['/preview/KEY', '/preview/KEY/pages/de/events/9']) {
      const answer = await fetch(nginx.origin + path);
      const { headers, status } = answer;
      expect([status, await answer.text(), headers.get('retry-after'), headers.get('cache-control')]).toEqual(
        [503, `drawn for ${path}`, '2', 'no-store'],
      );
    }
    expect(
      (await fetch(`${nginx.origin}/preview/KEY/`, { redirect: 'manual' })).headers.get('location'),
    ).toBe('/preview/KEY');
  });

  it('leads to the page that the API draws of a waiting room whose files are not written yet', async () => {
    const look = (path: string) => fetch(nginx.origin + path, { redirect: 'manual' });
    const unwritten = await look('/queue/3.de.html');
    expect([unwritten.status, unwritten.headers.get('location')]).toEqual([
      302,
      '/api/waiting-rooms/3/page?lang=de',
    ]);
    for (const path of ['/queue/3.json', '/queue/3.de.html.tmp']) expect((await look(path)).status).toBe(404);
  });

  it('hands calls on, with an id and with the address that it sees itself', async () => {
    const answer = await fetch(`${nginx.origin}/v1/events?page=1`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(await answer.json()).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps metrics to itself', async () => {
    for (const path of ['/metrics', '//metrics', '/api/../metrics', '/%6Detrics'])
      expect((await fetch(nginx.origin + path)).status, path).toBe(404);
  });

  it('serves pages itself, with their headers', async () => {
    const answer = await fetch(`${nginx.origin}/events`);
    expect(await answer.text()).toBe('<h1>Events</h1>');
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  it('tells readers who ask too often when to come again, and nobody else', async () => {
    // A busy machine may not get to ask a hundred times in a second.
    const strict = await start(http.replace('rate=100r/s', 'rate=1r/m'));
    onTestFinished(() => strict.stop());
    const told: string[] = [];
    while (told.at(-1) !== '429 1' && told.length < 1000) {
      const { status, headers } = await fetch(`${strict.origin}/v1/events`, { method: 'HEAD' });
      told.push(`${status} ${headers.get('retry-after')}`);
    }
    const burst = 200;
    expect(told.length).toBeGreaterThan(burst);
    expect(told.length).toBeLessThan(burst + 20);
    expect([...new Set(told)]).toEqual(['200 null', '429 1']);
  });

  it('passes streams on as they come', async () => {
    const { body } = await fetch(`${nginx.origin}/v2/dates/1/availability/stream`);
    const reader = body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one');
    await reader?.cancel();
  });

  it.each([
    ['/api/basket', 413],
    ['/api/payments/stripe/notifications', 200],
  ])('lets a body of 100 kB into %s: %i', async (path, status) => {
    const answer = await fetch(nginx.origin + path, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(answer.status).toBe(status);
  });
});

it.skipIf(!nginxIsInstalled())(
  'nginx hands the console on under its own name, and no word that operators search by stands in its log',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parterre-console-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const console = await listen((request, response) => void response.end(JSON.stringify(request.headers)));
    onTestFinished(() => console.stop());
    const config = (await read('nginx/console.conf'))
      .replace(/^ {2}server 127.*$/gm, '')
      .replace('keepalive 8;', `server ${new URL(console.origin).host}; keepalive 8;`)
      .replaceAll('/var/log/nginx', folder);
    const nginx = await runNginx((address) => config.replace('listen 80;', `listen ${address};`));
    const answer = await fetch(`${nginx.origin}/api/console/v1/orders?search=anna%40example.com`);
    expect(await answer.json()).toMatchObject({ host: new URL(nginx.origin).host });
    await nginx.stop();
    const log = await readFile(join(folder, 'parterre-console.log'), 'utf8');
    expect(log).toContain('GET /api/console/v1/orders 200');
    expect(log).not.toContain('anna');
  },
);

it('every program that deploy/ starts is there, and every setting it makes is one', async () => {
  const units = (await readdir(join(deploy, 'systemd'))).map((name) => `systemd/${name}`);
  const texts = await Promise.all([...units, 'Containerfile'].map(read));
  for (const text of texts) {
    const programs = text.match(/apps\/[\w/-]+\.ts/g) ?? [];
    expect(programs.length).toBeGreaterThan(0);
    for (const program of programs) expect(existsSync(join(root, program)), program).toBe(true);
    const pairs = [...text.matchAll(/\b([A-Z_]{4,})=([\w./%]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.replace('%i', '4001'),
    ]);
    const given = { SECRET: 'x'.repeat(32), ALLOW_SANDBOX_PAYMENTS: 'true', ...Object.fromEntries(pairs) };
    expect(readConfig(given)).toMatchObject({ production: true, dataDir: '/var/lib/parterre' });
  }
});
