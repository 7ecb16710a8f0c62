import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDoorPages } from './door-pages.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-door-'));
  app = Fastify();
  addDoorPages(app, join(folder, 'door'));
  await mkdir(join(folder, 'door/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.js'), 'not for anybody');
  await writeFile(join(folder, 'door/built.txt'), '1a');
  await writeFile(join(folder, 'door/sw.js'), 'worker');
  await writeFile(join(folder, 'door/assets/reader-1a.wasm'), 'plain');
  await writeFile(join(folder, 'door/assets/reader-1a.wasm.br'), 'packed');
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('the app, its worker and its files run scripts and WebAssembly of ours alone, and keep a policy of their own', async () => {
  expect((await app.inject('/door/')).statusCode).toBe(503);
  await writeFile(join(folder, 'door/index.html'), '<p>');
  for (const [url, kind, keep] of [
    ['/door/', 'text/html; charset=utf-8', 'no-cache'],
    ['/door/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/door/assets/reader-1a.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
  ] as const) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      url,
      200,
      kind,
      keep,
    ]);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
  }
  expect((await app.inject('/door')).headers.location).toBe('/door/');
});

it('files come packed to whoever takes that, and nothing beside them is read', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  expect((await app.inject({ url: '/door/assets/reader-1a.wasm', headers })).body).toBe('packed');
  expect((await app.inject('/door/assets/reader-1a.wasm')).body).toBe('plain');
  for (const url of ['/door/built.txt', '/door/assets/..%2F..%2Fsecret.js', '/door/assets/none.js'])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
});
