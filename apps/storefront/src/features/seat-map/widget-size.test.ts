import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const builder = fileURLToPath(new URL('../../../test/seat-map/build-stage.ts', import.meta.url));
const mostBytes = 20_000;

type Manifest = Record<string, { readonly file: string; readonly imports?: readonly string[] }>;

let folder = '';
let manifest: Manifest = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seat-map-'));
  execFileSync(process.execPath, [builder, folder]);
  manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** All files that come with a module. */
function filesOf(end: string, seen = new Set<string>()): Set<string> {
  const key = Object.keys(manifest).find((name) => name.endsWith(end));
  const chunk = key === undefined ? undefined : manifest[key];
  if (!chunk) throw new Error(`Nothing was built of ${end}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) filesOf(name, seen);
  return seen;
}

const transferred = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;

describe('the code of the seat map', () => {
  it('is small: what opening a hall fetches beyond what the page has, with the worker', () => {
    const ofPage = filesOf('stage.html');
    const own = [...filesOf('seat-map/date-tickets.tsx')].filter((file) => !ofPage.has(file));
    const worker = readdirSync(join(folder, 'assets')).filter((name) => name.includes('seat-map.worker'));
    const bytes = [...own, ...worker.map((name) => join('assets', name))].map(transferred);
    expect(bytes.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
  });

  it('is not fetched by a page that shows no hall', () => {
    expect([...filesOf('stage.html')].filter((file) => /seats-|date-tickets|worker/.test(file))).toEqual([]);
  });
});
