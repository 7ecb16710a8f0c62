import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const builder = fileURLToPath(new URL('../../../test/seat-map/build-harness.ts', import.meta.url));
const maxBytes = 20_000;

type Manifest = Record<string, { readonly file: string; readonly imports?: readonly string[] }>;

let folder = '';
let manifest: Manifest = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seat-map-'));
  execFileSync(process.execPath, [builder, folder]);
  manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The file of a module, and those it imports. */
function collectFiles(end: string, seen = new Set<string>()): Set<string> {
  const key = Object.keys(manifest).find((name) => name.endsWith(end));
  const chunk = key === undefined ? undefined : manifest[key];
  if (!chunk) throw new Error(`Nothing was built of ${end}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) collectFiles(name, seen);
  return seen;
}

const compressedSize = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;

describe('the bundle of the seat map', () => {
  it('is at most 20 kB for opening a hall: everything the page does not have yet, worker included', () => {
    const pageFiles = collectFiles('harness.html');
    const own = [...collectFiles('seat-map/ticket-selection.tsx')].filter((file) => !pageFiles.has(file));
    const worker = readdirSync(join(folder, 'assets')).filter((name) => name.includes('seat-map.worker'));
    const bytes = [...own, ...worker.map((name) => join('assets', name))].map(compressedSize);
    expect(bytes.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
  });

  it('is not loaded by a page without a hall', () => {
    expect(
      [...collectFiles('harness.html')].filter((file) => /seats-|ticket-selection|worker/.test(file)),
    ).toEqual([]);
  });
});
