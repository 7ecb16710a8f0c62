import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seatsPerEvent } from '../basket/fixtures/catalogue.ts';
import { apiProgram } from '../basket/fixtures/sale.ts';
import { openConnection } from '../basket/load/connection.ts';
import { startServer } from '../fixtures/server-process.ts';
import { judge } from '../measure/judge.ts';
import { reportNotRun } from '../measure/result.ts';
import { findNodes, type Node, openClusterDatabase } from './fixtures/cluster.ts';

// One worker of two stands still, with its connections open, as a machine does whose disk has gone. Whoever buys what the other one has
// should hardly notice: their p95 meanwhile is held against that of the same load before.

const [unluckyBuyers, luckyBuyers, seconds] = [30, 5, 20];
/** Sooner than anybody is asked to come again: the worst of visitors. */
const restMs = 100;

const found = await findNodes();
if (!found || found.length < 3) {
  reportNotRun(
    'cluster/frozen-worker needs a cluster with two workers: CLUSTER_URL=postgres://… (docs/operations.md)',
  );
  process.exit(0);
}
await using undo = new AsyncDisposableStack();
const database = await openClusterDatabase(found.slice(0, 3));
undo.defer(() => database.close());
const api = await startServer(fileURLToPath(apiProgram), {
  DATABASE_URL: database.url,
  DATA_DIR: database.folder,
  SECRET: 'a secret for the benchmark, long enough',
  LOG_LEVEL: 'silent',
});
undo.defer(() => api.stop());

const [coordinator, worker] = database.nodes as [Node, Node];
const places = await coordinator.query<{ event: number; port: number }>(`
  select event_id as event, nodeport as port
  from (select event_id, get_shard_id_for_distribution_column('performances', event_id) as shard from performances) as placed
  join citus_shards on shardid = shard
  order by event_id`);
const frozenPort = Number(found[1]?.port);
const eventsWhere = (isFrozen: boolean) =>
  places.filter(({ port }) => (port === frozenPort) === isFrozen).map(({ event }) => event);

interface Seen {
  readonly times: number[];
  sold: number;
  sentAway: number;
  others: number;
}

let isOver = false;

/** Each takes seat after seat of these events, in a basket of its own, until it is over. */
function gather(count: number, events: readonly number[]): { seen(): Seen; ended: Promise<unknown> } {
  let next = 0;
  let seen: Seen = { times: [], sold: 0, sentAway: 0, others: 0 };
  const buy = async () => {
    const connection = openConnection(api.port);
    while (!isOver) {
      const place = next++;
      const seat = Math.floor(place / events.length) % seatsPerEvent;
      const body = `{"type":"ADD_TICKET","ticket":{"id":"${events[place % events.length]}:${seat}","count":1}}`;
      const begun = performance.now();
      const { status } = await connection.post('/api/basket?lang=en', body);
      seen.times.push(performance.now() - begun);
      if (status === 200) seen.sold += 1;
      else if (status === 503) seen.sentAway += 1;
      else seen.others += 1;
      if (status === 503) await setTimeout(restMs);
    }
    connection.close();
  };
  const ended = Promise.all(Array.from({ length: count }, buy));
  return {
    /** Since it was last asked for. */
    seen: () => {
      const before = seen;
      seen = { times: [], sold: 0, sentAway: 0, others: 0 };
      return before;
    },
    ended,
  };
}

const p95 = ({ times }: Seen) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
const told = (who: string, seen: Seen) =>
  `${who}: ${seen.sold} held, ${seen.sentAway} sent away, ${seen.others} others, p95 ${p95(seen).toFixed(0)} ms, longest ${Math.max(0, ...seen.times).toFixed(0)} ms`;

const unlucky = gather(unluckyBuyers, eventsWhere(true));
const lucky = gather(luckyBuyers, eventsWhere(false));
await setTimeout(seconds * 500);
unlucky.seen();
lucky.seen();
await setTimeout(seconds * 1000);
const usual = lucky.seen();
console.log(`before, for ${seconds} s`);
console.log(told('  at the worker that will stand still', unlucky.seen()));
console.log(told('  at the other', usual));

const frozen = await worker.processes();
for (const pid of frozen) process.kill(pid, 'SIGSTOP');
await setTimeout(seconds * 1000);
const meanwhile = lucky.seen();
for (const pid of frozen) process.kill(pid, 'SIGCONT');
console.log(`while it stands still, for ${seconds} s`);
console.log(told('  at that worker', unlucky.seen()));
console.log(told('  at the other', meanwhile));
isOver = true;
await Promise.all([unlucky.ended, lucky.ended]);

judge(
  'a worker stands still: p95 of holds at the other, to before',
  p95(meanwhile) / p95(usual),
  2,
  `${p95(usual).toFixed(0)} ms`,
);
judge('a worker stands still: sent away at the other', meanwhile.sentAway + meanwhile.others, 0, 'none');
