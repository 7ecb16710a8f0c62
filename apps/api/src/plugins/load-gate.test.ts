import type { StartedPayment } from '@parterre/contracts/orders/payment';
import { expect, it } from 'vitest';
import { sql } from '../database/sql.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { makeLoadGate } from './load-gate.ts';

const { api, ordered, call, bank, bankId, sweep, visitor } = orderFixture({
  app: { maxConcurrentRequests: 1 },
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const ask = async (url: string, options: { method?: 'POST'; payload?: object } = {}) => {
  const { statusCode, headers, body } = await api().app.inject({
    url,
    ...options,
    headers: { ...from('203.0.113.2'), 'idempotency-key': crypto.randomUUID() },
  });
  return [statusCode, Number(headers['retry-after']) > 0, JSON.parse(body).error?.code];
};
const refused = [503, true, 'overloaded'];
const oneMore = {
  method: 'POST',
  payload: { type: 'ADD_TICKET', ticket: { id: '12:floor', count: 1 } },
} as const;

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await api().database.db.query(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}

/** Somebody whose answer takes as long as the test wants. */
async function whileOneIsInside(act: () => Promise<void>): Promise<void> {
  let first: Promise<{ readonly status: number }> | undefined;
  await api().database.db.transaction(async (tx) => {
    await tx.query(sql`lock table baskets in access exclusive mode`);
    first = visitor().add('12:floor', 1, { headers: from('203.0.113.1') });
    await expect.poll(isAnyoneWaiting).toBe(true);
    await act();
  });
  expect(await first).toMatchObject({ status: 200 });
}

it('whoever comes on top is told at once when to come again, and is served once there is room', async () => {
  await whileOneIsInside(async () => {
    expect(await ask('/api/basket', oneMore)).toEqual(refused);
    expect(await ask('/v1/events?search=another')).toEqual(refused);
    expect((await api().app.inject('/v1/events?search=ours')).statusCode).toBe(200);
  });
  expect((await ask('/api/basket', oneMore))[0]).toBe(200);
});

it('an order that is there is paid all the same', async () => {
  const order = await ordered();
  const headers = from('203.0.113.3');
  await whileOneIsInside(async () => {
    const begun = await call<StartedPayment>('POST', `/api/orders/${order.token}/payments`, {
      body: { acquisition_id: 1 },
      headers,
    });
    expect(begun.status).toBe(201);
    await bank().pay(await bankId(begun.body));
    const read = await call<{ state: string }>('GET', `/api/orders/${order.token}`, { headers });
    expect(read.body.state).toBe('paid');
    const told = await api().app.inject({
      method: 'POST',
      url: '/api/payments/sandbox/notifications',
      headers,
      payload: 'unsigned',
    });
    expect(told.statusCode).toBe(401);
  });
  await sweep();
});

it('those who are sent away together are not asked back together', () => {
  const gate = makeLoadGate(1);
  const waits = Array.from({ length: 6 }, gate.secondsToWait);
  expect(waits).toEqual([1, 2, 3, 4, 5, 1]);
});
