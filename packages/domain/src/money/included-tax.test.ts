import { expect, it } from 'vitest';
import { includedTax } from './included-tax.ts';
import { money } from './money.ts';

it.each([
  [12_000, 20, 2000],
  [10_000, 22, 1803],
  [11_900, 19, 1900],
  [110_000, 0, 0],
  [1, 20, 0],
])('%i with %i %% in it has %i of tax', (amountMinor, percent, tax) => {
  expect(includedTax(money(amountMinor, 'RUB'), percent)).toEqual(money(tax, 'RUB'));
});
