import { expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { payAtBank } from '../../../testing/payments/pay-at-bank.ts';

const { ordered, begin, rows, sweep, pass, api, now, read } = orderFixture({ receivesNotifications: true });

const states = async () => {
  const [order] = await rows(sql<{ state: string }>`select state from orders`);
  const [payment] = await rows(
    sql<{ state: string; outcome: string | null }>`select state, outcome from payments`,
  );
  const items = await rows(
    sql<{ reason: string }>`select reason from attention_items where order_id is not null`,
  );
  return [order?.state, payment?.state, payment?.outcome, ...items.map(({ reason }) => reason)].join(', ');
};

// The bank itself tells of it, over the network; nobody else asks.
it.each([
  ['succeed', 'paid, succeeded, kept'],
  ['duplicate', 'paid, succeeded, kept'],
  ['reorder', 'paid, succeeded, kept'],
  ['delay', 'paid, succeeded, kept'],
  ['decide_slowly', 'paid, succeeded, kept'],
  ['decline', 'awaiting_payment, failed, '],
  ['forge', 'awaiting_payment, failed, '],
  ['wrong_amount', 'awaiting_payment, succeeded, attention, amount_differs'],
  ['wrong_currency', 'awaiting_payment, succeeded, attention, currency_differs'],
] as const)('a bank that does its worst: %s', async (name, expected) => {
  const order = await ordered();
  const { redirect_url } = await begin(order);
  await payAtBank(redirect_url, name);
  await expect.poll(states).toBe(expected);
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});

it('a bank that gives money back without being asked', async () => {
  const order = await ordered();
  const { redirect_url } = await begin(order);
  await payAtBank(redirect_url, 'succeed');
  await expect.poll(states).toBe('paid, succeeded, kept');
  await fetch(`${redirect_url}/refund`, { method: 'POST', redirect: 'manual' });
  await expect.poll(states).toBe('refunded, succeeded, kept');
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});

it('a bank that tells nothing is asked', async () => {
  const order = await ordered();
  const { redirect_url } = await begin(order);
  await payAtBank(redirect_url, 'lose');
  pass(1);
  await sweep();
  expect(await states()).toBe('paid, succeeded, kept');
  expect((await read(order)).tickets).toHaveLength(2);
});
