import { afterEach, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { seatedCatalogue, seatedEvent } from '../../../testing/seated-catalogue.ts';
import { importCatalogue } from '../../catalogue/import/import-catalogue.service.ts';
import { receiveInvoice } from './invoices.service.ts';

const { api, now, deps, ordered, begin, read, bank, bankId, call, pass, rows, sweep } = orderFixture();

/** As an operator does it: by importing the event again. */
async function announce(status: 'scheduled' | 'cancelled' | 'postponed') {
  const event = seatedEvent();
  const dates = event.dates.map((date) => ({ ...date, status }));
  const imported = await importCatalogue(
    api().database.db,
    { ...seatedCatalogue(), events: [{ ...event, dates }] },
    { now: now() },
  );
  expect(imported.kind).toBe('imported');
}
afterEach(() => announce('scheduled'));

const tryToPay = ({ token }: { readonly token: string }, body: object = { acquisition_id: 1 }) =>
  call('POST', `/api/orders/${token}/payments`, { body });

it.each(['cancelled', 'postponed'] as const)('nobody begins to pay for a date that is %s', async (status) => {
  const order = await ordered();
  await announce(status);
  expect(await tryToPay(order)).toMatchObject({
    status: 410,
    body: { error: { code: 'sale_closed', sale_state: status } },
  });
  expect(await read(order)).toMatchObject({
    state: 'awaiting_payment',
    called_off: status,
    expires_at: null,
    amount_due: 0,
    payments: [],
  });
});

it.each([
  ['by invoice', { acquisition_id: 6 }],
  ['with a certificate', { acquisition_id: 7, certificate_code: 'AAAAA-AAAAA-AAAAA-AAAAA' }],
])('nor %s', async (_way, body) => {
  const order = await ordered();
  await announce('cancelled');
  expect((await tryToPay(order, body)).body.error.code).toBe('sale_closed');
});

it('whoever was at the bank already is not taken money from, once they try again', async () => {
  const order = await ordered();
  await begin(order);
  await announce('cancelled');
  expect((await tryToPay(order)).status).toBe(410);
  expect(await read(order)).toMatchObject({ payments: [{ state: 'cancelled' }] });
});

it.each(['cancelled', 'postponed'] as const)(
  'money for a date that is %s goes back by itself',
  async (status) => {
    const order = await ordered();
    const id = await bankId(await begin(order));
    await announce(status);
    await bank().pay(id);
    pass(1);
    await sweep();
    expect(await read(order)).toMatchObject({
      state: 'awaiting_payment',
      called_off: status,
      tickets: [],
      payments: [{ state: 'succeeded', refunds: [{ state: 'done', amount: 1100 }] }],
    });
    expect(await rows(sql`select reason from refunds`)).toEqual([{ reason: 'called_off' }]);
    expect(await rows(sql`select 1 from outbox where kind = 'order_refunded'`)).toHaveLength(1);
  },
);

it('a transfer that still comes is listed for the person who gives it back', async () => {
  const order = await ordered();
  await begin(order, 6);
  await announce('cancelled');
  await receiveInvoice(deps(), Number(order.number), () => ({ amountMinor: 110_000, currency: 'RUB' }));
  await sweep();
  expect(await rows(sql`select reason from attention_items`)).toEqual([{ reason: 'refund_by_hand' }]);
  expect(await read(order)).toMatchObject({ state: 'awaiting_payment', tickets: [] });
});

it('an order can be paid again as soon as its date is on again', async () => {
  const order = await ordered();
  await announce('postponed');
  expect((await tryToPay(order)).status).toBe(410);
  await announce('scheduled');
  await bank().pay(await bankId(await begin(order)));
  expect(await read(order)).toMatchObject({ state: 'paid', called_off: null, tickets: [{}, {}] });
});

it('an order whose date is called off ends like any other', async () => {
  const order = await ordered();
  await announce('cancelled');
  pass(16);
  await sweep();
  expect(await read(order)).toMatchObject({ state: 'expired', called_off: null });
});
