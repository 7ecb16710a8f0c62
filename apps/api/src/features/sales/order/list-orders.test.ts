import { expect, it } from 'vitest';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { listOrders, readEntries } from './list-orders.service.ts';
import { selectOrder } from './orders.queries.ts';

const { api, ordered, begin, read, bank, bankId } = orderFixture();

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
