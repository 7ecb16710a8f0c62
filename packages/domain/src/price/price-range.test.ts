import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { allInPrice, priceRange } from './price-range.ts';

const rub = (amountMinor: number) => money(amountMinor, 'RUB');

describe('the all-in price of a ticket', () => {
  it('includes its service fee', () => {
    expect(allInPrice({ price: rub(150_000), serviceFee: rub(15_050) })).toEqual(rub(165_050));
  });

  it('is in one currency', () => {
    expect(() => allInPrice({ price: rub(1), serviceFee: money(1, 'EUR') })).toThrow(TypeError);
  });
});

describe('a range of prices', () => {
  it('goes from the cheapest to the dearest', () => {
    expect(priceRange([rub(900), rub(1000), rub(80)])).toEqual({ min: rub(80), max: rub(1000) });
    expect(priceRange([rub(5)])).toEqual({ min: rub(5), max: rub(5) });
  });

  it('does not exist without prices', () => {
    expect(priceRange([])).toBeUndefined();
  });

  it('holds every price, and its ends are prices', () => {
    const amounts = fc.array(fc.integer({ min: 0 }), { minLength: 1 });
    fc.assert(
      fc.property(amounts, (all) => {
        expect(priceRange(all.map(rub))).toEqual({ min: rub(Math.min(...all)), max: rub(Math.max(...all)) });
      }),
    );
  });
});
