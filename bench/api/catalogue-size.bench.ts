import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { type Connection, openConnection } from './load/connection.ts';
import { openCatalogue } from './stage/catalogue-database.ts';
import { startApi } from './stage/start-api.ts';

const [small, large] = [1000, 100_000];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The first page of every order, under the filters that visitors use, and the lists of what to filter by. */
const lists = [
  ...['started_at', 'title', 'price', 'updated_at', 'id'].flatMap((order) =>
    ['asc', 'desc'].map((direction) => `/v1/events?sort_by=${order}&sort_on=${direction}`),
  ),
  '/v1/events?date_type=all',
  '/v1/events?date_type=past',
  '/v1/events?category_id_in=1',
  '/v1/events?category_id_in=1,2,3',
  '/v1/events?location_id_in=1',
  '/v1/events?place_id_in=2',
  '/v1/events?hall_id_in=3',
  '/v1/events?label_id_in=3',
  `/v1/events?started_gte=${inDays(30)}&started_lte=${inDays(37)}`,
  `/v1/events?started_gte=${inDays(30)}&location_id_in=1`,
  '/v1/events?category_id_in=1&location_id_in=1&label_id_in=3',
  '/v1/events?price_gte=1000&price_lte=3000',
  '/v1/events_category_types?limit=24',
  '/v1/events_categories?limit=24',
  '/v1/events_dates?limit=24',
  '/v1/events_halls?limit=24',
  '/v1/events_places?location_id_in=1',
  '/v1/events_locations?category_id_in=1',
  '/v1/places?limit=24',
  '/v1/persons?limit=24',
];

/** The same page in another language is another answer, which nobody has kept, at the same cost. */
const languages = 'en de fr es ja zh uk kk ky hy uz az be he ka tr ar'.split(' ');

await using undo = new AsyncDisposableStack();
async function open(events: number): Promise<Connection> {
  const database = await openCatalogue(events);
  undo.defer(() => database.stop());
  const api = await startApi(database.url);
  undo.defer(() => api.stop());
  const connection = await openConnection(api.port);
  undo.defer(() => connection.close());
  return connection;
}
const few = await open(small);
const many = await open(large);

async function timed(connection: Connection, path: string): Promise<number> {
  const startedAt = performance.now();
  await connection.get(path);
  return performance.now() - startedAt;
}

async function compare(list: string) {
  // The first to ask also counts, for all who ask until the catalogue changes.
  await timed(few, `${list}&lang=ru`);
  const firstMs = await timed(many, `${list}&lang=ru`);
  const times = { few: [] as number[], many: [] as number[] };
  for (const lang of languages) {
    times.few.push(await timed(few, `${list}&lang=${lang}`));
    times.many.push(await timed(many, `${list}&lang=${lang}`));
  }
  return { firstMs, fewMs: median(times.few), manyMs: median(times.many) };
}

for (const list of lists) {
  const { firstMs, fewMs, manyMs } = await compare(list);
  console.log(
    `${list}: ${fewMs.toFixed(1)} ms of ${small} events, ${manyMs.toFixed(1)} ms of ${large}, ${firstMs.toFixed(0)} ms for whoever is first.`,
  );
  judge('  ratio', manyMs / fewMs, 1.5);
}
