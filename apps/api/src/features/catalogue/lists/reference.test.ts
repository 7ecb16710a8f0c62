import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyCatalogue, type TestApi, testApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

interface Item {
  id: number;
  name: string;
  events_count: number;
}

/** Each item's id, and how many events it has. */
const counts = async (path: string) => {
  const { results } = await api.get<{ results: Item[] }>(path);
  return results.map(({ id, events_count }) => `${id}: ${events_count}`).join(', ');
};

describe('reference lists count the events of each item', () => {
  it.each([
    ['/v1/events_category_types', '2: 5, 1: 2'],
    ['/v1/events_categories', '1: 1, 2: 1, 3: 5'],
    ['/v1/events_halls', '2: 1, 1: 5, 3: 1'],
    ['/v1/events_places', '1: 6, 2: 1'],
    ['/v1/events_locations', '2: 1, 1: 6'],
  ])('%s, by name', async (path, expected) => {
    expect(await counts(path)).toBe(expected);
  });

  it.each([
    ['/v1/events_categories?location_id_in=2', '1: 0, 2: 1, 3: 0'],
    ['/v1/events_category_types?person_id_in=2', '2: 0, 1: 2'],
    ['/v1/events_halls?category_id_in=1', '2: 0, 1: 1, 3: 0'],
    ['/v1/events_places?started_gte=2026-12-05&started_lte=2026-12-05', '1: 1, 2: 1'],
    ['/v1/events_locations?label_id_in=3', '2: 0, 1: 1'],
    ['/v1/events_locations?search=Щелкунчик', '2: 0, 1: 1'],
    ['/v1/events_locations?price_lte=600', '2: 0, 1: 1'],
    ['/v1/events_locations?date_type=past', '2: 0, 1: 2'],
  ])('under the filters: %s', async (path, expected) => {
    expect(await counts(path)).toBe(expected);
  });

  it.each([
    ['/v1/events_categories?category_id_in=1', '1: 1, 2: 1, 3: 5'],
    ['/v1/events_category_types?category_id_in=1', '2: 5, 1: 2'],
    ['/v1/events_halls?hall_id_in=1', '2: 1, 1: 5, 3: 1'],
    ['/v1/events_places?place_id_in=1', '1: 6, 2: 1'],
    ['/v1/events_locations?location_id_in=1', '2: 1, 1: 6'],
  ])('but not under their own: %s', async (path, expected) => {
    expect(await counts(path)).toBe(expected);
  });

  it.each([
    ['/v1/events_halls?id_in=3', '3: 1'],
    ['/v1/events_halls?id_in=999', ''],
    ['/v1/events_halls?updated_gte=2026-12-02', ''],
    ['/v1/events_halls?sort_by=events_count&sort_on=desc', '1: 5, 2: 1, 3: 1'],
    ['/v1/events_halls?sort_by=id', '1: 5, 2: 1, 3: 1'],
    ['/v1/events_halls?sort_by=updated_at', '1: 5, 2: 1, 3: 1'],
    ['/v1/events_halls?limit=1&page=2', '1: 5'],
  ])('in the order and of the items asked for: %s', async (path, expected) => {
    expect(await counts(path)).toBe(expected);
  });

  it('names, parents and totals', async () => {
    expect(await api.get('/v1/events_halls?lang=en&limit=1&sort_by=id')).toEqual({
      results: [{ id: 1, name: 'Main hall', parent_id: 1, events_count: 5 }],
      total: 3,
      page: 1,
      limit: 1,
    });
    expect(await api.get('/v1/events_places?lang=de&id_in=2')).toMatchObject({
      results: [{ name: 'Сцена', parent_id: 2, lang_fallback: true }],
    });
    expect(await api.get('/v1/events_categories?id_in=3')).toMatchObject({ results: [{ type_id: 2 }] });
    expect(await api.get('/v1/events_locations?lang=ru&id_in=1')).toMatchObject({
      results: [{ parent_id: null, time_zone: 'Europe/Moscow' }],
    });
  });
});

describe('days that have events', () => {
  interface Day {
    date: string;
    events_count: number;
  }
  const days = async (query: string) => {
    const { results } = await api.get<{ results: Day[] }>(`/v1/events_dates?${query}`);
    return results.map(({ date, events_count }) => `${date} ${events_count}`);
  };

  it.each<[string, string[]]>([
    ['limit=2', ['2026-12-05 2', '2026-12-11 1']],
    ['limit=1&sort_on=desc', ['2027-02-01 1']],
    ['limit=1&sort_by=events_count&sort_on=desc', ['2026-12-05 2']],
    ['category_id_in=1', ['2026-12-20 1', '2026-12-21 1']],
    ['started_gte=2026-12-21', ['2026-12-21 1', '2027-02-01 1']],
    ['id_in=3', ['2026-12-05 1', '2026-12-15 1']],
    ['location_id_in=999', []],
  ])('%s', async (query, expected) => {
    expect(await days(query)).toEqual(expected);
  });

  it('tells those who name a currency how the day sells, and from what price', async () => {
    const day = async (date: string) =>
      await api
        .get<{ results: object[] }>(
          `/v1/events_dates?currency_code=RUB&started_gte=${date}&started_lte=${date}`,
        )
        .then(({ results }) => results[0]);
    const currency_code = 'RUB';
    expect(await day('2026-12-05')).toMatchObject({ on_sale_count: 2, price_min: 550, currency_code });
    expect(await day('2026-12-13')).toMatchObject({ on_sale_count: 0, sold_out_count: 1, price_min: null });
    expect(await day('2026-12-12')).toMatchObject({ on_sale_count: 0, sold_out_count: 0 });
    expect((await api.get<{ results: object[] }>('/v1/events_dates')).results[0]).not.toHaveProperty(
      'price_min',
    );
  });

  it('counts all pages', async () => {
    expect(await api.get('/v1/events_dates?limit=1')).toMatchObject({ total: 8 });
  });
});

it.each([
  ['/v1/events_category_types?limit=0', 'limit: too_small'],
  ['/v1/events_categories?date_type=none', 'date_type: unknown_value'],
  ['/v1/events_halls?sort_by=parent_id', 'sort_by: unknown_value'],
  ['/v1/events_places?price_gte=a', 'price_gte: bad_format'],
  ['/v1/events_locations?person_id_in=1,,2', 'person_id_in: bad_format'],
  ['/v1/events_dates?sort_by=name', 'sort_by: unknown_value'],
])('refuses %s', async (path, fault) => {
  expect(await api.refusal(path)).toEqual([400, fault]);
});

it('an empty catalogue has empty lists', async () => {
  const empty = await testApi(emptyCatalogue);
  for (const name of ['category_types', 'categories', 'dates', 'halls', 'places', 'locations'])
    expect(await empty.get(`/v1/events_${name}`)).toEqual({ results: [], total: 0, page: 1, limit: 24 });
  await empty.close();
});
