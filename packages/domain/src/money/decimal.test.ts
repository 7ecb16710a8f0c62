import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimals, decimalToUnits, divideRounded, parseDecimal } from './decimal.ts';

describe('reading a decimal', () => {
  it.each([
    ['0', 0n, 0],
    ['12', 12n, 0],
    ['12.50', 1250n, 2],
    ['-0.05', -5n, 2],
    ['1e-7', 1n, 7],
    ['1.5e-7', 15n, 8],
    ['1e+21', 10n ** 21n, 0],
    ['1.25e1', 125n, 1],
    ['1.25e2', 125n, 0],
    ['1.25e3', 1250n, 0],
  ])('reads %s as whole units and a scale', (text, units, scale) => {
    expect(parseDecimal(text)).toEqual({ units, scale });
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '1.',
    '.5',
    '1,5',
    '+1',
    '0x10',
    'NaN',
    'Infinity',
    '1e',
    '1e1000',
    '--1',
    '1e5x',
  ])('refuses %j', (text) => {
    expect(() => parseDecimal(text)).toThrow(new RangeError(`not a decimal number: ${JSON.stringify(text)}`));
  });

  it('reads every finite number as JavaScript prints it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const { units, scale } = parseDecimal(String(value));
        expect(Number(`${units}e-${scale}`)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('adding decimals', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['1.25', '3', '4.25'],
    ['3', '1.25', '4.25'],
    ['-0.5', '0.25', '-0.25'],
  ])('%s and %s make %s', (a, b, sum) => {
    expect(addDecimals(parseDecimal(a), parseDecimal(b))).toEqual(parseDecimal(sum));
  });
});

describe('rounding a quotient', () => {
  it.each([
    // numerator, divisor, half-up, up, down
    [0n, 10n, 0n, 0n, 0n],
    [4n, 10n, 0n, 1n, 0n],
    [5n, 10n, 1n, 1n, 0n],
    [10n, 10n, 1n, 1n, 1n],
    [11n, 10n, 1n, 2n, 1n],
    [14n, 10n, 1n, 2n, 1n],
    [15n, 10n, 2n, 2n, 1n],
    [1n, 3n, 0n, 1n, 0n],
    [2n, 3n, 1n, 1n, 0n],
    [-4n, 10n, 0n, -1n, 0n],
    [-5n, 10n, -1n, -1n, 0n],
    [-14n, 10n, -1n, -2n, -1n],
    [7n, 1n, 7n, 7n, 7n],
  ])('rounds %s / %s half up, up and down', (numerator, divisor, halfUp, up, down) => {
    expect(divideRounded(numerator, divisor, 'half-up')).toBe(halfUp);
    expect(divideRounded(numerator, divisor, 'up')).toBe(up);
    expect(divideRounded(numerator, divisor, 'down')).toBe(down);
  });

  it('is never further than half a step from the truth, and rounds a negative like its positive', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, divisor) => {
        const error = 2n * (numerator - divideRounded(numerator, divisor, 'half-up') * divisor);
        expect(error <= divisor && error >= -divisor).toBe(true);
        for (const mode of ['half-up', 'up', 'down'] as const) {
          expect(divideRounded(-numerator, divisor, mode)).toBe(-divideRounded(numerator, divisor, mode));
        }
      }),
    );
  });
});

describe('a decimal in units of some places', () => {
  it.each([
    ['1.005', 2, 101n],
    ['1.0049999', 2, 100n],
    ['8.345', 2, 835n],
    ['2.5', 0, 3n],
    ['1.2345', 3, 1235n],
    ['12', 2, 1200n],
  ])('writes %s in units of %i places', (text, places, expected) => {
    expect(decimalToUnits(parseDecimal(text), places)).toBe(expected);
  });
});
