import { cpuTimeMs } from '../basket/load/cpu-time.ts';
import { startServer } from '../fixtures/server-process.ts';
import { atLeast } from '../measure/at-least.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { openCatalogue } from './fixtures/catalogue-database.ts';
import { startApi } from './fixtures/start-api.ts';
import { openConnection } from './load/connection.ts';
import { watchDatabaseCpu } from './load/database-cpu.ts';
import { gatherCrowd, type Measured } from './load/gather-crowd.ts';
import { inWords, relativeThroughput, tailLatency } from './load/measured.ts';
import { differentQueries } from './load/queries.ts';

const [events, requests, clients, rounds] = [20_000, 500, 50, 6];

await using undo = new AsyncDisposableStack();
const database = await openCatalogue(events);
undo.defer(() => database.stop());
const queries = differentQueries(requests * (rounds + 1));

// As many bytes as another process answers, which keeps nothing for the one that is measured.
const sizes: number[] = [];
{
  const asked = await startApi(database.url);
  const connection = await openConnection(asked.port);
  for (const query of queries) sizes.push(await connection.get(query));
  connection.close();
  await asked.stop();
}
const constant = await startServer('bench/api/reference/constant-server.ts', {
  SIZES: JSON.stringify(sizes),
});
undo.defer(() => constant.stop());
const api = await startApi(database.url);
undo.defer(() => api.stop());
const cpu = await watchDatabaseCpu(database.url);
undo.defer(() => cpu.close());

const crowds = {
  api: await gatherCrowd(api.port, clients),
  constant: await gatherCrowd(constant.port, clients),
};
undo.defer(() => {
  for (const crowd of Object.values(crowds)) crowd.leave();
});
const ofApi: Measured[] = [];
const ofConstant: Measured[] = [];
const cpuMs: { readonly api: number; readonly database: number }[] = [];

async function askApi(paths: readonly string[]): Promise<void> {
  const before = { api: cpuTimeMs([api.pid]) ?? Number.NaN, database: await cpu.read() };
  ofApi.push(await crowds.api.ask(paths));
  const after = { api: cpuTimeMs([api.pid]) ?? Number.NaN, database: await cpu.read() };
  cpuMs.push({
    api: (after.api - before.api) / paths.length,
    database: (after.database - before.database) / paths.length,
  });
}

// Each round asks what was never asked before. The first one warms up, and reads the catalogue.
for (let round = 0; round <= rounds; round += 1) {
  const places = Array.from({ length: requests }, (_, index) => round * requests + index);
  const runs = [
    () => askApi(places.map((place) => queries[place] ?? '')),
    async () => ofConstant.push(await crowds.constant.ask(places.map((place) => `/${place}`))),
  ];
  for (const run of round % 2 ? runs.toReversed() : runs) await run();
}
for (const measured of [ofApi, ofConstant, cpuMs]) measured.shift();

const typicalCpu = {
  api: median(cpuMs.map(({ api }) => api)),
  database: median(cpuMs.map(({ database }) => database)),
};
console.log(`/v1/events of ${events} events, each address once, ${clients} clients: ${inWords(ofApi)}.`);
console.log(`A bare route that answers as many bytes: ${inWords(ofConstant)}.`);
console.log(`CPU of the API: ${typicalCpu.api.toFixed(2)} ms for each answer, compressing it included.`);
const typicalRate = (rounds: readonly Measured[]) => median(rounds.map(({ perSecond }) => perSecond));
const constantRate = `${typicalRate(ofConstant).toFixed(0)} requests/s of a constant route`;
atLeast('new answers: requests/s', typicalRate(ofApi), 800, constantRate);
atLeast('new answers: share of a constant', relativeThroughput(ofApi, ofConstant), 0.08, constantRate);
judge(
  'new answers: milliseconds of database CPU',
  typicalCpu.database,
  2,
  `${typicalCpu.api.toFixed(2)} ms of the API`,
);
judge(
  'new answers: p99 in p50',
  tailLatency(ofApi),
  3,
  `${tailLatency(ofConstant).toFixed(2)} of a constant route`,
);
