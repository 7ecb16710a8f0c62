import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addConsolePages } from './console-pages.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-console-'));
  app = Fastify();
  addConsolePages(app, join(folder, 'console'));
  await mkdir(join(folder, 'console/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.js'), 'not for anybody');
  await writeFile(join(folder, 'console/built.json'), '{}');
  await writeFile(join(folder, 'console/assets/main-1a.js'), 'plain');
  await writeFile(join(folder, 'console/assets/main-1a.js.br'), 'packed');
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const writePage = () => writeFile(join(folder, 'console/index.html'), '<meta nonce="{nonce}">');
const open = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } });

it('every address of the console is one page, with a nonce that its policy has, another each time', async () => {
  await writePage();
  const nonces = await Promise.all(
    ['/', '/staff/invite', '/audit?command=staff.invite'].map(async (url) => {
      const { statusCode, headers, body } = await open(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      const [, nonce = ''] = /nonce="(\S+)"/.exec(body) ?? [];
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          `style-src 'self' 'nonce-${nonce}'`,
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
        ]),
      );
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});

it('what a program asks for and is not there is not there', async () => {
  await writePage();
  expect((await app.inject('/v1/events')).statusCode).toBe(404);
  expect((await open('/api/console/v1/nothing')).statusCode).toBe(404);
});

it('files keep their names, so they are kept for ever, and packed for whoever takes them so', async () => {
  const url = '/assets/main-1a.js';
  const plain = await app.inject(url);
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    'plain',
    'public, max-age=31536000, immutable',
  ]);
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
});

it.each([
  '/assets/..%2f..%2fsecret.js',
  '/assets/%2e%2e%2fbuilt.json',
  '/assets/main-1a.js.br',
  '/assets/nothing.js',
])('%s leads nowhere', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

it('before they are made, pages ask to come again', async () => {
  const { statusCode, headers } = await open('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});
