import pg from 'pg';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { openCatalogue } from './fixtures/catalogue-database.ts';
import type { Statement } from './fixtures/record-statements.ts';
import { recordedGroups } from './fixtures/recorded-groups.ts';
import { startApi } from './fixtures/start-api.ts';
import { openConnection } from './load/connection.ts';

const events = 20_000;

/** What visitors have typed so far: beginnings, endings, other keyboards, other alphabets, slips. */
const words = (
  'чайков чайковского xfqrjdcrbq chaikovsk моцарт моцрат vjwfhn бетховен betkhoven бах шуберт ie,thn верди puccini ' +
  'вивальди шекспир shekspir itrcgbh мольер гёте гете lorca лорка гоголь ujujkm пушкин pushkin чехов xt[jd портрет ' +
  'репетиция htgtnbwbz письма избранное сцены бенефис импровизация improvizats концерт rjywthn театр ntfnh опера'
).split(' ');
const paths = ['ru', 'en'].flatMap((lang) =>
  words.map((word) => `/v1/suggest?q=${encodeURIComponent(word)}&lang=${lang}`),
);

await using undo = new AsyncDisposableStack();
const database = await openCatalogue(events);
undo.defer(() => database.stop());
const groups = await recordedGroups(database, paths);
const api = await startApi(database.url);
undo.defer(() => api.stop());
const connection = await openConnection(api.port);
const client = new pg.Client({
  connectionString: database.url,
  options: '-c jit=off -c max_parallel_workers_per_gather=0',
});
await client.connect();
undo.defer(async () => {
  connection.close();
  await client.end();
});

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}
const runAll = async (statements: readonly Statement[]) => {
  for (const { text, values } of statements) await client.query(text, [...values]);
};

// Both warm up, then take turns: what comes second finds its rows in memory.
await connection.get('/v1/suggest?q=warm');
for (const group of groups.slice(0, 5)) await runAll(group);
const times: { readonly api: number; readonly sql: number }[] = [];
for (const [index, path] of paths.entries()) {
  const ofApi = () => timed(() => connection.get(path));
  const ofSql = () => timed(() => runAll(groups[index] ?? []));
  if (index % 2) {
    const sql = await ofSql();
    times.push({ sql, api: await ofApi() });
  } else {
    const requested = await ofApi();
    times.push({ api: requested, sql: await ofSql() });
  }
}

const typical = { api: median(times.map(({ api }) => api)), sql: median(times.map(({ sql }) => sql)) };
console.log(
  `/v1/suggest among ${events} events: ${typical.api.toFixed(1)} ms for each of ${paths.length} texts.`,
);
console.log(`Its statements alone: ${typical.sql.toFixed(1)} ms.`);
judge('suggest: ratio to its statements', typical.api / typical.sql, 1.5);
