import { currencyExponent } from '@parterre/domain/money/currency-exponent';
import { fromWire } from '@parterre/domain/money/wire-money';
import { expect, it } from 'vitest';
import { money } from './money.ts';

it.each([-0.01, 1e12, 1e21, Number.POSITIVE_INFINITY, Number.NaN])('%d is no sum of money', (sum) => {
  expect(money.safeParse(sum).success).toBe(false);
});

it.each(['JPY', 'RUB', 'KWD', 'CLF'])('the largest sum is exact in %s', (currency) => {
  const largest = money.parse(100_000_000_000);
  expect(fromWire(largest, currency).amountMinor).toBe(largest * 10 ** currencyExponent(currency));
});
