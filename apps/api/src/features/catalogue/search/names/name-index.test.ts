import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { announceChanges } from '../../../../catalogue-reader/catalogue-changes.queries.ts';
import { type CatalogueFeed, openCatalogueFeed } from '../../../../catalogue-reader/catalogue-feed.ts';
import type { Db } from '../../../../database/connect.ts';
import { changeAndHear, importPart } from '../../../../testing/change-catalogue.ts';
import { smallCatalogue, smallDate, smallEvent, testNow } from '../../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../../testing/test-api.ts';

const names = ['Щелкунчик', 'Щелкунчик и Щелкунчик', 'Лебединое озеро', 'Озеро', 'Римский-Корсаков'];
const companions = ['', ' и клуб', ' в клубе на озере', ', вечер Анны'];
const titles = names.flatMap((name) => companions.map((companion) => `${name}${companion}`));

/** Each title twice, here and there, with and without a cast. */
const events = [...titles, ...titles].map((title, index) =>
  smallEvent(`named-${index}`, {
    title: { ru: title, ...(index % 3 && { en: `Evening ${index % 7}: Swan lake` }) },
    ...(index % 4 === 0 && { persons: [{ person: 'ivanova', role: { ru: 'Озеро' } }] }),
    dates: [
      smallDate(`named-${index}-1`, `2026-12-${10 + (index % 5)}T19:00`, {
        hall: index % 2 ? 'club-main' : 'buehne-main',
      }),
    ],
  }),
);

/** Hears of nothing, so that PostgreSQL ranks whatever it is asked for. */
let ranking: TestApi;
/** Hears of each change, and has the names in memory. */
let following: ReturnType<typeof buildApp>;
let feed: CatalogueFeed;
let ranked = 0;
beforeAll(async () => {
  ranking = await testApi({ ...smallCatalogue(), events, news: [] });
  feed = await openCatalogueFeed(ranking.database.url);
  const db: Db = {
    ...ranking.database.db,
    query: (statement) => {
      if (statement.name === 'select_search_matches') ranked += 1;
      return ranking.database.db.query(statement);
    },
  };
  following = buildApp({ db, feed, now: () => testNow });
});
afterAll(async () => {
  await following.close();
  await feed.close();
  await ranking.close();
});

/** Of each but the last there are more than are suggested. */
const texts = [
  'щелкунчик',
  'jpthj',
  'щил',
  'ozero',
  'swan',
  'клуб',
  'озеро клуб',
  'иванова',
  'римский-корсаков',
];
let asked = 0;

/** The same text at another address each time, lest the answer be a kept one. */
const address = (text: string, lang: string): string => {
  asked += 1;
  return `/v1/suggest?q=${encodeURIComponent(text + '!'.repeat(asked % 100))}&lang=${lang}`;
};

async function expectSameSuggestions() {
  for (const text of texts)
    for (const lang of ['ru', 'en']) {
      const url = address(text, lang);
      expect((await following.inject(url)).json(), url).toEqual(await ranking.get(url));
    }
}

const patient = { timeout: 60_000 };

/** Until it is, PostgreSQL is asked. */
const untilInMemory = () =>
  vi.waitFor(async () => {
    const before = ranked;
    await following.inject(address('озеро', 'ru'));
    expect(ranked).toBe(before);
  }, patient);

const store = (part: Partial<CatalogueFile>) => () => importPart(ranking.database.db, part);

const { places = [], halls = [], persons = [], locations = [] } = smallCatalogue();
const [first = smallEvent('none')] = events;

it.each<[what: string, change: () => Promise<unknown>]>([
  ['nothing', () => ranking.database.db.transaction((tx) => announceChanges(tx, ['list:events']))],
  ['a new event', store({ events: [smallEvent('new', { title: { ru: 'Озеро', en: 'Swan' } })] })],
  ['an event with another name', store({ events: [{ ...first, title: { ru: 'Вишнёвый сад' } }] })],
  [
    'an event that is over',
    store({ events: [{ ...first, dates: [smallDate('named-0-1', '2026-11-01T19:00')] }] }),
  ],
  [
    'persons with other names',
    store({ persons: persons.map((each) => ({ ...each, name: { ru: 'Озеров' } })) }),
  ],
  [
    'places with other names',
    store({ places: places.map((each) => ({ ...each, name: { ru: 'Клуб «Озеро»' } })) }),
  ],
  [
    'cities with other names',
    store({ locations: locations.map((each) => ({ ...each, name: { ru: 'Озёрск' } })) }),
  ],
  ['halls that are elsewhere', store({ halls: halls.map((each) => ({ ...each, place: 'buehne' })) })],
  [
    'more than can be named',
    () => ranking.database.db.transaction((tx) => announceChanges(tx, ['everything'])),
  ],
])('names that follow %s suggest what PostgreSQL finds', async (_what, change) => {
  await untilInMemory();
  await changeAndHear(feed, change);
  await expectSameSuggestions();
  await untilInMemory();
  const before = ranked;
  await expectSameSuggestions();
  expect(ranked - before).toBeLessThan(texts.length);
});

it('PostgreSQL is asked when names are too few, since long texts may have the words', async () => {
  await untilInMemory();
  const before = ranked;
  await following.inject(address('мариус', 'ru'));
  expect(ranked - before).toBe(1);
});
