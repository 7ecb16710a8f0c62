import type { LanguageCode } from '../languages/languages.ts';
import { currencyExponent } from './currency-exponent.ts';
import type { Money } from './money.ts';

// Making a formatter costs far more than using it.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: LanguageCode, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = currencyExponent(currency);
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formatters.set(key, made);
  return made;
}

/** The one way to write an amount: `1 500 ₽`, `1 234,50 ₽`. Decimals are left out when all are zero. */
export const formatMoney = ({ amountMinor, currency }: Money, language: LanguageCode): string =>
  formatPrice(amountMinor / 10 ** currencyExponent(currency), currency, language);

/** The same for a price that is only shown, as it came over the wire. */
export const formatPrice = (amount: number, currency: string, language: LanguageCode): string =>
  formatterOf(language, currency).format(amount);
