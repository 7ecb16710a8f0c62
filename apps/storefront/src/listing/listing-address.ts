import type { CatalogueFilters, EventSort } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { filtersFromAddress } from '@parterre/domain/catalogue-filters/filters-from-address';
import { filtersToAddress } from '@parterre/domain/catalogue-filters/filters-to-address';
import { parseQuery } from '@parterre/domain/query-string/parse-query';
import { listingKeys, parameterName } from './listing-keys.ts';

export const listViews = ['grid', 'list', 'calendar', 'map'] as const;
export type ListView = (typeof listViews)[number];

/** All that the address of a list says. */
export interface Listing {
  readonly filters: CatalogueFilters;
  readonly view: ListView;
  /** Which month the calendar shows, yyyy-mm; null for the one that fits the dates chosen. */
  readonly month: string | null;
  /** The list goes from `filters.page` to this page; null when it is one page. */
  readonly lastPage: number | null;
  /** Parameters that are not the list's, as they were written. */
  readonly others: string;
}

/** Further pages have an address of their own. */
export const maxPages = 10;

const parseInteger = (text: unknown, lowest: number, highest: number): number | null =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) && Number(text) >= lowest && Number(text) <= highest
    ? Number(text)
    : null;

const parseMonth = (text: unknown): string | null =>
  typeof text === 'string' && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;

/** `defaultSort` is the order of a list whose address names none: by date, or by relevance where something is searched. */
export function listingFromQuery(query: string, defaultSort: EventSort = 'date'): Listing {
  const parameters = query.split('&');
  const isSorted = parameters.some((parameter) => parameterName(parameter) === 'sort');
  const read = filtersFromAddress(query);
  const filters = isSorted ? read : { ...read, sort: defaultSort };
  const { view, month, to } = parseQuery(query);
  return {
    filters,
    view: listViews.find((name) => name === view) ?? 'grid',
    month: parseMonth(month),
    lastPage: parseInteger(to, filters.page + 1, filters.page + maxPages - 1),
    others: parameters.filter((parameter) => !listingKeys.includes(parameterName(parameter))).join('&'),
  };
}

/** One listing has one address. */
export function listingToQuery(listing: Listing, defaultSort: EventSort = 'date'): string {
  const { filters, view, month, lastPage, others } = listing;
  const isDefaultSort = filters.sort === defaultSort;
  return [
    filtersToAddress(isDefaultSort ? { ...filters, sort: 'date' } : filters),
    // The filters leave out the order by date, which here is not the usual one.
    !isDefaultSort && filters.sort === 'date' && 'sort=date',
    view !== 'grid' && `view=${view}`,
    month !== null && `month=${month}`,
    lastPage !== null && `to=${lastPage}`,
    others,
  ]
    .filter(Boolean)
    .join('&');
}

/** The same list with other filters, from its first page. */
export const withFilters = (listing: Listing, filters: CatalogueFilters): Listing => ({
  ...listing,
  filters,
  lastPage: null,
});
