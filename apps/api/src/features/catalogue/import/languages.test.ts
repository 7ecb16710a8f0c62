import { afterEach, beforeEach, expect, it } from 'vitest';
import { smallEvent, testNow } from '../../../testing/small-catalogue.ts';
import { emptyCatalogue, type TestApi, testApi } from '../../../testing/test-api.ts';
import { importCatalogue } from './import-catalogue.service.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

it('a new language has the events that were stored before it, sorted by their main titles', async () => {
  const added = smallEvent('pagliacci', { title: { ru: 'Паяцы', tr: 'Palyaçolar' } });
  await importCatalogue(api.database.db, { ...emptyCatalogue, events: [added] }, { now: testNow });
  const url = '/v1/events?sort_by=title&date_type=all&lang=tr';
  const { results } = await api.get<{ results: { title: string }[] }>(url);
  const titles = results.map(({ title }) => title);
  expect(titles).toHaveLength(9);
  expect(titles.slice(0, 3)).toEqual(['Palyaçolar', 'Гамлет', 'Джаз в клубе']);
});
