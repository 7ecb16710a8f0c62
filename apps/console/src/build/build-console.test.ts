import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildConsole } from './build-console.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-console-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** React, its router, its queries and what every screen has. */
const maxScriptBytes = 500_000;

const page = () => join(folder, 'index.html');

it('pages are built anew when they were made of something else, and once', async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/two-builds-ago.js'), '');
  await writeFile(join(folder, 'assets/one-build-ago.js'), '');
  const earlier = { inputs: 'other', assets: ['one-build-ago.js'] };
  await writeFile(join(folder, 'built.json'), JSON.stringify(earlier));
  expect(await buildConsole(folder)).toBe('built');
  const html = await readFile(page(), 'utf8');
  const assets = await readdir(join(folder, 'assets'));
  expect(assets).toContain('one-build-ago.js');
  expect(assets).not.toContain('two-builds-ago.js');
  const named = [...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(1);
  expect(assets).toEqual(expect.arrayContaining(named.flatMap((name) => [name, `${name}.br`])));
  // The content policy lets no script stand in the page itself.
  expect(html).not.toMatch(/<script(?![^>]*src=)/);

  // Nobody waits for screens that they do not open.
  const scripts = assets.filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(
    scripts.map(async (name) => (await stat(join(folder, 'assets', name))).size),
  );
  expect(scripts.length).toBeGreaterThan(15);
  expect(Math.max(...sizes)).toBeLessThan(maxScriptBytes);

  // Whichever of them is there first, features count more than what they are made of.
  const styles = assets.filter((name) => name.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(1);
  for (const name of styles)
    expect(await readFile(join(folder, 'assets', name), 'utf8')).toMatch(/^@layer base,ui,feature;/);

  const { mtimeMs } = await stat(page());
  expect(await buildConsole(folder)).toBe('unchanged');
  expect((await stat(page())).mtimeMs).toBe(mtimeMs);
});
