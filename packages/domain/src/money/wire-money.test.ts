import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyExponent } from './currency-exponent.ts';
import { parseDecimal } from './decimal.ts';
import { money } from './money.ts';
import { decimalToWire, fromWire, toWire, wireStepMinor } from './wire-money.ts';

const largest = 2 ** 46 * 100;
const amount = fc.integer({ min: -largest, max: largest });

describe('money on the wire', () => {
  it.each([
    ['RUB', 123450, 1234.5],
    ['RUB', 1, 0.01],
    ['RUB', -1, -0.01],
    ['JPY', 1234, 1234],
    ['KWD', 1230, 1.23],
    ['KWD', 1234, 1.23],
    ['KWD', 1235, 1.24],
    ['KWD', -1235, -1.24],
    ['CLF', 12350, 1.24],
  ])('writes %s %i as %d', (currency, amountMinor, wire) => {
    expect(toWire(money(amountMinor, currency))).toBe(wire);
  });

  it.each([
    ['RUB', 1234.5, 123450],
    ['RUB', 0.29, 29],
    ['RUB', 1.005, 101],
    ['RUB', 1.0049, 100],
    ['RUB', 1e-7, 0],
    ['JPY', 1234.5, 1235],
    ['KWD', 1.23, 1230],
    ['KWD', 1.2349, 1230],
    ['KWD', 1.235, 1240],
    ['CLF', 1.2345, 12300],
  ])('reads %s %d as %i minor units', (currency, wire, amountMinor) => {
    expect(fromWire(wire, currency)).toEqual(money(amountMinor, currency));
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY])('refuses %d', (value) => {
    expect(() => fromWire(value, 'RUB')).toThrow(RangeError);
  });

  it('comes back unchanged in currencies of 0 and 2 decimals', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('JPY', 'RUB', 'EUR', 'HUF'), (amountMinor, currency) => {
        const sent = JSON.parse(JSON.stringify(toWire(money(amountMinor, currency))));
        expect(fromWire(sent, currency)).toEqual(money(amountMinor, currency));
      }),
    );
  });

  it('comes back unchanged in whole wire steps of a currency of 3 decimals, and within half a step otherwise', () => {
    const steps = fc.integer({ min: -1e14, max: 1e14 });
    fc.assert(
      fc.property(steps, fc.integer({ min: -5, max: 4 }), (whole, rest) => {
        const back = fromWire(toWire(money(whole * 10, 'KWD')), 'KWD');
        expect(back.amountMinor).toBe(whole * 10);
        const near = fromWire(toWire(money(whole * 10 + rest, 'KWD')), 'KWD');
        expect(Math.abs(near.amountMinor - (whole * 10 + rest))).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('never has more than 2 decimals', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('JPY', 'RUB', 'KWD', 'CLF'), (amountMinor, currency) => {
        expect(String(toWire(money(amountMinor, currency)))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it.each([
    ['JPY', 1],
    ['RUB', 1],
    ['KWD', 10],
    ['CLF', 100],
  ])('moves in steps: %s by %i', (currency, step) => {
    expect(wireStepMinor(currency)).toBe(step);
    expect(step).toBe(10 ** Math.max(0, currencyExponent(currency) - 2));
  });
});

describe('rounding a decimal to 2 places', () => {
  it.each([
    ['1.005', 1.01],
    ['1.00499', 1],
    ['8.345', 8.35],
    ['-1.005', -1.01],
    ['20.25', 20.25],
    ['1e-7', 0],
  ])('%s is %d', (value, expected) => {
    expect(decimalToWire(parseDecimal(value))).toBe(expected);
  });
});
