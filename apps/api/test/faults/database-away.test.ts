import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { type Crowd, gather } from './crowd.ts';
import { openFaultFixture } from './fault-fixture.ts';
import { openOwnServer } from './own-server.ts';

const server = await openOwnServer();
const fixture = await openFaultFixture(server.database);
const api = await fixture.start({
  // Short, and long enough for a process to begin beside many others.
  DATABASE_TIMEOUT_SECONDS: '2',
  LOG_LEVEL: 'silent',
});
beforeEach(() => fixture.reset());

/** For what is only waited for: how long it takes depends on the machine, and nothing is promised of it. */
const standing = async () => (await fetch(`${api.operations}/health/ready`)).status;
const times = (crowd: Crowd, answer: string) => crowd.seen().answers.get(answer) ?? 0;

/** Everybody was answered; each was sold what they were told, once. */
async function expectNothingLost(crowd: Crowd, mayBeForgotten: readonly string[] = []): Promise<void> {
  await expect.poll(standing).toBe(200);
  const sold = times(crowd, '201');
  await expect.poll(() => times(crowd, '201')).toBeGreaterThan(sold + 10);
  const { answers, untold, tokens } = await crowd.end();
  const known = ['200', '201', '503 overloaded', ...mayBeForgotten];
  expect([...answers.keys()].filter((answer) => !known.includes(answer))).toEqual([]);
  expect(untold).toBe(0);
  const rows = await fixture.rows(sql<{ token: string }>`select token from orders`);
  expect(new Set(rows.map(({ token }) => token))).toEqual(tokens);
  expect(rows).toHaveLength(tokens.size);
  await fixture.expectNothingLost();
}

// A crash may forget the holds of its last moment (docs/decisions/holds.md), never an order.
it.each([
  ['is restarted', 'fast', []],
  ['crashes and comes back', 'immediate', ['409 basket_empty']],
] as const)(
  'a database that %s under load costs nobody more than a moment',
  async (_what, how, forgotten) => {
    const crowd = gather(api.address, 6);
    await expect.poll(() => times(crowd, '201')).toBeGreaterThan(10);
    await server.restart(how);
    await expect.poll(() => times(crowd, '503 overloaded')).toBeGreaterThan(0);
    await expectNothingLost(crowd, forgotten);
  },
);

it('a database that stands still under load keeps nobody waiting, and loses nothing', async () => {
  const crowd = gather(api.address, 6);
  await expect.poll(() => times(crowd, '201')).toBeGreaterThan(10);
  const goOn = await server.pause();
  // Everybody has been sent away twice.
  await expect.poll(() => crowd.seen().leastSentAway).toBeGreaterThan(1);
  expect(await standing()).toBe(503);
  goOn();
  await expectNothingLost(crowd);
});

it('a database that is lost for good under load is replaced by its replica, which has every order', async () => {
  await server.replicate();
  await expect.poll(standing).toBe(200);
  const crowd = gather(api.address, 6);
  await expect.poll(() => times(crowd, '201')).toBeGreaterThan(10);
  await server.failOver();
  await expect.poll(() => times(crowd, '503 overloaded')).toBeGreaterThan(0);
  await expectNothingLost(crowd, ['409 basket_empty']);
});
