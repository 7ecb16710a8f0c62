import type { CatalogueFilters, EventSort } from './catalogue-filters.ts';

const starCastLabel = '3';

const sorting: Record<EventSort, { sort_by: string; sort_on: 'asc' | 'desc' }> = {
  date: { sort_by: 'started_at', sort_on: 'asc' },
  price: { sort_by: 'price', sort_on: 'asc' },
  price_desc: { sort_by: 'price', sort_on: 'desc' },
  title: { sort_by: 'title', sort_on: 'asc' },
  new: { sort_by: 'id', sort_on: 'desc' },
  relevance: { sort_by: 'relevance', sort_on: 'desc' },
};

/** The query of `/v1/events` (spec §7). What is not filtered by is left out. */
export function filtersToApiQuery(filters: CatalogueFilters): Record<string, string> {
  const query = {
    category_id_in: filters.categories.join(','),
    hall_id_in: filters.halls.join(','),
    place_id_in: filters.places.join(','),
    started_gte: filters.date_gte,
    started_lte: filters.date_lte ?? filters.date_gte,
    location_id_in: filters.cities.join(','),
    label_id_in: filters.is_star_cast ? starCastLabel : null,
    price_gte: filters.price_gte,
    price_lte: filters.price_lte,
    search: filters.search,
    page: filters.page > 1 ? filters.page : null,
    date_type: 'active',
    ...sorting[filters.sort],
  };
  const input = Object.entries(query).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(input.map(([name, value]) => [name, String(value)]));
}
