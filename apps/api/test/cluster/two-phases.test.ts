import pg from 'pg';
import { expect, it } from 'vitest';
import { connect } from '../../src/database/connect.ts';
import { brokenInvariants } from '../../src/testing/broken-invariants.ts';
import { orderFixture } from '../../src/testing/order-fixture.ts';
import { saleActs } from './sale-acts.ts';

// Citus writes down which nodes are to commit before it has them prepare. While nobody can write there, whoever commits in two
// phases waits; a transaction that one node would commit before the others does not.
const fixture = orderFixture();

/** Does it while nobody can prepare, and meanwhile something to whoever waits for that. */
async function whilePreparing(
  act: () => Promise<unknown>,
  meanwhile: (gate: pg.Client, pid: number) => unknown,
) {
  const gate = new pg.Client({ connectionString: fixture.api().database.url });
  await gate.connect();
  await gate.query('begin');
  await gate.query('lock table pg_dist_transaction in exclusive mode');
  let isOver = false;
  const acting = act()
    .catch(() => undefined)
    .then(() => {
      isOver = true;
    });
  let pid: number | undefined;
  while (pid === undefined && !isOver) pid = await selectWaiting(gate);
  if (pid !== undefined) await meanwhile(gate, pid);
  await gate.end();
  await acting;
  return pid === undefined ? 'did not wait' : 'waited';
}

async function selectWaiting(gate: pg.Client): Promise<number | undefined> {
  const { rows } = await gate.query<{ pid: number }>(`
    select pid from pg_locks join pg_stat_activity using (pid)
    where relation = 'pg_dist_transaction'::regclass and not granted and application_name = 'parterre'`);
  return rows[0]?.pid;
}

const terminate = (gate: pg.Client, pid: number) =>
  gate.query('select pg_terminate_backend($1::integer)', [pid]);
/** Over connections of its own: none of them was killed. */
async function doctor(): Promise<string[]> {
  const db = connect(fixture.api().database.url);
  try {
    return await brokenInvariants(db, fixture.now());
  } finally {
    await db.destroy();
  }
}

it.each(saleActs)('$name: stock and books are committed in two phases', async ({ prepare }) => {
  const act = await prepare(fixture);
  expect(await whilePreparing(act, () => undefined)).toBe('waited');
  expect(await doctor()).toEqual([]);
});

it.each(saleActs)(
  '$name: killed before it commits, it leaves nothing half done, and can be done again',
  async ({ prepare }) => {
    const act = await prepare(fixture);
    expect(await whilePreparing(act, terminate)).toBe('waited');
    expect(await doctor()).toEqual([]);
    await act();
    expect(await doctor()).toEqual([]);
  },
);
