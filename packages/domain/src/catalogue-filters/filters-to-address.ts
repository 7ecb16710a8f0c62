import { stringifyQuery } from '../query-string/stringify-query.ts';
import { type CatalogueFilters, canonicalFilters, noFilters } from './catalogue-filters.ts';

const listed = (ids: readonly number[]): string | undefined => ids.join(',') || undefined;

/** The query of an address, without its question mark; empty when nothing is filtered by. One state has one address. */
export function filtersToAddress(input: CatalogueFilters): string {
  const filters = canonicalFilters(input);
  const query = stringifyQuery({
    categories: listed(filters.categories),
    halls: listed(filters.halls),
    places: listed(filters.places),
    cities: listed(filters.cities),
    date_gte: filters.date_gte ?? undefined,
    date_lte: filters.date_lte ?? undefined,
    is_star_cast: filters.is_star_cast ? 1 : undefined,
    price_gte: filters.price_gte ?? undefined,
    price_lte: filters.price_lte ?? undefined,
    q: filters.search || undefined,
    date_words: filters.date_words || undefined,
    city_words: filters.city_words || undefined,
    sort: filters.sort === noFilters.sort ? undefined : filters.sort,
    page: filters.page > 1 ? filters.page : undefined,
  });
  // A comma means nothing to the parser and reads better bare.
  return query.replaceAll('%2C', ',');
}
