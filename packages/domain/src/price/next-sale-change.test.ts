import { expect, it } from 'vitest';
import { nextSaleChangeMs } from './next-sale-change.ts';

const now = 1000;
const date = { status: 'scheduled', startedAtMs: 5000 } as const;

it.each([
  ['no dates', [], undefined],
  ['a date that sells until it begins', [date], 5000],
  ['a sale that ends before', [{ ...date, saleEndsAtMs: 4000 }], 4000],
  ['a sale that ends after the date has begun', [{ ...date, saleEndsAtMs: 6000 }], 5000],
  ['a sale to open', [{ ...date, saleStartsAtMs: 2000 }], 2000],
  ['a sale that opens now', [{ ...date, saleStartsAtMs: now }], 5000],
  ['a sale that has ended', [{ ...date, saleEndsAtMs: now }], undefined],
  ['a date gone by', [{ ...date, startedAtMs: 500 }], undefined],
  ['a date that is called off', [{ ...date, status: 'cancelled' }], undefined],
  ['a date that is put off', [{ ...date, status: 'postponed', saleStartsAtMs: 2000 }], undefined],
  ['the next of several', [{ ...date, saleStartsAtMs: 3000 }, date, { ...date, saleStartsAtMs: 2000 }], 2000],
] as const)('the next change of a sale is found for %s', (_, dates, expected) => {
  expect(nextSaleChangeMs(dates, now)).toBe(expected);
});
