import { currencyExponent } from './currency-exponent.ts';
import { parseDecimal } from './decimal.ts';
import { type Money, money } from './money.ts';

/** An amount with all its decimals and a point, as banks write it: `1250.00`, and `1250` for a currency that has none. */
export function toDecimalText({ amountMinor, currency }: Money): string {
  const places = currencyExponent(currency);
  const digits = String(Math.abs(amountMinor)).padStart(places + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Reads what a bank wrote. More decimals than the currency has are a fault, unless they are zeros. */
export function fromDecimalText(text: string, currency: string): Money {
  const { units, scale } = parseDecimal(text);
  const [numerator, divisor] = [units * 10n ** BigInt(currencyExponent(currency)), 10n ** BigInt(scale)];
  if (numerator % divisor !== 0n) throw new RangeError(`${text} ${currency} has a part of a minor unit`);
  return money(Number(numerator / divisor), currency);
}
