import { expect, it } from 'vitest';
import { appliedFilters, removeFilter } from '../catalogue-filters/applied-filters.ts';
import { type CatalogueFilters, noFilters } from '../catalogue-filters/catalogue-filters.ts';
import { changeFilters, toggleId } from '../catalogue-filters/edit-filters.ts';
import { filtersFromAddress } from '../catalogue-filters/filters-from-address.ts';
import { filtersToAddress } from '../catalogue-filters/filters-to-address.ts';
import { readSearch } from './read-search.ts';

const context = {
  today: '2026-11-17',
  language: 'ru',
  cities: [{ id: 7, name: 'Москва' }],
  chosenCity: null,
} as const;

const read = (given: Partial<CatalogueFilters>) => readSearch({ ...noFilters, ...given }, context);
const whole = read({ search: 'Чайка завтра в Москве' });

it('words for days and cities become filters, which remember them', () => {
  expect(whole).toEqual({
    ...noFilters,
    search: 'Чайка',
    date_gte: '2026-11-18',
    date_words: 'завтра',
    cities: [7],
    city_words: 'в Москве',
  });
  expect(filtersFromAddress(filtersToAddress(whole))).toEqual(whole);
});

it('what was read is not read again', () => {
  expect(readSearch(whole, context)).toBe(whole);
});

it('without such words nothing changes', () => {
  const plain = { ...noFilters, search: 'Чайка' };
  expect(readSearch(plain, context)).toBe(plain);
});

it('beside days or cities that are chosen the words are text', () => {
  expect(read({ search: 'завтра в Москве', date_gte: '2026-12-24', cities: [3] })).toMatchObject({
    search: 'завтра в Москве',
    date_gte: '2026-12-24',
    cities: [3],
  });
});

it.each([
  [
    'the city that all lists begin in gives way to the words',
    3,
    'в Москве',
    { search: '', cities: [7], city_words: 'в Москве' },
  ],
  ['the words may name the same', 7, 'в Москве', { search: '', cities: [7], city_words: 'в Москве' }],
  ['without words it stays', 3, 'Чайка', { search: 'Чайка', cities: [3], city_words: '' }],
])('%s', (_, city, search, expected) => {
  const found = readSearch({ ...noFilters, search, cities: [city] }, { ...context, chosenCity: city });
  expect(found).toMatchObject(expected);
  expect(readSearch(found, { ...context, chosenCity: city })).toBe(found);
});

const without = (kind: string, field?: string) => {
  const applied = appliedFilters(whole).find(
    (each) => each.kind === kind && (!field || ('field' in each && each.field === field)),
  );
  return applied ? removeFilter(whole, applied) : undefined;
};

it.each([
  ['dates', undefined, { search: 'Чайка "завтра"', date_gte: null, date_words: '', cities: [7] }],
  ['id', 'cities', { search: 'Чайка "в Москве"', cities: [], city_words: '', date_gte: '2026-11-18' }],
])('a filter taken off leaves its words as text: %s %s', (kind, field, expected) => {
  const left = without(kind, field);
  expect(left).toMatchObject(expected);
  expect(left && readSearch(left, context)).toBe(left);
});

it('days and cities that are chosen instead forget the words', () => {
  expect(changeFilters(whole, { date_gte: '2026-12-24' })).toMatchObject({
    date_words: '',
    city_words: 'в Москве',
  });
  expect(toggleId(whole, 'cities', 3)).toMatchObject({ city_words: '', date_words: 'завтра' });
  expect(changeFilters(whole, { search: 'Гамлет' })).toMatchObject({ date_words: 'завтра' });
});
