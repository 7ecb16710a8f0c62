import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acquireLock } from './acquire-lock.ts';

let folder = '';
const lock = (timeoutMs: number) => acquireLock(join(folder, 'lock'), timeoutMs);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('the lock is held by one at a time', async () => {
  const release = await lock(0);
  await expect(lock(100)).rejects.toThrow('Another run has been at work on this site for 0.1 s.');
  release();
  (await lock(0))();
});

it('the lock passes on to the one who waits', async () => {
  const release = await lock(0);
  const next = lock(10_000);
  release();
  (await next)();
});
