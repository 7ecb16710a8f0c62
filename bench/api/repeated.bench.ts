import { atLeast } from '../measure/at-least.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { startServer } from '../stage/server-process.ts';
import { openConnection } from './load/connection.ts';
import { differentQueries, popular } from './load/queries.ts';
import { type Measured, runLoad } from './load/run-load.ts';
import { openCatalogue } from './stage/catalogue-database.ts';
import { startApi } from './stage/start-api.ts';

const [events, addresses, requests, clients, rounds] = [20_000, 40, 2000, 50, 15];

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

const asked = popular([...queries.keys()], requests);
const load = (port: number, paths: readonly string[]) => runLoad({ port, clients, paths });
const ofApi: Measured[] = [];
const ofConstant: Measured[] = [];
// The two take turns, so that whatever else the machine does disturbs both. The first round warms up.
for (let round = 0; round <= rounds; round += 1) {
  const measured = {
    api: await load(
      api.port,
      asked.map((index) => queries[index] ?? ''),
    ),
    constant: await load(
      constant.port,
      asked.map((index) => `/${index}`),
    ),
  };
  if (round === 0) continue;
  ofApi.push(measured.api);
  ofConstant.push(measured.constant);
}

const typical = (all: readonly Measured[], figure: keyof Measured) => median(all.map((each) => each[figure]));
console.log(
  `/v1/events of ${events} events, ${addresses} addresses again and again, ${clients} clients: ${typical(ofApi, 'perSecond').toFixed(0)} requests/s, p50 ${typical(ofApi, 'p50').toFixed(1)} ms, p99 ${typical(ofApi, 'p99').toFixed(1)} ms.`,
);
console.log(
  `A bare route that answers as many bytes, always the same: ${typical(ofConstant, 'perSecond').toFixed(0)} requests/s.`,
);
const share = median(ofApi.map(({ perSecond }, round) => perSecond / (ofConstant[round]?.perSecond ?? 0)));
atLeast('repeated answers: share of a constant', share, 0.6);
judge('repeated answers: p99 in p50', median(ofApi.map(({ p50, p99 }) => p99 / p50)), 3);
