import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../../src/database/connect.ts';
import { sql } from '../../src/database/sql.ts';
import { selectPreparedTransactions } from '../../src/features/operations/cluster-invariants.queries.ts';
import { brokenInvariants } from '../../src/testing/broken-invariants.ts';
import { orderFixture } from '../../src/testing/order-fixture.ts';
import { watchStatements } from '../../src/testing/watch-statements.ts';
import { everyStep } from '../faults/config.ts';
import { holdCommits, killNode, letCommitsGo, letGo, type OwnNode, selectHeld } from './own-node.ts';
import { saleActs } from './sale-acts.ts';

const fixture = orderFixture();
const connections = new Set<pg.Client>();
let onStatement = () => {};
watchStatements((_text, by) => {
  connections.add(by);
  onStatement();
});

const [coordinator, ...workers] = inject('ownNodes');
/** The worker that has the stock of all acts. */
let worker: OwnNode;
beforeAll(async () => {
  const [found] = await fixture.rows(sql<{ port: number }>`
    select nodeport as port
    from citus_shards
    where shardid = (select get_shard_id_for_distribution_column('performances', event_id) from performances where id = 12)
      and table_name = 'performances'::regclass`);
  const isIt = ({ url }: OwnNode) => Number(new URL(url).port) === found?.port;
  worker = workers.find(isIt) ?? raise(`no worker has port ${found?.port}`);
});

function raise(message: string): never {
  throw new Error(message);
}

/** Who dies; answers how it comes back. */
type Death = () => () => Promise<void>;

const deaths: Readonly<Record<'coordinator' | 'worker' | 'process', Death>> = {
  coordinator: () => killNode(coordinator ?? raise('there is no coordinator')),
  worker: () => killNode(worker),
  // What a dead process leaves to the server is its closed connections.
  process: () => {
    for (const client of connections) client.connection.stream.destroy();
    connections.clear();
    return async () => undefined;
  },
};
const victims = ['coordinator', 'worker', 'process'] as const;

/** The cluster has ended by itself whatever the crash has left, over connections that nothing happened to. */
async function expectAgreed(): Promise<void> {
  const db = connect(fixture.api().database.url);
  try {
    await expect.poll(() => selectPreparedTransactions(db, 0)).toEqual([]);
    expect(await brokenInvariants(db, fixture.now())).toEqual([]);
  } finally {
    await db.destroy();
  }
}

/** Dies before a statement, of which the first is number 0; undefined when the act had fewer. */
async function dieBefore(statement: number, die: Death, act: () => Promise<unknown>) {
  let sent = 0;
  let comeBack: (() => Promise<void>) | undefined;
  onStatement = () => {
    if (sent === statement) comeBack = die();
    sent += 1;
  };
  await act().catch(() => undefined);
  onStatement = () => {};
  await comeBack?.();
  return comeBack !== undefined;
}

async function openWatcher({ url }: OwnNode): Promise<pg.Client> {
  const watcher = new pg.Client({ connectionString: url });
  watcher.on('error', () => undefined);
  await watcher.connect();
  return watcher;
}

/** Dies once somebody is held on a node, while the worker has prepared what they do. Answers what they were asked for there. */
async function dieHeld(at: OwnNode, die: Death, act: () => Promise<unknown>): Promise<string> {
  await holdCommits(at);
  const [there, atWorker] = await Promise.all([openWatcher(at), openWatcher(worker)]);
  const acting = act().catch(() => undefined);
  let held: string | undefined;
  while (held === undefined)
    for (const { pid, query } of await selectHeld(there)) {
      const { rowCount } = await atWorker.query('select from pg_prepared_xacts');
      if (at === worker || rowCount) held = query;
      // Whoever writes books alone has no part in it.
      else await letGo(there, pid);
    }
  const comeBack = die();
  await Promise.all([there, atWorker].map((watcher) => watcher.end().catch(() => undefined)));
  await letCommitsGo(at);
  await acting;
  await comeBack();
  return held;
}

describe.each(saleActs)('$name', ({ prepare, leaves }) => {
  it.each(victims)(
    'the %s dies before a statement: done or not, and done when asked again',
    { timeout: 600_000 },
    async (who) => {
      for (let statement = 0; ; statement += 1) {
        await fixture.reset();
        const act = await prepare(fixture);
        const before = await fixture.taken();
        const hasDied = await dieBefore(statement, deaths[who], act);
        await expectAgreed();
        const after = await fixture.taken();
        expect([before, leaves]).toContainEqual(after);
        // Whoever died after the last word has done it, as far as can be seen; asked for again, it would be something more.
        const isDone = !isDeepStrictEqual(before, leaves) && isDeepStrictEqual(after, leaves);
        if (hasDied && !isDone) await act();
        expect(await fixture.taken()).toEqual(leaves);
        await expectAgreed();
        if (!hasDied) return expect(statement).toBeGreaterThan(0);
        if (!everyStep && statement === 1) return;
      }
    },
  );

  it.each(victims)('the %s dies when the worker is prepared and nothing is decided', async (who) => {
    const act = await prepare(fixture);
    const before = await fixture.taken();
    const held = await dieHeld(worker, deaths[who], act);
    expect(held).toMatch(/^PREPARE TRANSACTION/);
    await expectAgreed();
    // Whoever only asked does not stop those who do it.
    expect(await fixture.taken()).toEqual(who === 'process' ? leaves : before);
    if (who === 'process') return;
    await act();
    expect(await fixture.taken()).toEqual(leaves);
    await expectAgreed();
  });

  it.each(victims)('the %s dies when all is decided, and the worker was not told', async (who) => {
    const act = await prepare(fixture);
    await dieHeld(coordinator ?? raise('there is no coordinator'), deaths[who], act);
    await expectAgreed();
    expect(await fixture.taken()).toEqual(leaves);
  });
});

it('a control: the same death tears a hold that is not committed in two phases, and the doctor finds it', async () => {
  const [kept] = await fixture.rows(
    sql<{ definition: string }>`select pg_get_functiondef('commit_in_two_phases'::regproc) as definition`,
  );
  await fixture.rows(sql`
    create or replace function commit_in_two_phases() returns boolean language sql as 'select true'`);
  const anna = fixture.visitor();
  await dieHeld(worker, deaths.coordinator, () => anna.add('12:0'));
  await expect(expectAgreed()).rejects.toThrow(/which does not list it/);
  await fixture.rows(sql.raw(kept?.definition ?? ''));
  await fixture.reset();
  await expectAgreed();
});
