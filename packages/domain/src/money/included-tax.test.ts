import { expect, it } from 'vitest';
import { includedTax } from './included-tax.ts';
import { money } from './money.ts';

it.each([
  [12_000, 20, 2000],
  [10_000, 22, 1803],
  [11_900, 19, 1900],
  [110_000, 0, 0],
  [1, 20, 0],
])('a price of %i that includes %i %% of tax includes a tax of %i', (amountMinor, percent, tax) => {
  expect(includedTax(money(amountMinor, 'RUB'), percent)).toEqual(money(tax, 'RUB'));
});
