import { expect, it } from 'vitest';
import { mergePrices } from './merge-prices.ts';

const price = (id: number, price_min: number | null) => ({ id, price_min });

it.each([
  ['nothing into nothing', [], [], []],
  ['the first ones', [], [price(1, 100)], [price(1, 100)]],
  ['nothing, which keeps all', [price(1, 100)], [], [price(1, 100)]],
  ['one that has changed', [price(1, 100), price(2, 200)], [price(1, 150)], [price(1, 150), price(2, 200)]],
  ['one that is sold out', [price(1, 100)], [price(1, null)], [price(1, null)]],
  [
    'a new one among known ones',
    [price(1, 100)],
    [price(3, 300), price(1, 150)],
    [price(1, 150), price(3, 300)],
  ],
  ['one twice, the last of which counts', [], [price(1, 100), price(1, 150)], [price(1, 150)]],
])('prices are merged by id (spec §4): %s', (_, stored, fresh, expected) => {
  expect(mergePrices(stored, fresh)).toEqual(expected);
});
