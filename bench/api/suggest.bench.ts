import { setTimeout } from 'node:timers/promises';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { openCatalogue } from './fixtures/catalogue-database.ts';
import { startApi } from './fixtures/start-api.ts';
import { openConnection } from './load/connection.ts';
import { watchDatabaseCpu } from './load/database-cpu.ts';

const events = 20_000;
/** More than enough for the names of so many. */
const readingMs = 10_000;

/** What visitors have typed so far: beginnings, endings, other keyboards, other alphabets, slips. */
const words = (
  'чайков чайковского xfqrjdcrbq chaikovsk моцарт моцрат vjwfhn бетховен betkhoven бах шуберт ie,thn верди puccini ' +
  'вивальди шекспир shekspir itrcgbh мольер гёте гете lorca лорка гоголь ujujkm пушкин pushkin чехов xt[jd портрет ' +
  'репетиция htgtnbwbz письма избранное сцены бенефис импровизация improvizats концерт rjywthn театр ntfnh опера'
).split(' ');
const paths = (address: string) =>
  ['ru', 'en'].flatMap((lang) => words.map((word) => `${address}=${encodeURIComponent(word)}&lang=${lang}`));
const [suggestions, lists] = [paths('/v1/suggest?q'), paths('/v1/events?limit=1&search')];

await using undo = new AsyncDisposableStack();
const database = await openCatalogue(events);
undo.defer(() => database.stop());
const api = await startApi(database.url);
undo.defer(() => api.stop());
const cpu = await watchDatabaseCpu(database.url);
undo.defer(() => cpu.close());
const connection = await openConnection(api.port);
undo.defer(() => connection.close());

async function timed(path: string): Promise<number> {
  const startedAt = performance.now();
  await connection.get(path);
  return performance.now() - startedAt;
}

// Statements are planned for good when they have run a few times; and the first to ask has the names read into memory.
for (const warm of 'warming up with words that nobody knows'.split(' ')) await timed(`/v1/suggest?q=${warm}`);
await setTimeout(readingMs);

const listMs: number[] = [];
for (const path of lists) listMs.push(await timed(path));
const before = await cpu.read();
const suggestionMs: number[] = [];
for (const path of suggestions) suggestionMs.push(await timed(path));
const databaseMs = ((await cpu.read()) - before) / suggestions.length;

console.log(
  `/v1/suggest among ${events} events: ${databaseMs.toFixed(1)} ms of database CPU for each of ${suggestions.length} texts.`,
);
judge(
  'suggest: milliseconds for each text',
  median(suggestionMs),
  4,
  `${median(listMs).toFixed(1)} for a list of one by the same text, which PostgreSQL ranks`,
);
