import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeLowest } from './take-lowest.ts';

it('the lowest are found as sorting would, equals in their order', () => {
  const item = fc.record({ cost: fc.integer({ min: 0, max: 5 }), name: fc.nat() });
  fc.assert(
    fc.property(fc.array(item), fc.nat({ max: 8 }), (items, maxCount) => {
      const sorted = items.toSorted((a, b) => a.cost - b.cost).slice(0, maxCount);
      expect(takeLowest(items, maxCount, ({ cost }) => cost)).toStrictEqual(sorted);
    }),
  );
});
