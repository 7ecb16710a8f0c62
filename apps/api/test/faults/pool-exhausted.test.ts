import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { makeBuyer } from './buyer.ts';
import { gather } from './crowd.ts';
import { openFaultFixture } from './fault-fixture.ts';

const connections = 2;
// Short, and long enough for a process to begin beside many others: what it first reads is held to it as well.
const settings = { DATABASE_TIMEOUT_SECONDS: '2', LOG_LEVEL: 'silent' };
const fixture = await openFaultFixture();
const api = await fixture.start({ ...settings, DATABASE_POOL: String(connections) });
beforeEach(() => fixture.reset());

/** Locks a table until it is told not to. */
async function lockTable(table: 'stock_units' | 'order_lines'): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = fixture.database.db.transaction(async (tx) => {
    await tx.query(sql`lock table ${sql.ref(table)}`);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return () => {
    released.resolve();
    return holding;
  };
}

/** Statements that wait for what others have locked. */
const waiting = (statement: 'change_basket' | 'insert into orders') =>
  fixture.rows(sql`
    select 1
    from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${statement}%`}`);

it('whoever finds all connections taken is asked to come again, and is served then', async () => {
  const release = await lockTable('stock_units');
  // So many that those who waited for their turn at a connection would be answered twice a minute.
  const crowd = gather(api.address, 100);
  const times = (answer: string) => crowd.seen().answers.get(answer) ?? 0;
  // Long enough for a statement that was given up here to be missed there.
  await expect.poll(() => times('503 overloaded')).toBeGreaterThan(150);
  // Nobody is kept until there is room: each has been answered by now, and again.
  await expect.poll(() => crowd.seen().leastSentAway).toBeGreaterThan(5);
  expect((await waiting('change_basket')).length).toBeLessThanOrEqual(connections);
  expect(times('200')).toBe(0);
  await release();
  await expect.poll(() => times('201')).toBeGreaterThan(20);
  const { answers, untold, tokens } = await crowd.end();
  expect([...answers.keys()].sort()).toEqual(['200', '201', '503 overloaded']);
  expect(untold).toBe(0);
  const orders = await fixture.rows(sql<{ token: string }>`select token from orders`);
  expect(new Set(orders.map(({ token }) => token))).toEqual(tokens);
  await fixture.expectNothingLost();
});

it('a process that freezes in the middle of an order does not keep what it has locked', async () => {
  const frozen = await fixture.start(settings);
  const buyer = makeBuyer();
  expect(await buyer.hold(1)(api.address)).toMatchObject({ status: 200 });
  const order = buyer.order(550);
  const release = await lockTable('order_lines');
  const unanswered = order(frozen.address).catch(() => 'cut off');
  await expect.poll(() => waiting('insert into orders'), { interval: 10 }).toHaveLength(1);
  process.kill(frozen.pid, 'SIGSTOP');
  // Its basket and its tickets are locked by now, and nobody goes on.
  await release();
  await expect.poll(async () => (await order(api.address)).status).toBe(201);
  await frozen.stop('SIGKILL');
  expect(await unanswered).toBe('cut off');
  expect(await fixture.rows(sql`select 1 from orders`)).toHaveLength(1);
  await fixture.expectNothingLost();
});
