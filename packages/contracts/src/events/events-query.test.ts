import { eventSorts, noFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { filtersToApiQuery } from '@parterre/domain/catalogue-filters/filters-to-api-query';
import { describe, expect, it } from 'vitest';
import { eventsQuery } from './events-query.ts';

describe('the query for events', () => {
  it('reads the filters of a page as the rules translate them', () => {
    const query = filtersToApiQuery({
      ...noFilters,
      categories: [1, 2],
      halls: [3],
      places: [4],
      cities: [5],
      date_gte: '2026-12-24',
      is_star_cast: true,
      search: 'Гамлет',
      price_gte: 500,
      price_lte: 1500.5,
      page: 2,
    });
    expect(eventsQuery.parse(query)).toEqual({
      page: 2,
      limit: 24,
      sort_by: 'started_at',
      sort_on: 'asc',
      search: 'Гамлет',
      category_id_in: [1, 2],
      hall_id_in: [3],
      place_id_in: [4],
      location_id_in: [5],
      label_id_in: [3],
      started_gte: { kind: 'day', day: '2026-12-24' },
      started_lte: { kind: 'day', day: '2026-12-24' },
      price_gte: 500,
      price_lte: 1500.5,
      date_type: 'active',
    });
  });

  it.each(eventSorts)('knows the order that a page may ask for: %s', (sort) => {
    expect(eventsQuery.safeParse(filtersToApiQuery({ ...noFilters, sort })).success).toBe(true);
  });
});
