import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeLock } from './take-lock.ts';

it('is held by one at a time and given back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const file = join(folder, 'lock');
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow('Another run is at work on this site.');
  release();
  takeLock(file)();
  rmSync(folder, { recursive: true });
});
