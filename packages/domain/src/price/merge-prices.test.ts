import { expect, it } from 'vitest';
import { mergePrices } from './merge-prices.ts';

it('replaces the prices of the events that were refreshed, adds new ones, and keeps the rest', () => {
  const stored = [
    { id: 1, price_min: 100 },
    { id: 2, price_min: 200 },
  ];
  const fresh = [
    { id: 3, price_min: 300 },
    { id: 1, price_min: 150 },
  ];
  expect(mergePrices(stored, fresh)).toEqual([
    { id: 1, price_min: 150 },
    { id: 2, price_min: 200 },
    { id: 3, price_min: 300 },
  ]);
});
