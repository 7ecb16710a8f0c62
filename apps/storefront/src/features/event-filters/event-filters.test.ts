import { noFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { describe, expect, it } from 'vitest';
import { facetQuery } from './facet-query.ts';
import { priceScale } from './price-scale.ts';

describe('the counts of a filter', () => {
  const filters = { ...noFilters, categories: [1], places: [2], halls: [3], cities: [4], is_star_cast: true };
  const all = {
    category_id_in: '1',
    place_id_in: '2',
    hall_id_in: '3',
    location_id_in: '4',
    label_id_in: '3',
    date_type: 'active',
  };

  it.each([
    ['categories', ['category_id_in']],
    ['halls', ['hall_id_in']],
    ['places', ['place_id_in', 'hall_id_in']],
    ['cities', ['location_id_in']],
  ] as const)('of %s apply every filter but its own', (field, own) => {
    const expected = Object.entries(all).filter(([name]) => !own.some((other) => other === name));
    expect(facetQuery(filters, field, 'RUB')).toEqual(Object.fromEntries(expected));
  });
});

describe('the price scale', () => {
  it.each([
    [300, 4900, { step: 200, bounds: [200, 5000] }],
    [4.5, 96, { step: 5, bounds: [0, 100] }],
    [10, 12, { step: 1, bounds: [10, 12] }],
    [0, 1_000_000, { step: 50_000, bounds: [0, 1_000_000] }],
  ])('from %d to %d has round bounds and steps', (lowest, highest, scale) => {
    expect(priceScale(lowest, highest)).toEqual(scale);
  });

  it('can hold a single price', () => {
    const { bounds } = priceScale(7, 7);
    expect(bounds).toEqual([7, 7]);
  });
});
