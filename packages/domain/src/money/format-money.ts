import type { LanguageCode } from '../languages/languages.ts';
import { currencyExponent } from './currency-exponent.ts';
import { amountFormatter } from './format-price.ts';
import type { Money } from './money.ts';

/** The one way to write an amount: `1 500 ₽`, `1 234,50 ₽`. */
export function formatMoney({ amountMinor, currency }: Money, language: LanguageCode): string {
  const digits = currencyExponent(currency);
  return amountFormatter(language, currency, digits).format(amountMinor / 10 ** digits);
}
