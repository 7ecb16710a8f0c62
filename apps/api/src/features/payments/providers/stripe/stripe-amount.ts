import { currencyExponent } from '@parterre/domain/money/currency-exponent';
import { type Money, money } from '@parterre/domain/money/money';

/** Where Stripe counts in other units than ISO 4217: https://docs.stripe.com/currencies#special-cases */
const ownExponents: ReadonlyMap<string, number> = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

const stepsOf = (currency: string) =>
  (ownExponents.get(currency) ?? currencyExponent(currency)) - currencyExponent(currency);

export function toStripeAmount({ amountMinor, currency }: Money): number {
  return money(amountMinor * 10 ** stepsOf(currency), currency).amountMinor;
}

/** Stripe writes currencies in small letters. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return money(amount / 10 ** stepsOf(code), code);
}
