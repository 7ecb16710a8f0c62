import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inputHash } from './input-hash.ts';

let folder = '';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const hash = () => inputHash([join(folder, 'a.ts')]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('a.ts', 'one');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('the hash of the inputs stays the same while the sources do', () => {
  expect(hash()).toBe(hash());
});

it.each([
  ['changes', () => write('a.ts', 'two')],
  ['goes', () => rmSync(join(folder, 'a.ts'))],
  ['gets a neighbour', () => write('b.ts', '')],
])('the hash of the inputs differs when a source %s', (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});
