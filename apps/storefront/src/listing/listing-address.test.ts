import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { describe, expect, it, test } from 'vitest';
import { listingFromQuery, listingToQuery, withFilters } from './listing-address.ts';
import { hasOutlook, isGeneratedListing, isRowView, markOtherList, questionOf } from './listing-keys.ts';

/** What the script in the document notes of an address. */
function marked(query: string): Readonly<Record<string, string>> {
  const root = { dataset: {} };
  new Function('location', 'document', markOtherList)({ search: `?${query}` }, { documentElement: root });
  return root.dataset;
}

describe('the address of a list', () => {
  const same = (query: string, usual?: 'relevance') => listingToQuery(listingFromQuery(query, usual), usual);

  test.each([
    [''],
    ['categories=1,4&date_gte=2026-12-01&view=calendar&month=2026-12'],
    ['halls=7&places=3&to=4'],
    ['q=%D1%87%D0%B0%D0%B9%D0%BA%D0%B0&sort=price'],
    ['is_star_cast=1&utm_source=mail&utm_campaign=winter'],
  ])('says the same after a round trip: %s', (query) => {
    expect(same(query)).toBe(query);
  });

  test.each([
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
  ])('leaves out what says nothing: %s', (query, kept) => {
    expect(same(query)).toBe(kept);
  });

  it('keeps what belongs to others as it was written', () => {
    const listing = listingFromQuery('utm_source=a%20b&categories=1&x[]=1');
    const next = withFilters(listing, changeFilters(listing.filters, { categories: [] }));
    expect(listingToQuery(next)).toBe('utm_source=a%20b&x[]=1');
  });

  it('begins anew when it is narrowed in another way', () => {
    const listing = listingFromQuery('page=2&to=4&view=list');
    expect(listingToQuery(withFilters(listing, changeFilters(listing.filters, { cities: [1] })))).toBe(
      'cities=1&view=list',
    );
  });

  test.each([
    ['q=a', 'relevance', 'q=a'],
    ['q=a&sort=date', 'date', 'q=a&sort=date'],
    ['q=a&sort=relevance', 'relevance', 'q=a'],
    ['q=a&sort=title', 'title', 'q=a&sort=title'],
  ])('names an order unless it is the usual one of a search: %s', (query, sort, written) => {
    expect(listingFromQuery(query, 'relevance').filters.sort).toBe(sort);
    expect(same(query, 'relevance')).toBe(written);
  });
});

describe('what every visit asks of a query', () => {
  test.each([
    ['', true],
    ['utm_source=mail', true],
    ['view=list&to=3', true],
    ['categories=1', false],
    ['utm_source=mail&q=a', false],
    ['places%5B%5D=1', false],
    ['page=2', false],
    ['sort=price', false],
  ])('whether the generated list is meant: %s', (query, isGenerated) => {
    expect(isGeneratedListing(query)).toBe(isGenerated);
    expect(marked(query).listing).toBe(isGenerated ? undefined : 'other');
  });

  it.each([
    ['view=list', 'other'],
    ['cities=2&view=calendar', 'other'],
    ['view=grid', undefined],
    ['q=view=list', undefined],
  ])('that %s has another form than the generated list', (query, form) => {
    expect(marked(query).view).toBe(form);
  });

  it('which list it is, whatever its form and whatever else the address carries', () => {
    expect(questionOf('utm_source=mail&cities=2&view=map&month=2026-12&to=3')).toBe('cities=2&to=3');
    expect(questionOf('utm_source=mail&view=list')).toBe('');
  });

  it('in which form it is shown', () => {
    expect(['view=list', 'q=view=list', 'a=1&view=list'].map(isRowView)).toEqual([true, false, true]);
    expect(['view=map', 'view=calendar', 'view=list', ''].map(hasOutlook)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
