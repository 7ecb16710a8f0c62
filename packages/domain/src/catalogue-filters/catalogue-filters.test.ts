import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogueFilters, canonicalFilters, eventSorts, noFilters } from './catalogue-filters.ts';
import { cleanSearch } from './clean-search.ts';
import { filtersFromAddress } from './filters-from-address.ts';
import { filtersToAddress } from './filters-to-address.ts';
import { filtersToApiQuery } from './filters-to-api-query.ts';

const filters = (input: Partial<CatalogueFilters>): CatalogueFilters => ({ ...noFilters, ...input });
const defaults = { date_type: 'active', sort_by: 'started_at', sort_on: 'asc' };

describe('filters to the API query (spec §7)', () => {
  it.each<[Partial<CatalogueFilters>, Record<string, string>]>([
    [{}, {}],
    [{ categories: [1, 4] }, { category_id_in: '1,4' }],
    [{ halls: [7, 8] }, { hall_id_in: '7,8' }],
    [{ places: [2, 3] }, { place_id_in: '2,3' }],
    [{ cities: [5, 6] }, { location_id_in: '5,6' }],
    [{ is_star_cast: true }, { label_id_in: '3' }],
    [
      { date_gte: '2026-12-01', date_lte: '2026-12-31' },
      { started_gte: '2026-12-01', started_lte: '2026-12-31' },
    ],
    [{ date_gte: '2026-12-01' }, { started_gte: '2026-12-01', started_lte: '2026-12-01' }],
    [{ date_lte: '2026-12-31' }, { started_lte: '2026-12-31' }],
    [{ search: 'чайка' }, { search: 'чайка' }],
    [
      { price_gte: 100, price_lte: 1500.5 },
      { price_gte: '100', price_lte: '1500.5' },
    ],
    [{ price_lte: 0 }, { price_lte: '0' }],
    [{ page: 2 }, { page: '2' }],
    [{ sort: 'price' }, { sort_by: 'price' }],
    [{ sort: 'price_desc' }, { sort_by: 'price', sort_on: 'desc' }],
    [{ sort: 'title' }, { sort_by: 'title' }],
    [{ sort: 'new' }, { sort_by: 'id', sort_on: 'desc' }],
    [{ sort: 'relevance' }, { sort_by: 'relevance', sort_on: 'desc' }],
  ])('%j is sent as the query says', (input, expected) => {
    expect(filtersToApiQuery(filters(input))).toStrictEqual({ ...defaults, ...expected });
  });
});

describe('filters to an address', () => {
  it.each<[Partial<CatalogueFilters>, string]>([
    [{}, ''],
    [
      { categories: [4, 1, 4], halls: [2], places: [3], cities: [5] },
      'categories=1,4&halls=2&places=3&cities=5',
    ],
    [{ date_gte: '2026-12-01', date_lte: '2026-12-31' }, 'date_gte=2026-12-01&date_lte=2026-12-31'],
    [{ date_gte: '2026-12-01', date_lte: '2026-12-01' }, 'date_gte=2026-12-01'],
    [{ is_star_cast: true, sort: 'price', page: 2 }, 'is_star_cast=1&sort=price&page=2'],
    [{ price_gte: 10.5, price_lte: 0 }, 'price_lte=10.5'],
    [{ search: 'a, b & c' }, 'q=a,%20b%20%26%20c'],
  ])('%j is %j', (input, expected) => {
    expect(filtersToAddress(filters(input))).toBe(expected);
  });
});

