import { expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { canConfirm, needsSecondPerson } from './money-limit.ts';

const limits = { EUR: 20_000, RUB: 2_000_000 };

it.each<[what: string, minor: number, currency: string, givenToday: number, isNeeded: boolean]>([
  ['a small sum', 5_000, 'EUR', 0, false],
  ['exactly what is left of the day', 5_000, 'EUR', 15_000, false],
  ['a cent more', 5_001, 'EUR', 15_000, true],
  ['a large sum at once', 20_001, 'EUR', 0, true],
  ['each currency has its own limit', 20_001, 'RUB', 0, false],
  ['a currency without a limit', 1, 'USD', 0, true],
  ['the limit was lowered during the day', 1, 'EUR', 30_000, true],
])('a second person is needed: %s', (_what, minor, currency, givenToday, isNeeded) => {
  expect(needsSecondPerson(money(minor, currency), givenToday, limits)).toBe(isNeeded);
});

it.each<[what: string, confirmedBy: string, isPermitted: boolean, can: boolean]>([
  ['somebody else who may do it', 'boris', true, true],
  ['the same person', 'anna', true, false],
  ['somebody else who may not', 'boris', false, false],
])('a second person confirms: %s', (_what, confirmedBy, isPermitted, can) => {
  expect(canConfirm({ requestedBy: 'anna', confirmedBy, isPermitted })).toBe(can);
});
