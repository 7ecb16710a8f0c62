import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Availability } from '@parterre/contracts/dates/availability';
import type { Offers } from '@parterre/contracts/dates/offers';
import { fullSet, hasSeat, setFromBase64 } from '@parterre/domain/seats/bit-set';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { arenaSeats } from '../../src/testing/arena-catalogue.ts';
import { makeBuyer } from './buyer.ts';
import { openFaultFixture } from './fault-fixture.ts';

const fixture = await openFaultFixture();
const clockFile = join(fixture.dataDir, 'clock');
const preload = new URL('moved-clock.ts', import.meta.url);
preload.searchParams.set('file', clockFile);
const api = await fixture.start({}, ['--import', preload.href]);
beforeEach(() => fixture.reset());

const day = 24 * 3_600_000;

/** Moves the clock of the process, and settles when it has been seen. */
async function jump(offMs: number): Promise<void> {
  await writeFile(clockFile, String(offMs));
  process.kill(api.pid, 'SIGUSR2');
  await expect.poll(() => existsSync(clockFile)).toBe(false);
}
afterEach(() => jump(0));

/** Ends the hold of somebody else, and settles when that has been swept up. */
async function sweepOnce(): Promise<void> {
  const other = makeBuyer();
  expect(await other.hold(2)(api.address)).toMatchObject({ status: 200 });
  await fixture.database.db.query(sql`
    with ended as (
      update baskets set expires_at = now() - interval '1 second' where lines @> '[{"count": 2}]' returning id)
    update stock_units set expires_at = now() - interval '1 second' where owner in (select id from ended)`);
  const swept = () => fixture.rows(sql`select 1 from baskets where expires_at < now()`);
  await expect.poll(swept).toEqual([]);
}

/** In how many seconds the bank is asked after the payment; below 0 when it is late. */
async function untilAsked(): Promise<number> {
  const [payment] = await fixture.rows(sql<{ wait: number }>`
    select extract(epoch from next_check_at - now())::float as wait from payments`);
  return payment?.wait ?? Number.POSITIVE_INFINITY;
}

it.each([
  ['forward', day],
  ['back', -day],
])('a clock that jumps a day %s ends no hold and no order, and pays what is paid', async (_where, offMs) => {
  const buyer = makeBuyer();
  expect(await buyer.hold(1)(api.address)).toMatchObject({ status: 200 });
  await jump(offMs);
  await sweepOnce();
  const { body, status } = await buyer.order(550)(api.address);
  expect(status).toBe(201);
  const payment = await buyer.pay(body.token)(api.address);
  expect(payment.status).toBe(201);
  expect(await untilAsked()).toBeLessThan(60);
  await jump(0);
  await fixture.bank.pay(await fixture.bankId(payment.body));
  const state = async () => {
    await fetch(`${api.address}/api/orders/${body.token}`);
    return fixture.rows(sql<{ state: string }>`select state from orders`);
  };
  await expect.poll(state).toEqual([{ state: 'paid' }]);
  await fixture.expectNothingLost();
});

/** A seat whose hold has ended, and that nobody has tidied yet. */
const holdInThePast = (seat: number) =>
  fixture.database.db.query(sql`
    insert into stock_seats (event_id, performance_id, seat, zone, state, owner, held_at, expires_at)
    values (9, 12, ${seat}, 'front', 'held', gen_random_uuid(), now() - interval '1 hour', now() - interval '1 minute')`);
/** What it is, the caller says. */
const ask = async <Body>(path: string) => (await (await fetch(`${api.address}${path}`)).json()) as Body;

it('a clock that jumps a day forward shows no held seat as free', async () => {
  expect(await makeBuyer().hold(1, '12:7')(api.address)).toMatchObject({ status: 200 });
  await holdInThePast(8);
  await jump(day);
  const { free } = await ask<Availability>('/v2/dates/12/availability');
  const set = setFromBase64(free, arenaSeats) ?? fullSet(0);
  expect([6, 7, 8].map((seat) => hasSeat(set, seat))).toEqual([true, false, true]);
});

it('a clock that jumps a day back counts what is free again', async () => {
  expect(await makeBuyer().hold(1, '12:7')(api.address)).toMatchObject({ status: 200 });
  await holdInThePast(8);
  await jump(-day);
  const { zones } = await ask<Offers>('/v2/dates/12/offers');
  expect(zones).toMatchObject([{ id: 'front', left: arenaSeats - 1 }]);
});

it('what is tried again, is tried again as soon by a clock that is ahead', async () => {
  await jump(day);
  // Nobody can write mail into a file.
  await rm(join(fixture.dataDir, 'mail'), { recursive: true, force: true });
  await writeFile(join(fixture.dataDir, 'mail'), '');
  const buyer = makeBuyer();
  await buyer.hold(1)(api.address);
  await buyer.order(550)(api.address);
  const failed = () =>
    fixture.rows(sql<{ wait: number }>`
      select extract(epoch from due_at - now())::float as wait from outbox where last_fault is not null`);
  await expect.poll(failed).toHaveLength(1);
  const [task] = await failed();
  expect(task?.wait).toBeLessThan(10);
  await fixture.expectNothingLost();
});
