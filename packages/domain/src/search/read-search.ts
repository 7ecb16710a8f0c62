import type { CatalogueFilters } from '../catalogue-filters/catalogue-filters.ts';
import { changeFilters } from '../catalogue-filters/edit-filters.ts';
import type { LanguageCode } from '../languages/languages.ts';
import { type City, readCity } from './read-city.ts';
import { readDays } from './read-days.ts';

export interface SearchContext {
  readonly today: string;
  /** Of the page. */
  readonly language: LanguageCode;
  readonly cities: readonly City[];
  /** What the visitor has chosen for all lists; null for all cities. */
  readonly chosenCity: number | null;
}

/**
 * The same filters with words of the search that name days or a city as filters of their own; themselves when there are no such
 * words. Where days or cities are chosen already, such words are text; the city that all lists begin in gives way to them.
 */
export const readSearch = (filters: CatalogueFilters, context: SearchContext): CatalogueFilters =>
  withCity(withDays(filters, context), context);

function withDays(filters: CatalogueFilters, context: SearchContext): CatalogueFilters {
  if (filters.date_gte !== null || filters.date_lte !== null) return filters;
  const days = readDays(filters.search, context);
  if (!days) return filters;
  const { first, last } = days.meaning;
  return changeFilters(filters, {
    search: days.rest,
    date_gte: first,
    date_lte: last,
    date_words: days.words,
  });
}

function withCity(filters: CatalogueFilters, context: SearchContext): CatalogueFilters {
  const { cities, language, chosenCity } = context;
  if (filters.cities.some((id) => id !== chosenCity) || filters.city_words !== '') return filters;
  const city = readCity(filters.search, cities, language);
  if (!city) return filters;
  return changeFilters(filters, {
    search: city.rest,
    cities: [city.meaning.id],
    city_words: city.words,
  });
}
