import { money } from '@parterre/domain/money/money';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { resolveAttentionItems } from '../attention/attention.queries.ts';
import { listAttentionItems } from '../attention/attention.service.ts';
import { refundOrder, returnPayment, revokeTickets } from '../refunds/refund-order.service.ts';
import { issueCertificate } from './certificates.service.ts';
import { correctReceipt, receiveInvoice } from './invoices.service.ts';

const { api, ordered, begin, bank, bankId, read, taken, deps, now, sweep, pass, rows, call } = orderFixture();

const invoiced = async () => {
  const order = await ordered();
  await begin(order, 6);
  return order;
};
const payPart = async (order: { token: string }, minor: number) => {
  const { code } = await issueCertificate(api().database.db, money(minor, 'RUB'), now());
  await begin(order, 7, { certificate_code: code });
};
const receive = (order: { number: string }, minor: number, isAnother = false) =>
  receiveInvoice(deps(), Number(order.number), () => money(minor, 'RUB'), { isAnother });
const correct = (order: { number: string }) => correctReceipt(deps(), Number(order.number), 'mistyped');
const reasons = async () => (await listAttentionItems(api().database.db)).map(({ reason }) => reason);
const sound = async () => expect(await brokenInvariants(api().database.db, now())).toEqual([]);

describe('a transfer for an invoice', () => {
  it('pays what is due once a certificate has paid a part', async () => {
    const order = await invoiced();
    await payPart(order, 30_000);
    expect(await read(order)).toMatchObject({
      amount_due: 800,
      payments: [{ amount: 800 }, { amount: 300 }],
    });
    await receive(order, 80_000);
    expect(await read(order)).toMatchObject({ state: 'paid', payments: [{ amount: 800 }, {}] });
    expect(await reasons()).toEqual([]);
    await sound();
  });

  it('pays what is due once two certificates have paid, before and after it was asked for', async () => {
    const order = await ordered();
    await payPart(order, 30_000);
    await begin(order, 6);
    await payPart(order, 50_000);
    await receive(order, 30_000);
    expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{}, {}] });
    await sound();
  });

  it.each([
    ['what the bill said before a part was paid', 110_000],
    ['less than is due', 79_999],
    ['more than is due', 80_001],
  ])('of %s settles nothing and waits for a person', async (_case, minor) => {
    const order = await invoiced();
    await payPart(order, 30_000);
    await receive(order, minor);
    expect(await read(order)).toMatchObject({ state: 'awaiting_payment', amount_due: 800 });
    const [item] = await listAttentionItems(api().database.db);
    expect(item).toMatchObject({
      reason: 'amount_differs',
      details: { asked_minor: 80_000, received_minor: minor },
      nextStep: expect.stringContaining(`order ${order.number} --correct`),
    });
    await sound();
  });

  it('after the order was paid otherwise is listed for whoever gives it back, whatever it is', async () => {
    const order = await invoiced();
    await payPart(order, 30_000);
    await bank().pay(await bankId(await begin(order)));
    expect((await read(order)).state).toBe('paid');
    await receive(order, 110_000);
    await sweep();
    expect(await reasons()).toEqual(['refund_by_hand']);
    await sound();
  });

  it('is entered once, unless another one has come, which goes back', async () => {
    const order = await invoiced();
    await receive(order, 110_000);
    expect(await receive(order, 110_000)).toEqual({ kind: 'received-already' });
    expect(await receive(order, 110_000, true)).toMatchObject({ kind: 'received' });
    await sweep();
    expect(await read(order)).toMatchObject({
      state: 'paid',
      payments: [{ refunds: [] }, { state: 'succeeded', refunds: [{ state: 'done', amount: 1100 }] }],
    });
    expect(await reasons()).toEqual(['refund_by_hand']);
    await sound();
  });

  it('that came short and went back is followed by another that is right', async () => {
    const order = await invoiced();
    await receive(order, 100_000);
    const [short] = (await read(order)).payments;
    await returnPayment(deps(), short?.payment_id ?? '');
    await receive(order, 110_000, true);
    expect((await read(order)).state).toBe('paid');
    await sound();
  });

  it('is refused for an order that was never invoiced', async () => {
    expect(await receive(await ordered(), 110_000)).toEqual({ kind: 'no-invoice' });
    expect(await receive({ number: '1' }, 110_000)).toEqual({ kind: 'not-found' });
  });
});

