import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../fixtures/server-process.ts';
import { atLeast } from '../measure/at-least.ts';
import { judge } from '../measure/judge.ts';
import { openCatalogue } from './fixtures/catalogue-database.ts';
import { recordedGroups } from './fixtures/recorded-groups.ts';
import { startApi } from './fixtures/start-api.ts';
import { gatherCrowd, type Measured } from './load/gather-crowd.ts';
import { inWords, relativeThroughput, tailLatency } from './load/measured.ts';
import { differentQueries } from './load/queries.ts';

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

const crowds = { api: await gatherCrowd(api.port, clients), bare: await gatherCrowd(bare.port, clients) };
undo.defer(() => {
  for (const crowd of Object.values(crowds)) crowd.leave();
});
const ofApi: Measured[] = [];
const ofBare: Measured[] = [];
// Each round asks what was never asked before. The first one warms up.
for (let round = 0; round <= rounds; round += 1) {
  const places = Array.from({ length: requests }, (_, index) => round * requests + index);
  const runs = [
    async () => ofApi.push(await crowds.api.ask(places.map((place) => queries[place] ?? ''))),
    async () => ofBare.push(await crowds.bare.ask(places.map((place) => `/${place}`))),
  ];
  for (const run of round % 2 ? runs.toReversed() : runs) await run();
}
ofApi.shift();
ofBare.shift();

console.log(`/v1/events of ${events} events, each address once, ${clients} clients: ${inWords(ofApi)}.`);
console.log(`A bare route that runs the same statements: ${inWords(ofBare)}.`);
atLeast('new answers: share of the statements alone', relativeThroughput(ofApi, ofBare), 0.6);
judge(
  `new answers: p99 in p50 (${tailLatency(ofBare).toFixed(2)} for the statements)`,
  tailLatency(ofApi),
  3,
);
