import { describe, expect, it } from 'vitest';
import { type AppliedFilter, appliedFilters, removeFilter } from './applied-filters.ts';
import { type CatalogueFilters, noFilters } from './catalogue-filters.ts';
import { changeFilters, clearFilters, toggleId } from './edit-filters.ts';

const filters = (input: Partial<CatalogueFilters>): CatalogueFilters => ({ ...noFilters, ...input });

const everything = filters({
  categories: [1, 4],
  halls: [7],
  places: [2],
  cities: [5],
  date_gte: '2026-12-01',
  date_lte: '2026-12-31',
  is_star_cast: true,
  search: 'чайка',
  price_gte: 100,
  price_lte: 200,
  sort: 'price',
  page: 3,
});

const allApplied: AppliedFilter[] = [
  { kind: 'id', field: 'categories', id: 1 },
  { kind: 'id', field: 'categories', id: 4 },
  { kind: 'id', field: 'halls', id: 7 },
  { kind: 'id', field: 'places', id: 2 },
  { kind: 'id', field: 'cities', id: 5 },
  { kind: 'dates', date_gte: '2026-12-01', date_lte: '2026-12-31' },
  { kind: 'star_cast' },
  { kind: 'price', price_gte: 100, price_lte: 200 },
  { kind: 'search', search: 'чайка' },
];

describe('editing filters', () => {
  it('adds an id that is not there, in order, and takes away one that is', () => {
    expect(toggleId(filters({ categories: [3] }), 'categories', 1).categories).toStrictEqual([1, 3]);
    expect(toggleId(filters({ categories: [1, 3] }), 'categories', 3).categories).toStrictEqual([1]);
  });

  it('goes back to the first page with every change but turning the page', () => {
    expect(toggleId(everything, 'cities', 6).page).toBe(1);
    expect(changeFilters(everything, { sort: 'date' }).page).toBe(1);
    expect(changeFilters(everything, { page: 4 })).toStrictEqual({ ...everything, page: 4 });
  });

  it('drops the halls with the last place, not before', () => {
    const two = filters({ places: [1, 2], halls: [7] });
    expect(toggleId(two, 'places', 1).halls).toStrictEqual([7]);
    expect(toggleId(toggleId(two, 'places', 1), 'places', 2).halls).toStrictEqual([]);
  });

  it('lets a hall stand without a place when it came so', () => {
    expect(toggleId(filters({ halls: [7] }), 'cities', 1).halls).toStrictEqual([7]);
  });

  it('clears everything but the order', () => {
    expect(clearFilters(everything)).toStrictEqual(filters({ sort: 'price' }));
  });
});

describe('applied filters', () => {
  it('lists one for each id and one for each range, but none for order and page', () => {
    expect(appliedFilters(everything)).toStrictEqual(allApplied);
    expect(appliedFilters(filters({ sort: 'price', page: 2 }))).toStrictEqual([]);
  });

  it.each<[Partial<CatalogueFilters>, AppliedFilter]>([
    [{ date_gte: '2026-12-01' }, { kind: 'dates', date_gte: '2026-12-01', date_lte: null }],
    [{ date_lte: '2026-12-01' }, { kind: 'dates', date_gte: null, date_lte: '2026-12-01' }],
    [{ price_gte: 1 }, { kind: 'price', price_gte: 1, price_lte: null }],
    [{ price_lte: 0 }, { kind: 'price', price_gte: null, price_lte: 0 }],
  ])('%j is one', (input, expected) => {
    expect(appliedFilters(filters(input))).toStrictEqual([expected]);
  });

  it.each(allApplied)('removes $kind $field $id and nothing else', (applied) => {
    const left = appliedFilters(removeFilter(everything, applied));
    const goesAlong = applied.kind === 'id' && applied.field === 'places' ? 'halls' : undefined;
    const stays = (other: AppliedFilter) =>
      other !== applied && !(other.kind === 'id' && other.field === goesAlong);
    expect(left).toStrictEqual(allApplied.filter(stays));
  });

  it('removes nothing that is not there', () => {
    const input = filters({ categories: [1] });
    expect(removeFilter(input, { kind: 'id', field: 'categories', id: 9 })).toStrictEqual(input);
  });
});
