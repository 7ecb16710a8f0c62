import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivePrice } from './derive-price.ts';
import { money } from './money.ts';
import { fromWire, toWire } from './wire-money.ts';

const cents = { mode: 'half-up', stepMinor: 1 } as const;

describe('a price derived from the base price', () => {
  it.each([
    // base, rate, mode, step, derived
    ['RUB', 250000, 'EUR', '0.0107', 'half-up', 1, 2675],
    ['RUB', 250000, 'EUR', '0.0107', 'up', 100, 2700],
    ['RUB', 250000, 'EUR', '0.0107', 'down', 100, 2600],
    ['RUB', 250000, 'EUR', '0.0107', 'half-up', 50, 2700],
    ['RUB', 250000, 'EUR', '0.0107', 'down', 50, 2650],
    ['EUR', 1050, 'RUB', '93.4567', 'half-up', 1, 98130],
    ['EUR', 1050, 'JPY', '163.25', 'half-up', 1, 1714],
    ['JPY', 1714, 'EUR', '0.006125', 'half-up', 1, 1050],
    ['EUR', 1050, 'KWD', '0.3315', 'half-up', 10, 3480],
    ['EUR', 1050, 'EUR', '1', 'half-up', 1, 1050],
    ['EUR', 0, 'RUB', '93.4567', 'up', 100, 0],
  ] as const)('%s %i in %s at %s, %s to %i, is %i', (from, amount, to, rate, mode, stepMinor, expected) => {
    const derived = derivePrice(money(amount, from), { currency: to, rate, rounding: { mode, stepMinor } });
    expect(derived).toEqual(money(expected, to));
  });

  it.each([
    [1, 3480],
    [10, 3480],
    [25, 3480],
    [0, 3480],
    [-50, 3480],
  ])('widens a step of %i fils to one that the wire carries', (stepMinor, expected) => {
    const rounding = { mode: 'half-up', stepMinor } as const;
    expect(derivePrice(money(1050, 'EUR'), { currency: 'KWD', rate: '0.3315', rounding })).toEqual(
      money(expected, 'KWD'),
    );
  });

  it('is never free unless the base price is', () => {
    const rounding = { mode: 'down', stepMinor: 100 } as const;
    expect(derivePrice(money(1, 'RUB'), { currency: 'EUR', rate: '0.01', rounding })).toEqual(
      money(100, 'EUR'),
    );
  });

  it.each(['0', '0.000', '-1'])('refuses the rate %s', (rate) => {
    expect(() => derivePrice(money(1, 'RUB'), { currency: 'EUR', rate, rounding: cents })).toThrow(
      new RangeError(`not an exchange rate: ${rate}`),
    );
  });

  it('does not drift: it stays within half a step of the exact product, at any size', () => {
    const rates = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1e11 }), rates, (amountMinor, rateMillionths) => {
        const rate = `${Math.floor(rateMillionths / 1e6)}.${String(rateMillionths % 1e6).padStart(6, '0')}`;
        const derived = derivePrice(money(amountMinor, 'RUB'), { currency: 'EUR', rate, rounding: cents });
        const error = BigInt(derived.amountMinor) * 1_000_000n - BigInt(amountMinor) * BigInt(rateMillionths);
        const isLeast = derived.amountMinor === 1;
        expect(isLeast || (error <= 500_000n && error > -500_000n)).toBe(true);
      }),
    );
  });

  it('survives the wire in every currency', () => {
    const prices = fc.integer({ min: 0, max: 1e10 });
    fc.assert(
      fc.property(prices, fc.constantFrom('JPY', 'RUB', 'KWD', 'CLF'), (amountMinor, currency) => {
        const derived = derivePrice(money(amountMinor, 'EUR'), { currency, rate: '1.2345', rounding: cents });
        expect(fromWire(toWire(derived), currency)).toEqual(derived);
      }),
    );
  });
});
