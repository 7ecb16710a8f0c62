import { expect, it } from 'vitest';
import { closingCount } from './closing-count.ts';

const till = { floatMinor: 5000, lastFloatMinor: 5000, takenMinor: 22_000, givenBackMinor: 2000 };

it.each([
  ['what must be there', 25_000, '', 'counted', 0],
  ['too little, explained', 24_000, 'a note was false', 'counted', -1000],
  ['too much, explained', 25_100, 'a buyer left a tip', 'counted', 100],
  ['too little, without a word', 24_000, ' ', 'unexplained', -1000],
  ['too much, without a word', 25_100, '', 'unexplained', 100],
] as const)('a count of %s', (_case, counted, explanation, kind, differenceMinor) => {
  expect(closingCount(till, counted, explanation)).toEqual({ kind, expectedMinor: 25_000, differenceMinor });
});

it('more may have been given back than was taken: the float had it', () => {
  const emptied = { floatMinor: 5000, lastFloatMinor: null, takenMinor: 0, givenBackMinor: 3000 };
  expect(closingCount(emptied, 2000, '').kind).toBe('counted');
});

it.each([
  ['another', 4000, '', 'unexplained'],
  ['another, explained', 4000, 'the rest went to the bank', 'counted'],
  ['the same', 5000, '', 'counted'],
] as const)('a float that is %s than at the last count', (_case, floatMinor, explanation, kind) => {
  expect(closingCount({ ...till, floatMinor }, floatMinor + 20_000, explanation).kind).toBe(kind);
});
