import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BundleReturn } from './bundle.ts';
import { type BundleTicket, returnPart } from './bundle-return.ts';

/** Of 50 each, with 10 taken off. */
const ticket = (item: number): BundleTicket => ({ item, priceMinor: 4000, discountMinor: 1000 });
const tickets = (...items: number[]) => items.map(ticket);
const items = [1, 2, 3];

describe('what a part of a bundle brings', () => {
  it.each<[string, BundleReturn, number[], number[], number, number | 'refused']>([
    ['its share', 'share', [1], [2, 3], 12_000, 4000],
    ['no more than is kept', 'share', [1], [2, 3], 3000, 3000],
    ['nothing of a bundle that goes back whole', 'whole', [1], [2, 3], 12_000, 'refused'],
    ['all of it', 'whole', [1, 2, 3], [], 12_000, 12_000],
    ['one person’s of two', 'whole', [1, 2, 3], [1, 2, 3], 24_000, 12_000],
    ['two of three are no bundle', 'whole', [1, 2], [3], 12_000, 'refused'],
    ['what is loose already breaks nothing', 'whole', [1], [1, 2, 3], 16_000, 4000],
    ['what the rest at full price leaves', 'full_price', [1], [2, 3], 12_000, 2000],
    ['the next one its full price', 'full_price', [2], [3], 10_000, 5000],
    ['the last one the rest', 'full_price', [3], [], 5000, 5000],
    ['one person’s of two at the price of the bundle', 'full_price', [1, 2, 3], [1, 2, 3], 24_000, 12_000],
    ['one of six: two are loose', 'full_price', [1], [1, 2, 2, 3, 3], 24_000, 2000],
  ])('%s', (_name, rule, returned, remaining, keptMinor, minor) => {
    const answer = returnPart(rule, {
      returned: tickets(...returned),
      remaining: tickets(...remaining),
      items,
      keptMinor,
    });
    expect(answer).toEqual(minor === 'refused' ? { kind: 'refused' } : { kind: 'given', minor });
  });

  it('lets nobody pay for what the house does not play', () => {
    // The second performance was called off, and its ticket given back before.
    const part = { returned: tickets(1), remaining: tickets(3), items: [1, 3], keptMinor: 8000 };
    expect(returnPart('full_price', part)).toEqual({ kind: 'given', minor: 3000 });
    const last = { returned: tickets(1), remaining: [], items: [1], keptMinor: 4000 };
    expect(returnPart('full_price', last)).toEqual({ kind: 'given', minor: 4000 });
    expect(returnPart('whole', { ...last, remaining: tickets(1), keptMinor: 8000 })).toEqual({
      kind: 'given',
      minor: 4000,
    });
  });
});

it('gives back all that was paid, in whichever order tickets go, and never less than nothing', () => {
  const any = fc.record({
    item: fc.constantFrom(...items),
    priceMinor: fc.integer({ min: 0, max: 9000 }),
    discountMinor: fc.integer({ min: 0, max: 9000 }),
  });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 9 }), (sold) => {
      const paid = sold.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
      let keptMinor = paid;
      for (const [index, one] of sold.entries()) {
        const part = { returned: [one], remaining: sold.slice(index + 1), items, keptMinor };
        const answer = returnPart('full_price', part);
        if (answer.kind !== 'given') throw new Error('it is never refused');
        expect(answer.minor).toBeGreaterThanOrEqual(0);
        keptMinor -= answer.minor;
      }
      expect(keptMinor).toBe(0);
    }),
  );
});
