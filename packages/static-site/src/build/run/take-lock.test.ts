import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './take-lock.ts';

let folder = '';
const lock = (patienceMs: number) => takeLock(join(folder, 'lock'), patienceMs);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('is held by one at a time', async () => {
  const release = await lock(0);
  await expect(lock(100)).rejects.toThrow('Another run has been at work on this site for 0.1 s.');
  release();
  (await lock(0))();
});

it('passes on to the one who waits', async () => {
  const release = await lock(0);
  const next = lock(10_000);
  release();
  (await next)();
});