describe('an address to filters', () => {
  it.each<[string, Partial<CatalogueFilters>]>([
    ['', {}],
    ['?categories=1', { categories: [1] }],
    ['categories=4,1,4', { categories: [1, 4] }],
    ['categories=10&categories=9', { categories: [9, 10] }],
    ['halls[]=2&halls[]=1', { halls: [1, 2] }],
    ['places[0]=3&places[x]=4', { places: [3, 4] }],
    ['cities=%205%20,6', { cities: [5, 6] }],
    ['categories=0,-1,1.5,x,,2147483648,99999999999,2147483647,01', { categories: [2147483647] }],
    ['date_gte=2026-12-31&date_lte=2026-12-01', { date_gte: '2026-12-01', date_lte: '2026-12-31' }],
    ['date_gte=2026-12-01&date_lte=2026-12-01', { date_gte: '2026-12-01' }],
    ['date_gte=2026-02-29&date_lte=2028-02-29', { date_lte: '2028-02-29' }],
    ['date_gte=bad&date_gte=2026-12-01', { date_gte: '2026-12-01' }],
    ['date_gte=1899-12-31&date_lte=1900-01-01', { date_lte: '1900-01-01' }],
    ['date_gte=2101-01-01&date_lte=2100-12-31', { date_lte: '2100-12-31' }],
    ['is_star_cast=1', { is_star_cast: true }],
    ['is_star_cast=true', { is_star_cast: true }],
    ['is_star_cast=0&is_star_cast[a]=no', {}],
    ['price_gte=0&price_lte=12.50', { price_lte: 12.5 }],
    ['price_gte=20&price_lte=10', { price_gte: 10, price_lte: 20 }],
    ['price_gte=10', { price_gte: 10 }],
    ['price_lte=10', { price_lte: 10 }],
    ['price_gte=-1&price_lte=1e3', {}],
    ['price_gte=1.234&price_lte=1234567890', {}],
    ['q=&q=+%D1%87%D0%B0%D0%B9%D0%BA%D0%B0%00+', { search: 'чайка' }],
    ['q=who?', { search: 'who?' }],
    ['sort=price&page=3', { sort: 'price', page: 3 }],
    ['sort=evil&page=0', {}],
    ['page=100000', { page: 100000 }],
    ['page=100001', {}],
    ['utm_source=x&unknown[deep]=1', {}],
  ])('%j is read as the filters it names', (address, expected) => {
    expect(filtersFromAddress(address)).toStrictEqual(filters(expected));
  });

  it('keeps the first 500 of a list, as many as the API takes', () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    expect(filtersFromAddress(`halls=${ids.join(',')}`).halls).toStrictEqual(ids.slice(0, 500));
  });
});

describe('an address', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 });
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const price = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
  const text = fc.string({ unit: 'grapheme' }).map(cleanSearch);
  const anyFilters: fc.Arbitrary<CatalogueFilters> = fc.record({
    categories: ids,
    halls: ids,
    places: ids,
    cities: ids,
    date_gte: fc.option(day),
    date_lte: fc.option(day),
    is_star_cast: fc.boolean(),
    search: text,
    date_words: text,
    city_words: text,
    price_gte: fc.option(price),
    price_lte: fc.option(price),
    sort: fc.constantFrom(...eventSorts),
    page: fc.integer({ min: 1, max: 100_000 }),
  });

  it('is read back as the filters it was made from', () => {
    fc.assert(
      fc.property(anyFilters, (input) => {
        expect(filtersFromAddress(filtersToAddress(input))).toStrictEqual(canonicalFilters(input));
      }),
    );
  });

  it('is the same for every way of writing one state', () => {
    fc.assert(
      fc.property(anyFilters, (input) => {
        const shuffled = filtersToAddress(input).split('&').toReversed().join('&');
        expect(filtersToAddress(filtersFromAddress(shuffled))).toBe(filtersToAddress(input));
      }),
    );
  });

  it('asks the API the same, whether written forth and back or not', () => {
    fc.assert(
      fc.property(anyFilters, (input) => {
        const canonical = canonicalFilters(input);
        const back = filtersFromAddress(filtersToAddress(input));
        expect(filtersToApiQuery(back)).toStrictEqual(filtersToApiQuery(canonical));
      }),
    );
  });

  it('never makes the reader fail, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('categories', 'q', 'date_gte', 'page'),
        (text, key) => {
          const read = filtersFromAddress(`${key}=${text}`);
          expect(canonicalFilters(read)).toStrictEqual(read);
          expect(filtersFromAddress(filtersToAddress(read))).toStrictEqual(read);
        },
      ),
    );
  });
});

describe('a search text, cleaned', () => {
  it.each([
    ['  чайка ', 'чайка'],
    ['a\u0000\u001Fb', 'a b'],
    ['и\u0306', 'й'],
    ['a\uD800b', 'a b'],
    ['x'.repeat(201), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
    ['\u0000', ''],
  ])('%j is %j', (typed, expected) => {
    expect(cleanSearch(typed)).toBe(expected);
  });
});
