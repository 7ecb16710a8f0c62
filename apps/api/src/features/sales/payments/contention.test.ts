import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';

const fixture = orderFixture();
const { api, visitor, place, ordered, call, now, rows } = fixture;
const atOnce = 40;

const answers = <Answer>(ask: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: atOnce }, (_, index) => ask(index)));

/** 503 is an answer: come again. */
const faults = (given: readonly { readonly status: number }[]) =>
  given.map(({ status }) => status).filter((status) => status >= 500 && status !== 503);

const expectNothingBroken = async () => expect(await brokenInvariants(api().database.db, now())).toEqual([]);

it('orders of one basket at once make one order', async () => {
  const anna = visitor();
  await anna.add('12:floor', 2);
  const placed = await answers(() => place(anna));
  expect(faults(placed)).toEqual([]);
  expect(placed.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(placed.map(({ body }) => body.error?.code))).not.toContain('hold_expired');
  expect(await rows(sql`select 1 from orders`)).toHaveLength(1);
  await expectNothingBroken();
});

it('changes of a basket beside orders of it lose nothing', async () => {
  const anna = visitor();
  await anna.add('12:floor', 2);
  const given = await answers<{ readonly status: number }>((index) =>
    index % 2 === 0 ? place(anna) : anna.add(index % 4 === 1 ? '12:0' : '12:floor'),
  );
  expect(faults(given)).toEqual([]);
  await expectNothingBroken();
});

it('payments of one order at once, under keys of their own or one, in several ways, are answered', async () => {
  const { token } = await ordered();
  const key = randomUUID();
  const begun = await answers((index) =>
    call('POST', `/api/orders/${token}/payments`, {
      body: { acquisition_id: [1, 2, 6, 7][index % 4], certificate_code: 'none' },
      ...(index % 3 > 0 && { key: index % 3 === 1 ? key : randomUUID() }),
    }),
  );
  expect(faults(begun)).toEqual([]);
  await expectNothingBroken();
});

it('one key that begins two ways to pay at once begins one of them', async () => {
  const { token } = await ordered();
  const key = randomUUID();
  const begin = (acquisition_id: number) =>
    call('POST', `/api/orders/${token}/payments`, { body: { acquisition_id }, key });
  const { db } = api().database;
  const begun = await db.transaction(async (tx) => {
    await tx.query(sql`select from orders for update`);
    const asked = Promise.all([begin(1), begin(6)]);
    await untilWaiting(2);
    return { asked };
  });
  const statuses = (await begun.asked).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 409]);
  expect(await rows(sql`select 1 from payments`)).toHaveLength(1);
});

/** Until so many have come to a lock that somebody else has. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = async () => {
    const [row] = await rows(sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return row?.waiting;
  };
  await expect.poll(waiting).toBe(count);
}

it('an order that is cancelled from everywhere while it is paid comes to one end', async () => {
  const { token } = await ordered();
  const given = await answers((index) =>
    index % 3 === 0
      ? call('POST', `/api/orders/${token}/payments`, { body: { acquisition_id: 1 } })
      : call('POST', `/api/orders/${token}/cancel`),
  );
  expect(faults(given)).toEqual([]);
  expect(await rows(sql`select state from orders`)).toEqual([{ state: 'cancelled' }]);
  await expectNothingBroken();
});
