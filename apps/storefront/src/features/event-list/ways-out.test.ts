import { noFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { expect, it } from 'vitest';
import { waysOut } from './ways-out.ts';

const told = (ways: ReturnType<typeof waysOut>) => ways.map(({ kind, filter }) => `${kind} ${filter.kind}`);

it('offers to give up each of two filters', () => {
  const ways = waysOut({ ...noFilters, categories: [1], is_star_cast: true });
  expect(told(ways)).toEqual(['without id', 'without star_cast']);
  expect(ways[0]?.filters).toEqual({ ...noFilters, is_star_cast: true });
});

it('offers to keep one of three or more as well', () => {
  const ways = waysOut({ ...noFilters, categories: [1], date_gte: '2026-12-01', is_star_cast: true });
  expect(told(ways)).toEqual([
    'without id',
    'without dates',
    'without star_cast',
    'only id',
    'only dates',
    'only star_cast',
  ]);
  expect(ways[4]?.filters).toEqual({ ...noFilters, date_gte: '2026-12-01' });
});

it('keeps what is fixed', () => {
  const ways = waysOut({ ...noFilters, search: 'a', cities: [1] }, 'search');
  expect(told(ways)).toEqual(['without id']);
  expect(ways[0]?.filters.search).toBe('a');
});

it('asks about six filters at most', () => {
  const categories = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(waysOut({ ...noFilters, categories })).toHaveLength(12);
});
