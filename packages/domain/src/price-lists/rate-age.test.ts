import { expect, it } from 'vitest';
import { isOldRate, rateAgeDays } from './rate-age.ts';

const now = Date.parse('2026-12-01T12:00:00Z');

it.each([
  ['2026-12-01T00:00:00Z', 0, false],
  ['2026-11-30T12:00:00Z', 1, false],
  ['2026-11-01T12:00:00Z', 30, false],
  ['2026-10-31T12:00:00Z', 31, true],
  // A clock that is ahead makes nothing younger than today.
  ['2026-12-02T12:00:00Z', 0, false],
])('a rate of %s is %i days old', (setAt, days, isOld) => {
  expect([rateAgeDays(setAt, now), isOldRate(setAt, now)]).toEqual([days, isOld]);
});
