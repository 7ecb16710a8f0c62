import { beforeAll, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { importCatalogue } from '../../src/features/catalogue/import/import-catalogue.service.ts';
import { selectPreparedTransactions } from '../../src/features/operations/cluster-invariants.queries.ts';
import { arenaCatalogue } from '../../src/testing/arena-catalogue.ts';
import type { ApiProcess } from '../api-process.ts';
import { type Crowd, gather } from '../faults/crowd.ts';
import { openFaultFixture } from '../faults/fault-fixture.ts';
import { freezeNode, killNode, letCommitsGo, type OwnNode, openReplica, stopNode } from './own-node.ts';

const fixture = await openFaultFixture();
const [, ...workers] = inject('ownNodes');
const readPort = ({ url }: OwnNode) => Number(new URL(url).port);

/** A worker, and what is sold that it has. */
interface Shop {
  readonly worker: OwnNode;
  readonly ticket: string;
}

let api: ApiProcess;
let shops: readonly Shop[];
beforeAll(async () => {
  expect(await importCatalogue(fixture.database.db, severalShows())).toMatchObject({ kind: 'imported' });
  api = await fixture.start({ DATABASE_TIMEOUT_SECONDS: '1', LOG_LEVEL: 'silent' });
  const dates = await fixture.rows(sql<{ id: number; port: number }>`
    select performances.id, citus_shards.nodeport as port
    from (
      select id, get_shard_id_for_distribution_column('performances', event_id) as shard
      from performances
      where started_at > '2099-01-01'
    ) as performances
    join citus_shards on citus_shards.shardid = shard
    order by performances.id`);
  shops = workers.map((worker) => ({
    worker,
    ticket: `${dates.find(({ port }) => port === readPort(worker))?.id}:floor`,
  }));
});
// A connection of the coordinator to a worker that was killed is noticed to be dead when it is used.
beforeEach(async () => {
  const reset = () => fixture.reset().then(String, () => 'not yet');
  await expect.poll(reset).toBe('undefined');
});

/** The show of the arena, several times: with 32 shards each worker has some of them. */
function severalShows() {
  const catalogue = arenaCatalogue();
  const [show] = catalogue.events?.slice(-1) ?? [];
  const again = Array.from({ length: 8 }, (_, index) => ({
    ...show,
    source_id: `again-${index}`,
    dates: show?.dates?.map((date) => ({ ...date, source_id: `again-${index}-1` })),
  }));
  return { ...catalogue, events: [...(catalogue.events ?? []), ...again] };
}

const times = (crowd: Crowd, answer: string) => crowd.seen().answers.get(answer) ?? 0;
const expectSales = async (crowd: Crowd) => {
  const sold = times(crowd, '201');
  await expect.poll(() => times(crowd, '201')).toBeGreaterThan(sold + 5);
};

function gatherAtBoth(): { unlucky: Crowd; lucky: Crowd; worker: OwnNode } {
  const [first, second] = shops;
  if (!first || !second) throw new Error('there are not two workers');
  return {
    worker: first.worker,
    unlucky: gather(api.address, 3, first.ticket, { email: 'anna@example.com', ip: '2001:db8:1::1' }),
    lucky: gather(api.address, 3, second.ticket, { email: 'boris@example.com', ip: '2001:db8:2::1' }),
  };
}

/** Everybody was answered; each was sold what they were told, once; nothing is left prepared. */
async function expectNothingLost(crowds: readonly Crowd[]): Promise<void> {
  const seen = await Promise.all(crowds.map((crowd) => crowd.end()));
  for (const { answers, untold } of seen) {
    expect(
      [...answers.keys()].filter((answer) => !['200', '201', '503 overloaded'].includes(answer)),
    ).toEqual([]);
    expect(untold).toBe(0);
  }
  const rows = await fixture.rows(sql<{ token: string }>`select token from orders`);
  const told = seen.flatMap(({ tokens }) => [...tokens]);
  expect(rows.map(({ token }) => token).sort()).toEqual(told.sort());
  await expect.poll(() => selectPreparedTransactions(fixture.database.db, 0)).toEqual([]);
  await fixture.expectNothingLost();
}

it('a worker that dies is missed by its own events alone, which are sold again once it is back', async () => {
  const { unlucky, lucky, worker } = gatherAtBoth();
  await expectSales(unlucky);
  await expectSales(lucky);
  const comeBack = killNode(worker);
  await expect.poll(() => unlucky.seen().leastSentAway).toBeGreaterThan(1);
  await expectSales(lucky);
  await comeBack();
  await expectSales(unlucky);
  expect(lucky.seen().leastSentAway).toBe(0);
  await expectNothingLost([unlucky, lucky]);
});

it('a worker that stands still is missed by its own events alone, which are sold again once it goes on', async () => {
  const { unlucky, lucky, worker } = gatherAtBoth();
  await expectSales(unlucky);
  await expectSales(lucky);
  const goOn = freezeNode(worker);
  onTestFinished(goOn);
  await expect.poll(() => unlucky.seen().leastSentAway).toBeGreaterThan(1);
  await expectSales(lucky);
  goOn();
  await expectSales(unlucky);
  expect(lucky.seen().leastSentAway).toBe(0);
  await expectNothingLost([unlucky, lucky]);
});

// As docs/operations.md says. Last, since the worker is another one afterwards.
it('a worker that is lost for good is replaced by its replica, which has every ticket', async () => {
  const { unlucky, lucky, worker } = gatherAtBoth();
  const replica = await openReplica(worker);
  await expectSales(unlucky);
  const comeBack = killNode(worker);
  await expect.poll(() => unlucky.seen().leastSentAway).toBeGreaterThan(1);
  await replica.promote();
  await fixture.rows(sql`
    select citus_update_node(nodeid, nodename, ${readPort(replica)}, force => true) from pg_dist_node where nodeport = ${readPort(worker)}`);
  await expectSales(unlucky);
  await expectSales(lucky);
  await expectNothingLost([unlucky, lucky]);
  await stopNode(replica);
  await letCommitsGo(worker);
  await comeBack();
});
