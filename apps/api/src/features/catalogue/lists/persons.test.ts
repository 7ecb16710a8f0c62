import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyCatalogue, type TestApi, testApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ids = async (query: string) => {
  const { results } = await api.get<{ results: { id: number }[] }>(`/v1/persons?${query}`);
  return results.map(({ id }) => id);
};

it.each<[string, number[]]>([
  ['', [2, 1]],
  ['sort_on=desc', [1, 2]],
  ['sort_by=events_count&sort_on=desc', [2, 1]],
  ['sort_by=id', [1, 2]],
  ['sort_by=updated_at', [1, 2]],
  ['event_id_in=3', [2]],
  ['event_id_in=999', []],
  ['id_in=1', [1]],
  ['updated_gte=2026-12-02', []],
  ['search=Петипа', [1]],
  ['search=Петипа&id_in=2', []],
  ['limit=1&page=2', [1]],
])('lists persons: %s', async (query, expected) => {
  expect(await ids(query)).toEqual(expected);
});

it('tells who somebody is, and in how many events to come', async () => {
  expect(await api.get('/v1/persons/2?lang=en')).toEqual({
    id: 2,
    name: 'Anna Ivanova',
    role: 'Actress',
    biography: '<p>Актриса</p>',
    images: { poster: null, banner: null, gallery: [] },
    events_count: 2,
    lang_fallback: true,
  });
  expect(await api.get('/v1/persons/1')).toMatchObject({
    name: 'Мариус Петипа',
    images: { poster: { src: '/pictures/petipa', alt: 'Афиша: petipa' } },
  });
});

it('counts all pages', async () => {
  expect(await api.get('/v1/persons?limit=1')).toMatchObject({ total: 2, page: 1, limit: 1 });
});

it('refuses what it cannot understand', async () => {
  expect(await api.refusal('/v1/persons?sort_by=role')).toEqual([400, 'sort_by: unknown_value']);
  expect(await api.refusal('/v1/persons?event_id_in=x')).toEqual([400, 'event_id_in: bad_format']);
  expect(await api.refusal('/v1/persons/x')).toEqual([400, 'id: bad_format']);
  expect(await api.refusal('/v1/persons/999')).toEqual([404]);
});

it('an empty catalogue has nobody', async () => {
  const empty = await testApi(emptyCatalogue);
  expect(await empty.get('/v1/persons')).toMatchObject({ results: [], total: 0 });
  await empty.close();
});
