/** An exact decimal number: `units` / 10^`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export type RoundingMode = 'half-up' | 'up' | 'down';

const decimalText = /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/;

/** Reads `-12.50`, and what JavaScript prints for a finite number, such as `1e-7`. */
export function parseDecimal(text: string): Decimal {
  const [, whole, fraction = '', exponent = 0] = decimalText.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`not a decimal number: ${JSON.stringify(text)}`);
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return { units: units * 10n ** BigInt(Math.max(0, -scale)), scale: Math.max(0, scale) };
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const toScale = (decimal: Decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale);
  return { units: toScale(a) + toScale(b), scale };
}

/**
 * `numerator` / `divisor` as a whole number; `divisor` is positive. Every mode rounds the size and keeps the sign, half-up
 * being away from zero at the half: what is given back is rounded like what was taken.
 */
export function divideRounded(numerator: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  const carry = { 'half-up': divisor / 2n, up: divisor - 1n, down: 0n }[mode];
  return (sign * (sign * numerator + carry)) / divisor;
}

/** A decimal as a whole number of 10^-`places`, rounded half up. */
export const decimalToUnits = ({ units, scale }: Decimal, places: number): bigint =>
  divideRounded(units * 10n ** BigInt(places), 10n ** BigInt(scale), 'half-up');
