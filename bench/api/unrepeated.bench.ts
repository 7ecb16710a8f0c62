import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atLeast } from '../measure/at-least.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { startServer } from '../stage/server-process.ts';
import { differentQueries } from './load/queries.ts';
import { type Measured, runLoad } from './load/run-load.ts';
import { openCatalogue } from './stage/catalogue-database.ts';
import { recordedGroups } from './stage/recorded-groups.ts';
import { startApi } from './stage/start-api.ts';

const [events, requests, clients, rounds] = [20_000, 200, 50, 4];

await using undo = new AsyncDisposableStack();
const database = await openCatalogue(events);
undo.defer(() => database.stop());
const queries = differentQueries(requests * (rounds + 1));
const groups = await recordedGroups(database, queries);
const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
undo.defer(() => rmSync(folder, { recursive: true }));
const STATEMENTS = join(folder, 'statements.json');
writeFileSync(STATEMENTS, JSON.stringify(groups));

const api = await startApi(database.url);
undo.defer(() => api.stop());
const bare = await startServer('bench/api/reference/statements-server.ts', {
  STATEMENTS,
  DATABASE_URL: database.url,
});
undo.defer(() => bare.stop());

const ofApi: Measured[] = [];
const ofBare: Measured[] = [];
// Each round asks what was never asked before. The first one warms up.
for (let round = 0; round <= rounds; round += 1) {
  const places = Array.from({ length: requests }, (_, index) => round * requests + index);
  const runs = [
    async () =>
      ofApi.push(
        await runLoad({ port: api.port, clients, paths: places.map((place) => queries[place] ?? '') }),
      ),
    async () =>
      ofBare.push(await runLoad({ port: bare.port, clients, paths: places.map((place) => `/${place}`) })),
  ];
  for (const run of round % 2 ? runs.toReversed() : runs) await run();
}
ofApi.shift();
ofBare.shift();

const typical = (all: readonly Measured[], figure: keyof Measured) => median(all.map((each) => each[figure]));
const inWords = (all: readonly Measured[]) =>
  `${typical(all, 'perSecond').toFixed(0)} requests/s, p50 ${typical(all, 'p50').toFixed(1)} ms, p99 ${typical(all, 'p99').toFixed(1)} ms`;
console.log(`/v1/events of ${events} events, each address once, ${clients} clients: ${inWords(ofApi)}.`);
console.log(`A bare route that runs the same statements: ${inWords(ofBare)}.`);
const share = median(ofApi.map(({ perSecond }, round) => perSecond / (ofBare[round]?.perSecond ?? 0)));
atLeast('new answers: share of the statements alone', share, 0.6);
judge('new answers: p99 in p50', median(ofApi.map(({ p50, p99 }) => p99 / p50)), 3);
