import { type CatalogueFilters, canonicalFilters, type IdField, noFilters } from './catalogue-filters.ts';

/**
 * Any change but turning the page leads back to the first page. Without a place no hall is left: its choice is not shown.
 * What is chosen was not read from words.
 */
export function changeFilters(
  filters: CatalogueFilters,
  change: Partial<CatalogueFilters>,
): CatalogueFilters {
  const changed = {
    ...filters,
    page: noFilters.page,
    ...(('date_gte' in change || 'date_lte' in change) && { date_words: noFilters.date_words }),
    ...('cities' in change && { city_words: noFilters.city_words }),
    ...change,
  };
  const lostItsPlaces = filters.places.length > 0 && changed.places.length === 0;
  return canonicalFilters({ ...changed, halls: lostItsPlaces ? noFilters.halls : changed.halls });
}

export function toggleId(filters: CatalogueFilters, field: IdField, id: number): CatalogueFilters {
  const present = filters[field];
  const next = present.includes(id) ? present.filter((other) => other !== id) : [...present, id];
  return changeFilters(filters, { [field]: next });
}

/** All but the order, which hides nothing. */
export const clearFilters = (filters: CatalogueFilters): CatalogueFilters => ({
  ...noFilters,
  sort: filters.sort,
});
