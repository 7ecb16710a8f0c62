import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { countStatements } from './testing/count-statements.ts';
import { seatedCatalogue } from './testing/seated-catalogue.ts';
import { testNow } from './testing/small-catalogue.ts';
import { type TestApi, testApi } from './testing/test-api.ts';

let api: TestApi;
let app: ReturnType<typeof buildApp>;
let count: () => number;

beforeAll(async () => {
  api = await testApi(seatedCatalogue());
  const counted = countStatements(api.database.db);
  count = counted.count;
  app = buildApp({ db: counted.db, now: () => testNow });
  // The settings of the catalogue and the index of its events are read once.
  await app.inject('/v1/events?limit=1');
});
afterAll(async () => {
  await app.close();
  await api.close();
});

it.each([
  ['/v1/events?limit=1', 2],
  ['/v1/events?limit=2', 2],
  ['/v1/events?limit=500', 2],
  ['/v1/events?search=Щелкунчик', 4],
  ['/v1/events/1', 2],
  ['/v1/places?limit=1', 3],
  ['/v1/places/1', 2],
  ['/v1/persons?search=Иванова', 5],
  ['/v1/persons/1', 2],
  ['/v1/news?limit=1', 2],
  ['/v1/news/1', 1],
  ['/v1/events_category_types', 2],
  ['/v1/events_categories?limit=1', 3],
  ['/v1/events_dates?limit=1', 1],
  ['/v1/events_halls?search=Щелкунчик', 5],
  ['/v1/events_places', 2],
  ['/v1/events_locations', 2],
  ['/v1/suggest?q=Щелкунчик', 4],
  ['/v2/acquisitions', 1],
  ['/v2/landings/1', 1],
  ['/v2/events_prices?limit=1', 3],
  ['/v2/events_prices', 2],
  // With waiting rooms and bundles, which are read once in one and in two seconds for all who ask.
  ['/v2/dates_prices?event_source_id=1', 4],
  ['/v2/dates/12/offers', 4],
  ['/v2/dates/12/availability', 4],
  ['/v2/dates/12/best_available?count=2&price_lte=5000', 5],
])('%s makes at most %i statements, however much there is', async (url, most) => {
  const before = count();
  expect((await app.inject(url)).statusCode).toBe(200);
  expect(count() - before).toBeLessThanOrEqual(most);
});
