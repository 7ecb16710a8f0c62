import { startServer } from '../fixtures/server-process.ts';
import { atLeast } from '../measure/at-least.ts';
import { judge } from '../measure/judge.ts';
import { openCatalogue } from './fixtures/catalogue-database.ts';
import { startApi } from './fixtures/start-api.ts';
import { openConnection } from './load/connection.ts';
import { gatherCrowd, type Measured } from './load/gather-crowd.ts';
import { inWords, relativeThroughput, tailLatency } from './load/measured.ts';
import { differentQueries, popular } from './load/queries.ts';

const [events, addresses, requests, clients, rounds] = [20_000, 40, 5000, 50, 11];

await using undo = new AsyncDisposableStack();
const database = await openCatalogue(events);
undo.defer(() => database.stop());
const api = await startApi(database.url);
undo.defer(() => api.stop());

const queries = differentQueries(addresses);
const first = await openConnection(api.port);
const sizes: number[] = [];
for (const query of queries) sizes.push(await first.get(query));
first.close();
const constant = await startServer('bench/api/reference/constant-server.ts', {
  SIZES: JSON.stringify(sizes),
});
undo.defer(() => constant.stop());

const requested = popular([...queries.keys()], requests);
const crowds = {
  api: await gatherCrowd(api.port, clients),
  constant: await gatherCrowd(constant.port, clients),
};
undo.defer(() => {
  for (const crowd of Object.values(crowds)) crowd.leave();
});
const ofApi: Measured[] = [];
const ofConstant: Measured[] = [];
// The two take turns, so that whatever else the machine does disturbs both. The first round warms up.
for (let round = 0; round <= rounds; round += 1) {
  ofApi.push(await crowds.api.ask(requested.map((index) => queries[index] ?? '')));
  ofConstant.push(await crowds.constant.ask(requested.map((index) => `/${index}`)));
}
ofApi.shift();
ofConstant.shift();

console.log(
  `/v1/events of ${events} events, ${addresses} addresses again and again, ${clients} clients: ${inWords(ofApi)}.`,
);
console.log(`A bare route that answers as many bytes, always the same: ${inWords(ofConstant)}.`);
atLeast(
  'repeated answers: share of a constant',
  relativeThroughput(ofApi, ofConstant),
  0.8,
  `a constant route: ${inWords(ofConstant)}`,
);
judge(
  'repeated answers: p99 in p50',
  tailLatency(ofApi),
  3,
  `${tailLatency(ofConstant).toFixed(2)} of a constant route`,
);
