import { expect, it } from 'vitest';
import { hasWithdrawalRight } from './withdrawal-right.ts';

it.each([
  ['de', true],
  ['gr', true],
  ['no', true],
  ['gb', true],
  ['ru', false],
  ['us', false],
  ['ch', false],
  [undefined, false],
])('a seller in %s: buyers are told of the right of withdrawal: %s', (country, expected) => {
  expect(hasWithdrawalRight(country)).toBe(expected);
});
