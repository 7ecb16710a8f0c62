import { afterEach, expect, it } from 'vitest';
import { announce } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { seatedCatalogue, seatedEvent } from '../../../testing/seated-catalogue.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { waitingList } from '../../../testing/waiting-list-fixture.ts';
import { importCatalogue } from '../../catalogue/import/import-catalogue.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';

const fixture = orderFixture();
const { api, visitor, place, read, begin, bank, bankId, now, pass, deps } = fixture;
const { act, wait, sweep, mailsTo } = waitingList(fixture);
const anna = 'anna@example.com';

afterEach(() => announce(fixture, {}));

/** Both of the dearer seats that anybody may have, for 4400. */
async function order(buyer: Visitor) {
  const { body, status } = await place(buyer, { expected_total: 4400 });
  expect(status).toBe(201);
  return body as unknown as { token: string; number: string };
}

const endSale = async () => {
  const event = seatedEvent();
  const dates = event.dates.map((date) => ({ ...date, sale_ends_at: '2026-12-01T12:10' }));
  const file = { ...seatedCatalogue(), events: [{ ...event, dates }] };
  expect(await importCatalogue(api().database.db, file, { now: now() })).toMatchObject({ kind: 'imported' });
};

/** Somebody who waited has ordered what was kept for them, and pays while the sale ends. */
async function ordered() {
  const first = visitor();
  await first.add('12:2');
  await first.add('12:3');
  const bought = await order(first);
  await bank().pay(await bankId(await begin(bought)));
  await read(bought);
  const token = await wait(anna);
  await refundOrder(deps(), Number(bought.number), { kind: 'all' });
  await sweep();
  const buyer = visitor();
  await buyer.add('12:6');
  await buyer.change({ type: 'DELETE_TICKET', ticket: { id: '12:6' } });
  expect(await act('take', token, buyer.cookie())).toMatchObject({ status: 200 });
  const taken = await order(buyer);
  const payment = await begin(taken);
  await endSale();
  pass(12);
  await sweep();
  return { token, taken, payment };
}

it('whoever is paying when the sale ends is not told that nothing came back, and has bought it once it is paid', async () => {
  const { token, taken, payment } = await ordered();
  expect(await act('show', token)).toMatchObject({ body: { state: 'taken' } });
  expect(mailsTo(anna, 'wish_ended')).toEqual([]);
  await bank().pay(await bankId(payment));
  expect(await read(taken)).toMatchObject({ state: 'paid' });
  await sweep();
  expect(await act('show', token)).toMatchObject({ body: { state: 'ended', ended_because: 'bought' } });
  expect(mailsTo(anna, 'wish_ended')).toEqual([]);
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});

it('whoever did not pay is told once their order is over', async () => {
  const { token } = await ordered();
  pass(20);
  await fixture.sweep();
  await sweep();
  expect(await act('show', token)).toMatchObject({ body: { state: 'ended', ended_because: 'over' } });
  expect(mailsTo(anna, 'wish_ended')).toHaveLength(1);
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});
