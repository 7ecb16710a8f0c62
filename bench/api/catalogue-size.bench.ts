import { readFileSync } from 'node:fs';
import type { Postgres } from '../fixtures/postgres.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { judge } from '../measure/judge.ts';
import { openCatalogue } from './fixtures/catalogue-database.ts';
import { startApi } from './fixtures/start-api.ts';
import { type Connection, openConnection } from './load/connection.ts';

const [small, large] = [1000, 100_000];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const week = `started_gte=${inDays(30)}&started_lte=${inDays(37)}`;

/** First pages of every order and under the filters that visitors use, each of which fills a page even of the small catalogue. */
const pages = [
  ...['started_at', 'title', 'price', 'updated_at', 'id'].flatMap((order) =>
    ['asc', 'desc'].map((direction) => `sort_by=${order}&sort_on=${direction}`),
  ),
  'date_type=all',
  'date_type=past',
  'category_id_in=1',
  'category_id_in=1,2,3',
  'location_id_in=1',
  'location_id_in=1&sort_on=desc',
  'category_id_in=1&location_id_in=1',
  'place_id_in=2',
  'place_id_in=2&sort_by=updated_at&sort_on=desc',
  'hall_id_in=3',
  'label_id_in=3',
  'person_id_in=1',
  'person_id_in=1,2,3&location_id_in=1',
  week,
  `${week}&sort_on=desc`,
  `${week}&location_id_in=1`,
  `${week}&sort_by=title`,
  `${week}&sort_by=price`,
  `started_gte=${inDays(30)}`,
  `started_gte=${inDays(30)}&sort_on=desc`,
  `started_gte=${inDays(30)}&location_id_in=1`,
  'price_gte=1000&price_lte=3000',
  'location_id_in=1&sort_by=price',
];

/** What to filter by, and how much of it there is. */
const references = [
  'events_category_types?limit=24',
  'events_categories?limit=24',
  'events_dates?limit=24',
  'events_halls?limit=24',
  'events_places?location_id_in=1',
  'events_locations?category_id_in=1',
  'places?limit=24',
  'persons?limit=24',
];
const lists = [...pages.map((query) => `/v1/events?${query}`), ...references.map((path) => `/v1/${path}`)];

/** The same page in another language is another answer, which nobody has kept, at the same cost. */
const languages = 'en de fr es ja zh uk kk ky hy uz az be he ka tr ar'.split(' ');

await using undo = new AsyncDisposableStack();
// Both are filled before anything listens: an idle connection is closed meanwhile.
const databases = { few: await openCatalogue(small), many: await openCatalogue(large) };
undo.defer(() => databases.few.stop());
undo.defer(() => databases.many.stop());
async function open(database: Postgres): Promise<{ api: ServerProcess; connection: Connection }> {
  const api = await startApi(database.url);
  undo.defer(() => api.stop());
  const connection = await openConnection(api.port);
  undo.defer(() => connection.close());
  return { api, connection };
}
const { connection: few } = await open(databases.few);
const { api, connection: many } = await open(databases.many);

async function timed(connection: Connection, path: string): Promise<number> {
  const startedAt = performance.now();
  await connection.get(path);
  return performance.now() - startedAt;
}

/** Megabytes that the process has in memory. */
const memoryMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1]) / 1024;

/** The first list makes the process read the catalogue. Whoever asks for something else meanwhile should not notice. */
async function readCatalogue() {
  const beside = await openConnection(api.port);
  await timed(beside, '/v1/news?limit=1');
  const [before, waits]: [number, number[]] = [memoryMb(), []];
  let isRead = false;
  const reading = timed(many, '/v1/events').finally(() => {
    isRead = true;
  });
  while (!isRead) waits.push(await timed(beside, `/v1/news?limit=1&page=${waits.length + 2}`));
  beside.close();
  return { seconds: (await reading) / 1000, megabytes: memoryMb() - before, longestMs: Math.max(...waits) };
}
const read = await readCatalogue();
console.log(`Reading ${large} events into the index takes ${read.seconds.toFixed(1)} s.`);
judge('the index: megabytes, with what reading it left behind', read.megabytes, 150, `${large} events`);
judge(
  'the index: longest wait of others while it is read, ms',
  read.longestMs,
  100,
  `${read.seconds.toFixed(1)} s of reading`,
);

/** Of the fastest: whatever disturbs a machine only ever adds. */
async function compare(list: string) {
  // The first to ask also looks for all of the list, for all who ask until the catalogue changes.
  await timed(few, `${list}&lang=ru`);
  const firstMs = await timed(many, `${list}&lang=ru`);
  let [fewMs, manyMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const lang of languages) {
    fewMs = Math.min(fewMs, await timed(few, `${list}&lang=${lang}`));
    manyMs = Math.min(manyMs, await timed(many, `${list}&lang=${lang}`));
  }
  return { firstMs, fewMs, manyMs };
}

const all = { fewMs: 0, manyMs: 0 };
for (const list of lists) {
  const { firstMs, fewMs, manyMs } = await compare(list);
  all.fewMs += fewMs;
  all.manyMs += manyMs;
  judge(
    `${list}: ${manyMs.toFixed(1)} ms (${firstMs.toFixed(0)} for the first)`,
    manyMs / fewMs,
    1.5,
    `${fewMs.toFixed(1)} ms among ${small} events`,
  );
}
judge(
  `${large} events: all of these together, ${all.manyMs.toFixed(1)} ms`,
  all.manyMs / all.fewMs,
  1.5,
  `${all.fewMs.toFixed(1)} ms among ${small} events`,
);
