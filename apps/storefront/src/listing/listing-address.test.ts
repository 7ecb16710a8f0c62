import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { describe, expect, it } from 'vitest';
import { listingFromQuery, listingToQuery, withFilters } from './listing-address.ts';
import { hasCalendarOrMap, isGeneratedListing, isRowView, listQuery, markOtherList } from './listing-keys.ts';

/** What the script in the document notes of an address. */
function marked(query: string): Readonly<Record<string, string>> {
  const root = { dataset: {} };
  new Function('location', 'document', markOtherList)({ search: `?${query}` }, { documentElement: root });
  return root.dataset;
}

describe('the address of a list', () => {
  const same = (query: string, usual?: 'relevance') => listingToQuery(listingFromQuery(query, usual), usual);

  it.each([
    [''],
    ['categories=1,4&date_gte=2026-12-01&view=calendar&month=2026-12'],
    ['halls=7&places=3&to=4'],
    ['q=%D1%87%D0%B0%D0%B9%D0%BA%D0%B0&sort=price'],
    ['is_star_cast=1&utm_source=mail&utm_campaign=winter'],
  ])('is the same after a round trip: %s', (query) => {
    expect(same(query)).toBe(query);
  });

  it.each([
    ['view=poster', ''],
    ['view=grid', ''],
    ['month=2026-13', ''],
    ['to=1', ''],
    ['to=x', ''],
    ['to=99', ''],
    ['categories=x', ''],
    ['categories[]=4&categories[]=1', 'categories=1,4'],
    ['page=3&to=5', 'page=3&to=5'],
    ['page=3&to=2', 'page=3'],
  ])('leaves out what is invalid or the default: %s', (query, expected) => {
    expect(same(query)).toBe(expected);
  });

  it('keeps parameters that are not its own as they were written', () => {
    const listing = listingFromQuery('utm_source=a%20b&categories=1&x[]=1');
    const next = withFilters(listing, changeFilters(listing.filters, { categories: [] }));
    expect(listingToQuery(next)).toBe('utm_source=a%20b&x[]=1');
  });

  it('starts at the first page when its filters change', () => {
    const listing = listingFromQuery('page=2&to=4&view=list');
    expect(listingToQuery(withFilters(listing, changeFilters(listing.filters, { cities: [1] })))).toBe(
      'cities=1&view=list',
    );
  });

  it.each([
    ['q=a', 'relevance', 'q=a'],
    ['q=a&sort=date', 'date', 'q=a&sort=date'],
    ['q=a&sort=relevance', 'relevance', 'q=a'],
    ['q=a&sort=title', 'title', 'q=a&sort=title'],
  ])('names a sort unless it is the default one of a search: %s', (query, sort, written) => {
    expect(listingFromQuery(query, 'relevance').filters.sort).toBe(sort);
    expect(same(query, 'relevance')).toBe(written);
  });
});

describe('the query of a list', () => {
  it.each([
    ['', true],
    ['utm_source=mail', true],
    ['view=list&to=3', true],
    ['categories=1', false],
    ['utm_source=mail&q=a', false],
    ['places%5B%5D=1', false],
    ['page=2', false],
    ['sort=price', false],
  ])('says whether the generated list is meant: %s', (query, isGenerated) => {
    expect(isGeneratedListing(query)).toBe(isGenerated);
    expect(marked(query).listing).toBe(isGenerated ? undefined : 'other');
  });

  it.each([
    ['view=list', 'other'],
    ['cities=2&view=calendar', 'other'],
    ['view=grid', undefined],
    ['q=view=list', undefined],
  ])('says whether another view than the generated one is meant: %s', (query, form) => {
    expect(marked(query).view).toBe(form);
  });

  it('names the list apart from its view and from parameters of others', () => {
    expect(listQuery('utm_source=mail&cities=2&view=map&month=2026-12&to=3')).toBe('cities=2&to=3');
    expect(listQuery('utm_source=mail&view=list')).toBe('');
  });

  it('names the view', () => {
    expect(['view=list', 'q=view=list', 'a=1&view=list'].map(isRowView)).toEqual([true, false, true]);
    expect(['view=map', 'view=calendar', 'view=list', ''].map(hasCalendarOrMap)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