describe('a receipt that was entered wrongly', () => {
  it('a second time is on the list a second time', async () => {
    const order = await invoiced();
    await receive(order, 101_000);
    await correct(order);
    await receive(order, 100_100);
    expect(await reasons()).toEqual(['amount_differs']);
    await sound();
  });

  it('with a wrong sum is corrected, and the right one is entered', async () => {
    const order = await invoiced();
    await receive(order, 101_000);
    expect(await correct(order)).toMatchObject({ kind: 'corrected' });
    expect(await read(order)).toMatchObject({ state: 'awaiting_payment', payments: [{ state: 'pending' }] });
    expect(await reasons()).toEqual([]);
    await sound();
    await receive(order, 110_000);
    expect((await read(order)).state).toBe('paid');
    const entries = await rows(
      sql<{
        entry: string;
      }>`select entry, amount_minor, reason from journal where entry like 'payment%' order by id`,
    );
    expect(entries).toEqual([
      { entry: 'payment.pending', amount_minor: 110_000, reason: null },
      { entry: 'payment.succeeded', amount_minor: 101_000, reason: null },
      { entry: 'payment.corrected', amount_minor: 101_000, reason: 'mistyped' },
      { entry: 'payment.succeeded', amount_minor: 110_000, reason: null },
    ]);
    await sound();
  });

  it('for a wrong order opens that again, without its tickets and with its seats kept', async () => {
    const order = await invoiced();
    await receive(order, 110_000);
    await correct(order);
    expect(await read(order)).toMatchObject({
      state: 'awaiting_payment',
      amount_due: 1100,
      tickets: [],
    });
    expect(await rows(sql`select 1 from tickets where revoked_at is null`)).toEqual([]);
    expect(await taken()).toHaveLength(2);
    expect(await rows(sql`select 1 from outbox where kind = 'order_paid' and done_at is null`)).toEqual([]);
    await sound();
    await receive(order, 110_000);
    const good = (await read(order)).tickets.filter(({ is_revoked }) => !is_revoked);
    expect(good).toHaveLength(2);
    expect(await rows(sql`select 1 from outbox where kind = 'order_paid' and done_at is null`)).toHaveLength(
      1,
    );
    await sound();
  });

  it('for a wrong order whose time has run out meanwhile leaves it a day with its seats', async () => {
    const order = await invoiced();
    pass(60 * 24 * 4);
    await receive(order, 110_000);
    pass(60 * 24 * 2);
    await correct(order);
    pass(60 * 24 - 1);
    await sweep();
    expect((await read(order)).state).toBe('awaiting_payment');
    expect(await taken()).toHaveLength(2);
    pass(1);
    await sweep();
    expect((await read(order)).state).toBe('expired');
    expect(await taken()).toEqual([]);
  });

  it('for a wrong order that nobody pays any more ends like any other', async () => {
    const order = await invoiced();
    await receive(order, 110_000);
    await correct(order);
    pass(60 * 24 * 5);
    await sweep();
    expect((await read(order)).state).toBe('expired');
    expect(await taken()).toEqual([]);
  });

  it('for a closed order is given back by nobody', async () => {
    const order = await invoiced();
    await call('POST', `/api/orders/${order.token}/cancel`);
    await receive(order, 110_000);
    await sweep();
    expect(await reasons()).toEqual(['refund_by_hand']);
    await correct(order);
    expect(await reasons()).toEqual([]);
    expect(await read(order)).toMatchObject({ state: 'cancelled', payments: [{ state: 'cancelled' }] });
    await sound();
  });

  it('stays when tickets were revoked, whose seats are on sale again, until the order is given back', async () => {
    const order = await invoiced();
    await receive(order, 110_000);
    const [ticket] = (await read(order)).tickets;
    await revokeTickets(deps(), Number(order.number), [ticket?.number ?? '']);
    expect(await correct(order)).toEqual({ kind: 'tickets-revoked' });
    expect(await read(order)).toMatchObject({ state: 'paid', payments: [{ state: 'succeeded' }] });
    expect(await taken()).toHaveLength(1);
    await sound();
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect(await read(order)).toMatchObject({ state: 'refunded' });
    expect(await taken()).toEqual([]);
    expect(await reasons()).toEqual(['refund_by_hand']);
    await sound();
  });

  it('is corrected as often as it is wrong: tickets that were made anew are all there', async () => {
    const order = await invoiced();
    for (const _ of Array(2)) {
      await receive(order, 110_000);
      expect(await correct(order)).toMatchObject({ kind: 'corrected', isReopened: true });
    }
    expect(await taken()).toHaveLength(2);
    await sound();
  });

  it('stays when its money has left the house, or was never entered', async () => {
    const order = await invoiced();
    expect(await correct(order)).toEqual({ kind: 'not-received' });
    await receive(order, 110_000);
    await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 1000 });
    expect(await correct(order)).toEqual({ kind: 'refunded' });
    const closed = await invoiced();
    await call('POST', `/api/orders/${closed.token}/cancel`);
    await receive(closed, 110_000);
    await sweep();
    for (const { subject } of await listAttentionItems(api().database.db))
      await resolveAttentionItems(api().database.db, subject, { at: now(), actor: 'anna@machine' });
    expect(await correct(closed)).toEqual({ kind: 'refunded' });
    await sound();
  });
});
