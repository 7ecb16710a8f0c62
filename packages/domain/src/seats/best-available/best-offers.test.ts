import { describe, expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { bestOffers, type PricedRequest } from './best-offers.ts';

/** Each row is a zone. Rows are six seats wide and 100 cm apart, the stage is above the first. */
const rowZones = { zoneIndex: (seat: number) => Math.floor(seat / 6) };
const offers = (drawing: string, zonePrices: readonly number[], change: Partial<PricedRequest> = {}) => {
  const { plan, free } = hall(drawing, rowZones);
  const found = bestOffers(plan, free, { count: 2, seed: 1, zonePrices, ...change });
  return found.map(({ reason, seats }) => `${reason} ${seats.join()}`);
};

const row = 'oooooo';
const fiveRows = [row, row, row, row, row].join('\n');
const prices = [900, 800, 300, 250, 200];

describe('offers of the best seats', () => {
  it.each<[string, string, number[], Partial<PricedRequest>, string[]]>([
    [
      'are the best view, the best value and the cheapest side by side',
      fiveRows,
      prices,
      {},
      ['view 2,3', 'value 14,15', 'cheapest 26,27'],
    ],
    [
      'leave out a value that is none: it costs nearly as much as the best view',
      [row, row, row].join('\n'),
      [900, 890, 200],
      {},
      ['view 2,3', 'cheapest 14,15'],
    ],
    ['are one where everything costs the same', fiveRows, [500, 500, 500, 500, 500], {}, ['view 2,3']],
    ['are one where the best seats are the cheapest', fiveRows, [100, 200, 300, 400, 500], {}, ['view 2,3']],
    [
      'are the cheapest that are side by side, not the cheapest of all',
      [row, row, 'oxoxox'].join('\n'),
      [900, 300, 100],
      {},
      ['view 2,3', 'cheapest 8,9'],
    ],
    ['keep to a price', fiveRows, prices, { maxPrice: 250 }, ['view 20,21', 'cheapest 26,27']],
    ['keep to zones', fiveRows, prices, { zones: new Set([1, 3]) }, ['view 8,9', 'cheapest 20,21']],
    [
      'are others than those that were not liked',
      [row, row].join('\n'),
      [900, 300],
      { exclude: new Set([0, 1, 2, 3, 4, 5, 8, 9]) },
      ['view 10,11'],
    ],
    ['are one split party where no seats are side by side', 'oxoxxx\nxxxxox', [900, 300], {}, ['view 0,2']],
    ['are none where too few seats are left', 'oxxxxx\nxxxxxx', [900, 300], {}, []],
  ])('%s', (_, drawing, zonePrices, change, expected) => {
    expect(offers(drawing, zonePrices, change)).toStrictEqual(expected);
  });

  it('say whether the seats are side by side', () => {
    const { plan, free } = hall('oxooxx\nxoxoxx', rowZones);
    const request = { count: 3, seed: 1, zonePrices: [900, 300] };
    const together = (count: number) =>
      bestOffers(plan, free, { ...request, count }).map((offer) => offer.together);
    expect(together(3)).toStrictEqual([false]);
    expect(together(1)).toStrictEqual([true, true]);
  });
});
