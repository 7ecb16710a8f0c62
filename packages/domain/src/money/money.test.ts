import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, isSameMoney, money, multiplyMoney } from './money.ts';

const rub = (amountMinor: number) => money(amountMinor, 'RUB');
const eur = (amountMinor: number) => money(amountMinor, 'EUR');
const amount = fc.maxSafeInteger();
const exact = (value: bigint) => value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER;

describe('money', () => {
  it('keeps whole minor units and their currency', () => {
    expect(rub(1250)).toEqual({ amountMinor: 1250, currency: 'RUB' });
  });

  it.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d minor units', (amountMinor) => {
    expect(() => rub(amountMinor)).toThrow(new RangeError(`not an amount in minor units: ${amountMinor}`));
  });

  it('is added and multiplied as whole numbers are, or refuses what a number cannot hold', () => {
    const outcome = (expected: bigint) => (exact(expected) ? rub(Number(expected)) : RangeError);
    const attempt = (make: () => unknown) => {
      try {
        return make();
      } catch (error) {
        return (error as Error).constructor;
      }
    };
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(attempt(() => addMoney(rub(a), rub(b)))).toEqual(outcome(BigInt(a) + BigInt(b)));
      }),
    );
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1000 }), (a, count) => {
        const product = attempt(() => multiplyMoney(rub(a), count));
        expect(product).toEqual(outcome(BigInt(a) * BigInt(count)));
      }),
    );
  });

  it('has one zero', () => {
    expect(Object.is(multiplyMoney(rub(-1), 0).amountMinor, 0)).toBe(true);
  });

  it('is ordered by amount', () => {
    expect(compareMoney(rub(1), rub(2))).toBe(-1);
    expect(compareMoney(rub(2), rub(2))).toBe(0);
    expect(compareMoney(rub(300), rub(2))).toBe(1);
  });

  it('is the same only in amount and currency', () => {
    expect(isSameMoney(rub(1), rub(1))).toBe(true);
    expect(isSameMoney(rub(1), rub(2))).toBe(false);
    expect(isSameMoney(rub(1), eur(1))).toBe(false);
  });

  it('of two currencies cannot be added or compared', () => {
    const fault = new TypeError('RUB and EUR cannot be reckoned together');
    expect(() => addMoney(rub(1), eur(1))).toThrow(fault);
    expect(() => compareMoney(rub(1), eur(1))).toThrow(fault);
  });
});
