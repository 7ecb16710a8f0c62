import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { announceChanges } from '../../../catalogue-reader/catalogue-changes.queries.ts';
import { type CatalogueFeed, openCatalogueFeed } from '../../../catalogue-reader/catalogue-feed.ts';
import { sql } from '../../../database/sql.ts';
import { changeAndHear, importPart } from '../../../testing/change-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { smallCatalogue, smallDate, smallEvent, testNow } from '../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';

/** Hears of nothing, so that it sees for itself what has changed, and then reads all of it. */
let reading: TestApi;
/** Hears of each change, and reads only that. */
let following: ReturnType<typeof buildApp>;
let feed: CatalogueFeed;
let statements: () => number;
let now = testNow;
beforeAll(async () => {
  reading = await testApi(smallCatalogue(), { now: () => now });
  feed = await openCatalogueFeed(reading.database.url);
  const counted = countStatements(reading.database.db);
  statements = counted.count;
  following = buildApp({ db: counted.db, feed, now: () => now });
});
afterAll(async () => {
  await following.close();
  await feed.close();
  await reading.close();
});

const addresses = [
  '/v1/events?date_type=all&lang=en&limit=100',
  '/v1/events?date_type=all&sort_by=title&limit=100',
  '/v1/events?sort_by=price&currency_code=EUR',
  '/v1/events?sort_by=updated_at&date_type=all&limit=3',
  '/v1/events?place_id_in=2&date_type=all',
  '/v1/events?location_id_in=1&person_id_in=2&date_type=all',
  '/v1/events?category_id_in=1&date_type=past',
  '/v1/events/1',
  '/v1/events/2?lang=en',
  '/v1/events_places?date_type=all',
  '/v1/events_category_types?date_type=all',
  '/v1/events_dates?date_type=all',
  '/v1/places?sort_by=events_count',
  '/v1/persons',
];

async function expectSameAnswers() {
  for (const address of addresses)
    expect((await following.inject(address)).json(), address).toEqual(await reading.get(address));
}

const store = (part: Partial<CatalogueFile>) => () => importPart(reading.database.db, part);

const { places = [], halls = [], persons = [], categories = [], exchange_rates = [] } = smallCatalogue();

const changes: [what: string, change: () => Promise<unknown>][] = [
  ['nothing', () => reading.database.db.transaction((tx) => announceChanges(tx, ['list:events']))],
  [
    'a new event',
    store({
      events: [
        smallEvent('new', { title: { ru: 'Аида' }, persons: [{ person: 'ivanova', role: { ru: 'Аида' } }] }),
      ],
    }),
  ],
  [
    'an event with other dates in other halls at other prices',
    store({
      events: [
        smallEvent('jazz', {
          category: 'ballet',
          title: { ru: 'Ярмарка', en: 'A fair' },
          dates: [
            smallDate('jazz-1', '2026-12-07T20:00', { hall: 'buehne-main' }),
            smallDate('jazz-2', '2026-11-07T20:00', {
              ticket_types: [{ zone: 'entry', name: { ru: 'Вход' }, price: 1, service_fee: 0, capacity: 5 }],
            }),
          ],
        }),
      ],
    }),
  ],
  [
    'an event with a date less',
    store({ events: [smallEvent('jazz', { dates: [smallDate('jazz-1', '2026-12-07T20:00')] })] }),
  ],
  ['a hall that is elsewhere', store({ halls: halls.map((hall) => ({ ...hall, place: 'buehne' })) })],
  [
    'places with other names',
    store({ places: places.map((place) => ({ ...place, name: { ru: `Дом ${place.source_id}` } })) }),
  ],
  [
    'persons with other names',
    store({ persons: persons.map((person) => ({ ...person, name: { ru: 'Некто' } })) }),
  ],
  [
    'categories with other names',
    store({ categories: categories.map((category) => ({ ...category, name: { ru: 'Всякое' } })) }),
  ],
  [
    'other rates of exchange',
    store({
      exchange_rates: exchange_rates.map((rate) => ({
        ...rate,
        rate: rate.rate * 2,
        set_at: '2026-11-02T00:00:00Z',
      })),
    }),
  ],
  [
    'an event that is sold out',
    () =>
      reading.database.db.transaction(async (tx) => {
        await tx.query(sql`update listed_performances set sold_out = true where event_id = 2`);
        await announceChanges(tx, ['list:events', 'event:2']);
      }),
  ],
  [
    'more than can be named',
    () => reading.database.db.transaction((tx) => announceChanges(tx, ['everything'])),
  ],
];

it.each(changes)('an index that follows %s answers as one that is read anew', async (_what, change) => {
  await expectSameAnswers();
  await changeAndHear(feed, change);
  await expectSameAnswers();
});

it('a performance that ends leaves the lists to come at that moment', async () => {
  await expectSameAnswers();
  now = new Date('2026-12-20T18:00:00Z');
  await expectSameAnswers();
  now = testNow;
  await expectSameAnswers();
});

it('of a change only what has changed is read again', async () => {
  await following.inject('/v1/events');
  await changeAndHear(feed, () =>
    reading.database.db.transaction((tx) => announceChanges(tx, ['event:2', 'list:events'])),
  );
  const before = statements();
  await following.inject('/v1/events');
  // The settings of the catalogue, the event with its performances and prices, and its card.
  expect(statements() - before).toBeLessThanOrEqual(5);
});

it('many who ask at once read the catalogue once', async () => {
  const counted = countStatements(reading.database.db);
  const app = buildApp({ db: counted.db, feed, now: () => now });
  await app.inject('/v1/events');
  const one = counted.count();
  const other = buildApp({ db: counted.db, feed, now: () => now });
  await Promise.all(Array.from({ length: 10 }, (_, page) => other.inject(`/v1/events?page=${page + 1}`)));
  // Only the first page has cards to be read.
  expect(counted.count() - one).toBeLessThanOrEqual(one + 10);
  await Promise.all([app.close(), other.close()]);
});
