import type { QueryValue } from '../query-string/merge-query-values.ts';
import { parseQuery } from '../query-string/parse-query.ts';
import {
  type CatalogueFilters,
  canonicalFilters,
  type EventSort,
  eventSorts,
  noFilters,
} from './catalogue-filters.ts';
import { cleanSearch } from './clean-search.ts';
import { isPlainDate } from './plain-date.ts';

// What the API would refuse is dropped here, so that no address can make it fail.
const maxId = 2_147_483_647;
const maxListLength = 500;
const maxPage = 100_000;
const earliestDay = '1900-01-01';
const latestDay = '2100-12-31';

const readWhole = (text: string, largest: number): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largest ? Number(text) : null;

const readId = (text: string): number | null => readWhole(text, maxId);
const readPage = (text: string): number | null => readWhole(text, maxPage);
const readAmount = (text: string): number | null =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
const readSort = (text: string): EventSort | null => eventSorts.find((sort) => sort === text) ?? null;
const readYes = (text: string): true | null => (text === '1' || text === 'true' ? true : null);
const readText = (text: string): string | null => cleanSearch(text) || null;
const readDay = (text: string): string | null =>
  isPlainDate(text) && text >= earliestDay && text <= latestDay ? text : null;

/** Every text below a key, however it was written: `a=1`, `a=1&a=2`, `a[]=1`, `a[0]=1`. */
const collectTexts = (value: QueryValue | undefined): string[] =>
  typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : value === undefined ? [] : [value];

/** The filters that the query of an address means. Never fails: what cannot be read is left out. */
export function filtersFromAddress(address: string): CatalogueFilters {
  const query = parseQuery(address.replace(/^\?/, ''));
  const first = <Value>(key: string, read: (text: string) => Value | null): Value | null =>
    collectTexts(query[key])
      .map(read)
      .find((value) => value !== null) ?? null;
  const ids = (key: string): number[] =>
    collectTexts(query[key])
      .flatMap((text) => text.split(','))
      .map((text) => readId(text.trim()))
      .filter((id) => id !== null)
      .slice(0, maxListLength);
  return canonicalFilters({
    categories: ids('categories'),
    halls: ids('halls'),
    places: ids('places'),
    cities: ids('cities'),
    date_gte: first('date_gte', readDay),
    date_lte: first('date_lte', readDay),
    is_star_cast: first('is_star_cast', readYes) ?? noFilters.is_star_cast,
    search: first('q', readText) ?? noFilters.search,
    date_words: first('date_words', readText) ?? noFilters.date_words,
    city_words: first('city_words', readText) ?? noFilters.city_words,
    price_gte: first('price_gte', readAmount),
    price_lte: first('price_lte', readAmount),
    sort: first('sort', readSort) ?? noFilters.sort,
    page: first('page', readPage) ?? noFilters.page,
  });
}
