import { hash } from 'node:crypto';
import { leadingZeroBits } from '@parterre/domain/humans/proof-of-work';
import { expect, it } from 'vitest';
import { solveWork } from './solve-work.ts';

it('finds a number that the server accepts', async () => {
  const solution = await solveWork({ challenge: 'abc.10.1.sig', bits: 10 });
  expect(solution).toMatch(/^abc\.10\.1\.sig:\d+$/);
  expect(leadingZeroBits(hash('sha256', String(solution), 'buffer'))).toBeGreaterThanOrEqual(10);
});

it('does nothing where nobody asks for work', async () => {
  expect(await solveWork({ challenge: null, bits: 0 })).toBeUndefined();
});
