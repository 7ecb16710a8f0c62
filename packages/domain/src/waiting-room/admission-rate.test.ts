import { expect, it } from 'vitest';
import { type HoldLoad, heededRate, nextRate } from './admission-rate.ts';

const well: HoldLoad = { holds: 100, p95Ms: 130, shed: 0, isUsed: true };

it.each<[what: string, rate: number, load: Partial<HoldLoad>, next: number]>([
  ['goes up by a step while all is well', 25, {}, 27.5],
  ['stays while nobody uses it', 25, { isUsed: false }, 25],
  ['stays at the very edge', 25, { p95Ms: 400, isUsed: false }, 25],
  ['is halved when holds are slow', 25, { p95Ms: 401 }, 12.5],
  ['is halved when one was sent away', 25, { shed: 1 }, 12.5],
  ['is halved though nobody was let in meanwhile', 40, { shed: 3, isUsed: false, holds: 0 }, 20],
  ['is never nothing', 1.5, { shed: 9 }, 1],
  ['is not halved by holds that nobody made', 25, { holds: 0, p95Ms: 900, isUsed: false }, 25],
  ['has an end', 999, {}, 1000],
])('the pace %s', (_what, rate, load, next) => {
  expect(nextRate(rate, { ...well, ...load })).toBe(next);
});

it.each([
  ['nothing is said', { maxRate: null, isPaused: false }, 25],
  ['a lower one is set', { maxRate: 10, isPaused: false }, 10],
  ['a higher one is set', { maxRate: 100, isPaused: false }, 25],
  ['it is paused', { maxRate: 100, isPaused: true }, 0],
])('the operator is heeded where %s', (_what, lever, rate) => {
  expect(heededRate(25, lever)).toBe(rate);
});
