import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDoor } from './build-door.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-door-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** On a bad line before the doors open; afterwards nothing more. */
const maxFirstLoadBytes = 500_000;

it('the app is built once, keeps all of its files for a time without a network, and is small', async () => {
  expect(await buildDoor(folder)).toBe('built');
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => !name.endsWith('.br'));
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  expect(assets.filter((name) => !worker.includes(`/door/assets/${name}`))).toEqual([]);
  expect(assets.some((name) => name.endsWith('.wasm'))).toBe(true);
  // A worker that imports something could not start without a network.
  expect(worker).not.toMatch(/\b(import|export)\b/);
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  // The content policy lets no script stand in the page itself.
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
  const packed = assets.map(async (name) => (await stat(join(folder, 'assets', `${name}.br`))).size);
  const bytes = (await Promise.all(packed)).reduce((sum, size) => sum + size, html.length + worker.length);
  expect(bytes).toBeLessThan(maxFirstLoadBytes);
  expect(await buildDoor(folder)).toBe('unchanged');
});
