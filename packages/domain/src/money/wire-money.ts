import { currencyExponent } from './currency-exponent.ts';
import { type Decimal, decimalToUnits, divideRounded, parseDecimal } from './decimal.ts';
import { type Money, money } from './money.ts';

/** Spec §9: prices on the wire are decimal numbers rounded to 2 places. */
const wirePlaces = 2;

/** An exact decimal as the wire writes it, rounded half up. */
export const decimalToWire = (value: Decimal): number =>
  Number(decimalToUnits(value, wirePlaces)) / 10 ** wirePlaces;

/** A currency without decimals has none on the wire either. */
const wireDecimals = (currency: string) => Math.min(wirePlaces, currencyExponent(currency));

/**
 * The smallest step, in minor units, that the wire can carry: 10 for a currency of 3 decimals, 1 for those of 2 or none.
 * Prices are read and derived in whole steps, so that what is charged is what was shown.
 */
export const wireStepMinor = (currency: string): number =>
  10 ** (currencyExponent(currency) - wireDecimals(currency));

/** Exact below 2^46 units of the currency (70 million million), where a number still tells one hundredth from the next. */
export function toWire({ amountMinor, currency }: Money): number {
  const step = wireStepMinor(currency);
  // Most currencies have no finer units than the wire, and need no rounding.
  const steps =
    step === 1 ? amountMinor : Number(divideRounded(BigInt(amountMinor), BigInt(step), 'half-up'));
  return steps / 10 ** wireDecimals(currency);
}

/** Reads the decimal as it is written, so 1.005 is not taken for 1.00499…; further decimals are rounded half up. */
export function fromWire(value: number, currency: string): Money {
  // Most prices are whole, and need no reading.
  if (Number.isSafeInteger(value)) return money(value * 10 ** currencyExponent(currency), currency);
  const steps = decimalToUnits(parseDecimal(String(value)), wireDecimals(currency));
  return money(Number(steps) * wireStepMinor(currency), currency);
}
