import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallCatalogue } from '../../../testing/small-catalogue.ts';
import { emptyCatalogue, type TestApi, testApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  const catalogue = smallCatalogue();
  const [season] = catalogue.news ?? [];
  if (!season) throw new Error('the small catalogue has news');
  const older = {
    ...season,
    source_id: 'older',
    published_at: '2026-11-01T10:00',
    events: ['hamlet'],
    persons: [],
  };
  api = await testApi({ ...catalogue, news: [...(catalogue.news ?? []), older] });
});
afterAll(() => api.close());

const ids = async (query: string) => {
  const { results } = await api.get<{ results: { id: number }[] }>(`/v1/news?${query}`);
  return results.map(({ id }) => id);
};

it.each<[string, number[]]>([
  ['', [1, 3]],
  ['sort_on=asc', [3, 1]],
  ['sort_by=published_at', [1, 3]],
  ['sort_by=id', [1, 3]],
  ['sort_by=title&sort_on=desc', [3, 1]],
  ['sort_by=updated_at&sort_on=desc', [3, 1]],
  ['event_id_in=3', [3]],
  ['person_id_in=1', [1]],
  ['published_gte=2026-11-02', [1]],
  ['published_lte=2026-11-01', [3]],
  ['published_lte=2026-11-01T09:00:00Z', []],
  ['id_in=3', [3]],
  ['search=сезон&event_id_in=1', [1]],
  ['limit=1&page=2', [3]],
])('lists news: %s', async (query, expected) => {
  expect(await ids(query)).toEqual(expected);
});

it('news that is dated ahead is not told yet', async () => {
  expect(await api.refusal('/v1/news/2')).toEqual([404]);
});

it('tells one piece of news', async () => {
  expect(await api.get('/v1/news/1?lang=en')).toMatchObject({
    title: 'A new season',
    lead: 'Sales open',
    body: '<p>Tickets are here</p>',
    published_at: '2026-11-25T10:00:00.000Z',
    event_ids: [1, 2],
    person_ids: [1],
    image: { alt: 'Poster: season' },
  });
});

it('refuses what it cannot understand', async () => {
  expect(await api.refusal('/v1/news?published_gte=soon')).toEqual([400, 'published_gte: bad_format']);
  expect(await api.refusal('/v1/news?sort_by=lead')).toEqual([400, 'sort_by: unknown_value']);
  expect(await api.refusal('/v1/news/x')).toEqual([400, 'id: bad_format']);
});

it('an empty catalogue has no news', async () => {
  const empty = await testApi(emptyCatalogue);
  expect(await empty.get('/v1/news')).toMatchObject({ results: [], total: 0 });
  await empty.close();
});
