import { currencyExponent } from './currency-exponent.ts';
import { divideRounded, parseDecimal, type RoundingMode } from './decimal.ts';
import { type Money, money } from './money.ts';
import { wireStepMinor } from './wire-money.ts';

/** How the operator wants derived prices to look: whole multiples of `stepMinor`, reached in this direction. */
export interface PriceRounding {
  readonly mode: RoundingMode;
  readonly stepMinor: number;
}

export interface PriceDerivation {
  readonly currency: string;
  /** Units of `currency` for one unit of the base currency, as decimal text: `0.0107`. */
  readonly rate: string;
  readonly rounding: PriceRounding;
}

// A step that the wire cannot carry is widened to the next one that it can.
function roundingStep({ currency, rounding }: PriceDerivation): bigint {
  const wireStep = wireStepMinor(currency);
  return BigInt(Math.max(1, Math.ceil(rounding.stepMinor / wireStep)) * wireStep);
}

/** Product §3: a price in another currency. Only a free ticket is free: any other costs at least one step. */
export function derivePrice(base: Money, derivation: PriceDerivation): Money {
  const rate = parseDecimal(derivation.rate);
  if (rate.units <= 0n) throw new RangeError(`not an exchange rate: ${derivation.rate}`);
  const step = roundingStep(derivation);
  const numerator =
    BigInt(base.amountMinor) * rate.units * 10n ** BigInt(currencyExponent(derivation.currency));
  const divisor = 10n ** BigInt(rate.scale + currencyExponent(base.currency)) * step;
  const steps = divideRounded(numerator, divisor, derivation.rounding.mode);
  const isRoundedAway = steps === 0n && base.amountMinor > 0;
  return money(Number(isRoundedAway ? step : steps * step), derivation.currency);
}
