import { expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { insertAttentionItem, resolveAttentionItems } from '../attention/attention.queries.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { listOrders, readEntries } from './list-orders.service.ts';
import { selectOrder } from './orders.queries.ts';

const { api, deps, now, ordered, begin, read, bank, bankId } = orderFixture();

it('operators see the newest orders first, and all that happened to each with its money', async () => {
  const first = await ordered();
  await bank().pay(await bankId(await begin(first)));
  await read(first);
  const second = await ordered();
  const { db } = api().database;
  const listed = await listOrders(db);
  expect(listed.map(({ number, state }) => [number, state])).toEqual([
    [Number(second.number), 'awaiting_payment'],
    [Number(first.number), 'paid'],
  ]);
  const found = await selectOrder(db, { token: first.token }, undefined);
  const entries = await readEntries(db, found?.id ?? '');
  expect(entries.map(({ entry, amount }) => [entry, amount?.amountMinor])).toEqual([
    ['order.placed', listed[1]?.total_minor],
    ['payment.pending', listed[1]?.total_minor],
    ['payment.succeeded', listed[1]?.total_minor],
    ['order.paid', listed[1]?.total_minor],
  ]);
});

it('the journal names who of the house did something, and nobody where visitors and the system did', async () => {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  await read(order);
  await refundOrder({ ...deps(), actor: 'anna@machine' }, Number(order.number), { kind: 'all' });
  const { db } = api().database;
  const found = await selectOrder(db, { token: order.token }, undefined);
  const entries = await readEntries(db, found?.id ?? '');
  const actors = new Map(entries.map(({ entry, actor }) => [entry, actor]));
  expect(actors.get('order.paid')).toBeNull();
  expect(actors.get('refund.created')).toBe('anna@machine');
});

it('what needed a person names who took it off the list', async () => {
  const { db } = api().database;
  const item = { subject: 'payment:unknown', reason: 'payment_unknown', orderId: null, details: {} } as const;
  await insertAttentionItem(db, { ...item, at: now() });
  expect(await resolveAttentionItems(db, item.subject, { at: now(), actor: 'anna@machine' })).toBe(1);
  const { rows } = await db.query(sql<{ resolved_by: string | null }>`
    select resolved_by from attention_items where subject = ${item.subject}`);
  expect(rows).toEqual([{ resolved_by: 'anna@machine' }]);
});
