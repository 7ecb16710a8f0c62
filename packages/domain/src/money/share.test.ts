import fc from 'fast-check';
import { expect, it } from 'vitest';
import { share } from './share.ts';

it.each<[what: string, amount: number, weights: number[], parts: number[]]>([
  ['all of it', 1100, [1000, 100], [1000, 100]],
  ['half of it', 550, [1000, 100], [500, 50]],
  ['a unit that is left goes to whoever lost most', 100, [1, 1, 1], [34, 33, 33]],
  ['the larger remainder wins over the earlier', 10, [1, 2], [3, 7]],
  ['nothing', 0, [1, 2], [0, 0]],
  ['nobody weighs anything', 10, [0, 0], [0, 0]],
  ['whoever weighs nothing gets nothing', 7, [0, 3, 0], [0, 7, 0]],
  ['more than the weights', 30, [1, 2], [10, 20]],
  ['nobody is there', 10, [], []],
])('a sum is shared: %s', (_what, amount, weights, parts) => {
  expect(share(amount, weights)).toEqual(parts);
});

it('parts add up to the sum, and none is more than its weight where the weights are enough', () => {
  const weights = fc.array(fc.nat(1e12), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      weights,
      fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000),
      (weighed, portion) => {
        const total = weighed.reduce((sum, weight) => sum + weight, 0);
        const amount = Math.floor(total * portion);
        const parts = share(amount, weighed);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(parts.every((part, index) => part >= 0 && part <= (weighed[index] ?? 0))).toBe(true);
      },
    ),
  );
});
