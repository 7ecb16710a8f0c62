import pg from 'pg';
import { expect, it } from 'vitest';
import { connect } from '../../src/database/connect.ts';
import { sweepBaskets } from '../../src/features/basket/sweep-baskets.service.ts';
import { refundOrder } from '../../src/features/sales/refunds/refund-order.service.ts';
import { brokenInvariants } from '../../src/testing/broken-invariants.ts';
import { type OrderFixture, orderFixture } from '../../src/testing/order-fixture.ts';

/** Something that a sale does: what comes before it, and what changes stock and books together. */
interface Act {
  readonly name: string;
  prepare(fixture: OrderFixture): Promise<() => Promise<unknown>>;
}

const paid = async ({ ordered, bank, begin, bankId, read }: OrderFixture) => {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  await read(order);
  return order;
};

const acts: readonly Act[] = [
  {
    name: 'a seat is held',
    prepare: async ({ visitor }) => {
      const anna = visitor();
      return () => anna.add('12:0');
    },
  },
  {
    name: 'general admission is held',
    prepare: async ({ visitor }) => {
      const anna = visitor();
      return () => anna.add('12:floor', 2);
    },
  },
  {
    name: 'a basket is emptied',
    prepare: async ({ visitor }) => {
      const anna = visitor();
      await anna.add('12:0');
      return () => anna.clear();
    },
  },
  {
    name: 'a hold ends',
    prepare: async ({ api, visitor, pass, now }) => {
      await visitor().add('12:0');
      pass(16);
      return () => sweepBaskets({ db: api().database.db, now, announce: () => undefined });
    },
  },
  {
    name: 'an order is placed',
    prepare: async ({ visitor, place }) => {
      const anna = visitor();
      await anna.add('12:floor', 2);
      return () => place(anna);
    },
  },
  {
    name: 'an order is cancelled',
    prepare: async ({ ordered, call }) => {
      const { token } = await ordered();
      return () => call('POST', `/api/orders/${token}/cancel`);
    },
  },
  {
    name: 'an order expires',
    prepare: async ({ ordered, pass, sweep }) => {
      await ordered();
      pass(120);
      return sweep;
    },
  },
  {
    name: 'an order is paid',
    prepare: async ({ ordered, begin, bank, bankId, read }) => {
      const order = await ordered();
      await bank().pay(await bankId(await begin(order)));
      return () => read(order);
    },
  },
  {
    name: 'an order is refunded',
    prepare: async (fixture) => {
      const { number } = await paid(fixture);
      return () => refundOrder(fixture.deps(), Number(number), { kind: 'all' });
    },
  },
];

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

it.each(acts)('$name: stock and books are committed in two phases', async ({ prepare }) => {
  const act = await prepare(fixture);
  expect(await whilePreparing(act, () => undefined)).toBe('waited');
  expect(await doctor()).toEqual([]);
});

it.each(acts)(
  '$name: killed before it commits, it leaves nothing half done, and can be done again',
  async ({ prepare }) => {
    const act = await prepare(fixture);
    expect(await whilePreparing(act, terminate)).toBe('waited');
    expect(await doctor()).toEqual([]);
    await act();
    expect(await doctor()).toEqual([]);
  },
);
