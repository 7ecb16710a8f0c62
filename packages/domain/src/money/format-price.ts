import type { LanguageCode } from '../languages/languages.ts';

// Making a formatter costs far more than using it.
const formatters = new Map<string, Intl.NumberFormat>();

/** Decimals are left out when all are zero. */
export function amountFormatter(language: LanguageCode, currency: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${digits}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formatters.set(key, formatter);
  return formatter;
}

/** A price that is only shown, as it came over the wire: with two decimals at most, whatever the currency (spec §9). */
export const formatPrice = (amount: number, currency: string, language: LanguageCode): string =>
  amountFormatter(language, currency, 2).format(amount);
