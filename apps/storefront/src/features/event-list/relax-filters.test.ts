import { noFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { expect, it } from 'vitest';
import { relaxFilters } from './relax-filters.ts';

const kinds = (options: ReturnType<typeof relaxFilters>) =>
  options.map(({ kind, filter }) => `${kind} ${filter.kind}`);

it('each of two filters can be dropped', () => {
  const options = relaxFilters({ ...noFilters, categories: [1], is_star_cast: true });
  expect(kinds(options)).toEqual(['without id', 'without star_cast']);
  expect(options[0]?.filters).toEqual({ ...noFilters, is_star_cast: true });
});

it('of three filters or more, each can be dropped or applied alone', () => {
  const options = relaxFilters({ ...noFilters, categories: [1], date_gte: '2026-12-01', is_star_cast: true });
  expect(kinds(options)).toEqual([
    'without id',
    'without dates',
    'without star_cast',
    'only id',
    'only dates',
    'only star_cast',
  ]);
  expect(options[4]?.filters).toEqual({ ...noFilters, date_gte: '2026-12-01' });
});

it('a fixed filter is never dropped', () => {
  const options = relaxFilters({ ...noFilters, search: 'a', cities: [1] }, 'search');
  expect(kinds(options)).toEqual(['without id']);
  expect(options[0]?.filters.search).toBe('a');
});

it('six filters are tried at most', () => {
  const categories = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(relaxFilters({ ...noFilters, categories })).toHaveLength(12);
});
