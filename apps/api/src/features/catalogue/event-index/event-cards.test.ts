import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { announceChanges } from '../../../catalogue-reader/catalogue-changes.queries.ts';
import { type CatalogueFeed, openCatalogueFeed } from '../../../catalogue-reader/catalogue-feed.ts';
import type { Db } from '../../../database/connect.ts';
import { testNow } from '../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { touringCatalogue } from '../../../testing/touring-catalogue.ts';

/** Hears of nothing, and is asked only what the other has answered. */
let reading: TestApi;
let feed: CatalogueFeed;
let app: ReturnType<typeof buildApp>;
let cardStatements = 0;
beforeAll(async () => {
  reading = await testApi(touringCatalogue(120, 1));
  feed = await openCatalogueFeed(reading.database.url);
  const db: Db = {
    ...reading.database.db,
    query: (statement) => {
      if (statement.name === 'select_event_cards') cardStatements += 1;
      return reading.database.db.query(statement);
    },
  };
  app = buildApp({ db, feed, now: () => testNow });
});
afterAll(async () => {
  await app.close();
  await feed.close();
  await reading.close();
});

/** Settles when nothing is kept any more. */
beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  feed.subscribe(() => resolve());
  await reading.database.db.transaction((tx) => announceChanges(tx, ['everything']));
  await promise;
  // The index is read apart from what is counted.
  await app.inject('/v1/events_dates');
  cardStatements = 0;
});

async function expectRightAnswers(addresses: readonly string[]) {
  const answers = await Promise.all(addresses.map((address) => app.inject(address)));
  for (const [place, address] of addresses.entries())
    expect(answers[place]?.json(), address).toEqual(await reading.get(address));
}

const page = (number: number, lang: string) =>
  `/v1/events?limit=10&date_type=all&page=${number}&lang=${lang}`;

it('cards that several visitors ask for at once are read together', async () => {
  await expectRightAnswers([page(1, 'ru'), page(2, 'ru'), page(1, 'en'), page(3, 'de')]);
  expect(cardStatements).toBe(1);
});

it('a card is read in all languages that lists are asked for in', async () => {
  await expectRightAnswers([page(1, 'ru')]);
  await expectRightAnswers([page(1, 'en')]);
  await expectRightAnswers([page(2, 'ru')]);
  const before = cardStatements;
  await expectRightAnswers([page(2, 'en')]);
  expect(cardStatements).toBe(before);
});

it('a card is read in a language that the catalogue does not have only for whoever asks for it', async () => {
  await expectRightAnswers([page(1, 'ja')]);
  await expectRightAnswers([page(2, 'ru')]);
  const before = cardStatements;
  await expectRightAnswers([page(2, 'ja')]);
  expect(cardStatements).toBe(before + 1);
});

it('more cards than are read together come all the same', async () => {
  const pages = Array.from({ length: 12 }, (_, place) => page(place + 1, 'ru'));
  await expectRightAnswers(pages);
  expect(cardStatements).toBe(3);
});
