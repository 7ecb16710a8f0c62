import { money } from '@parterre/domain/money/money';
import { expect, it } from 'vitest';
import { fromStripeAmount, toStripeAmount } from './stripe-answers.ts';

it.each([
  [1250, 'EUR', 1250],
  [1250, 'JPY', 1250],
  [5120, 'KWD', 5120],
  [5, 'ISK', 500],
  [5, 'UGX', 500],
  [500, 'MGA', 5],
])('counts %i %s as %i', (amountMinor, currency, amount) => {
  expect(toStripeAmount(money(amountMinor, currency))).toBe(amount);
  expect(fromStripeAmount(amount, currency.toLowerCase())).toEqual(money(amountMinor, currency));
});

it('an amount that is a part of the smallest unit of a currency is refused', () => {
  expect(() => toStripeAmount(money(501, 'MGA'))).toThrow(RangeError);
});
