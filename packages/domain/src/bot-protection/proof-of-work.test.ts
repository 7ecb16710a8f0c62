import { expect, it } from 'vitest';
import { workTries } from './proof-of-work.ts';

it.each([
  [0, 256],
  [1, 256],
  [2, 512],
  [4, 1024],
  [7, 1024],
  [16, 4096],
  [1_000_000, 4096],
])('whoever has asked %i times lately tries at most %i numbers', (asked, tries) => {
  expect(workTries(asked)).toBe(tries);
});
