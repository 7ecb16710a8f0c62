import { pbkdf2Sync } from 'node:crypto';
import type { Work } from '@parterre/contracts/humans/human-proof';
import { expect, it } from 'vitest';
import { solveWork } from './solve-work.ts';

const askingFor = (number: number): Work => ({
  ...{ challenge: 'abc.40.1.sig', tries: 40, rounds: 10 },
  target: pbkdf2Sync(String(number), 'abc.40.1.sig', 10, 16, 'sha256').toString('hex'),
});

it.each([0, 15, 16, 39])('finds the number asked for: %i', async (number) => {
  expect(await solveWork(askingFor(number))).toBe(`abc.40.1.sig:${number}`);
});

it('ends where no number fits', async () => {
  expect(await solveWork(askingFor(1000))).toBeUndefined();
});
