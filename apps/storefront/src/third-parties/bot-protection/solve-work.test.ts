import { pbkdf2Sync } from 'node:crypto';
import type { Work } from '@parterre/contracts/bot-protection/human-proof';
import { expect, it } from 'vitest';
import { solveWork } from './solve-work.ts';

const workFor = (number: number): Work => ({
  challenge: 'abc.40.1.sig',
  tries: 40,
  rounds: 10,
  target: pbkdf2Sync(String(number), 'abc.40.1.sig', 10, 16, 'sha256').toString('hex'),
});

it.each([0, 15, 16, 39])('the number of a proof of work is found: %i', async (number) => {
  expect(await solveWork(workFor(number))).toBe(`abc.40.1.sig:${number}`);
});

it('a proof of work without a solution ends', async () => {
  expect(await solveWork(workFor(1000))).toBeUndefined();
});
