import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { connect, type Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { smallCatalogue, smallEvent } from '../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';

const syllables = 'ба ве го ду жи за кле мо ну пы ра со ту фы хо ша'.split(' ');
const syllable = (number: number) => syllables[number % syllables.length];
/** Words as different as numbers are. */
const word = (number: number) =>
  [1, 16, 256, 4096].map((power) => syllable(Math.floor(number / power))).join('');

const events = Array.from({ length: 2000 }, (_, index) =>
  smallEvent(`many-${index}`, {
    title: { ru: `${word(index * 7)} ${word(index * 11 + 5)}`, en: `Evening ${index}` },
  }),
);

let api: TestApi;
let db: Db;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  api = await testApi({ ...smallCatalogue(), events, news: [] });
  // One session, since each counts what it does on its own.
  db = connect(api.database.url, { maxConnections: 1 });
  await db.query(sql`analyze`);
  app = buildApp({ db });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await api.close();
});

async function wholeTableScans(): Promise<number> {
  await db.query(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.query(sql<{ scans: number }>`
    select sum(seq_scan)::integer as scans
    from pg_stat_user_tables
    where relname in ('search_texts', 'search_words')`);
  return rows[0]?.scans ?? Number.NaN;
}

it.each([
  ['a word', word(700)],
  ['what is typed so far', word(700).slice(0, 5)],
  ['another keyboard', 'ntfnh'],
  ['a slip', word(700).replace('г', 'к')],
  ['a word that many have', 'evening'],
  ['several words', `${word(700)} evening`],
  ['nothing that is known', 'щщщщщщщщ'],
])('neither texts nor words are read from one end to the other: %s', async (_what, text) => {
  const before = await wholeTableScans();
  for (const url of ['/v1/suggest?q=', '/v1/events?date_type=all&search='])
    expect((await app.inject(url + encodeURIComponent(text))).statusCode).toBe(200);
  expect((await wholeTableScans()) - before).toBe(0);
});
