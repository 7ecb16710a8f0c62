import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyCatalogue, type TestApi, testApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ids = async (query: string) => {
  const { results } = await api.get<{ results: { id: number }[] }>(`/v1/places?${query}`);
  return results.map(({ id }) => id);
};

it.each<[string, number[]]>([
  ['', [1, 2]],
  ['sort_on=desc', [2, 1]],
  ['sort_by=events_count', [2, 1]],
  ['sort_by=id&sort_on=desc', [2, 1]],
  ['sort_by=updated_at', [1, 2]],
  ['location_id_in=2', [2]],
  ['location_id_in=2,999', [2]],
  ['id_in=1', [1]],
  ['updated_gte=2026-12-01T09:00:01Z', []],
  ['search=клуб', [1]],
  ['limit=1&page=2', [2]],
])('lists places: %s', async (query, expected) => {
  expect(await ids(query)).toEqual(expected);
});

it('tells where a place is, what halls it has, and how much is on there', async () => {
  expect(await api.get('/v1/places/1?lang=en')).toEqual({
    id: 1,
    name: 'Club',
    description: '<p>A cellar</p>',
    address: '1 Tverskaya',
    geo: { lat: 55.75, lon: 37.61 },
    location: { id: 1, name: 'Moscow' },
    halls: [
      { id: 1, name: 'Main hall', capacity: 500 },
      { id: 2, name: 'Bar', capacity: 50 },
    ],
    images: {
      poster: {
        src: '/pictures/club',
        width: 1200,
        height: 1600,
        widths: [320, 640],
        colour: '#7a1f2b',
        alt: 'Poster: club',
      },
      banner: null,
      gallery: [],
    },
    events_count: 6,
  });
  expect(await api.get('/v1/places/2?lang=en')).toMatchObject({
    description: '<p>Театр</p>',
    lang_fallback: true,
  });
});

it('refuses what it cannot understand', async () => {
  expect(await api.refusal('/v1/places?sort_by=geo')).toEqual([400, 'sort_by: unknown_value']);
  expect(await api.refusal('/v1/places?location_id_in=1;2')).toEqual([400, 'location_id_in: bad_format']);
  expect(await api.refusal('/v1/places/-1')).toEqual([400, 'id: too_small']);
  expect(await api.refusal('/v1/places/999')).toEqual([404]);
});

it('an empty catalogue has no places', async () => {
  const empty = await testApi(emptyCatalogue);
  expect(await empty.get('/v1/places')).toMatchObject({ results: [], total: 0 });
  await empty.close();
});
