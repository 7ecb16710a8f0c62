import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import type { Notification } from './providers/payment-provider.ts';
import { settle } from './settle.service.ts';

const fixture = orderFixture();
const { ordered, begin, read, bank, bankId, call, taken, pass, rows, sweep, visitor } = fixture;

const tell = ({ headers, body }: Notification) =>
  fixture.api().app.inject({
    method: 'POST',
    url: '/api/payments/sandbox/notifications',
    // Signatures are single headers.
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    payload: body,
  });
const attentionItems = () =>
  rows(sql<{ reason: string }>`select reason from attention_items where resolved_at is null`);
const happened = async () =>
  (await rows(sql<{ entry: string }>`select entry from journal order by id`)).map(({ entry }) => entry);

/** An order whose payment is on the bank's page. */
async function paying() {
  const order = await ordered();
  const payment = await begin(order);
  return { order, payment, id: await bankId(payment) };
}

describe('money that arrives', () => {
  it('pays the order when the bank tells of it, once however often it does', async () => {
    const { order, id } = await paying();
    await bank().pay(id);
    const told = await bank().notify(id);
    const answers = await Promise.all([tell(told), tell(told), tell(told)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const paid = await read(order);
    expect(paid).toMatchObject({ state: 'paid', amount_due: 0, payments: [{ state: 'succeeded' }] });
    expect(paid.tickets).toHaveLength(2);
    expect(new Set(paid.tickets.map(({ code }) => code)).size).toBe(2);
    expect(await taken()).toEqual(['12:floor:1 sold', '12:floor:2 sold']);
    expect(await happened()).toEqual(['order.placed', 'payment.pending', 'payment.succeeded', 'order.paid']);
    expect(await rows(sql`select 1 from outbox where kind = 'order_paid'`)).toHaveLength(1);
  });

  it('pays the order when the visitor returns, though no notification came', async () => {
    const { order, id } = await paying();
    await bank().pay(id);
    expect((await read(order)).state).toBe('paid');
  });

  it('is waited for: an order says whether its payer has done their part, or the bank decides', async () => {
    const { order, payment } = await paying();
    expect(await read(order)).toMatchObject({ payments: [{ state: 'pending', awaits: 'payer' }] });
    const reported = { providerPaymentId: await bankId(payment), received: null, failure: null };
    const { payment_id: id } = payment;
    const [{ order_id } = { order_id: '' }] = await rows(
      sql<{ order_id: string }>`select order_id from payments where id = ${id}`,
    );
    await settle(fixture.deps(), { id, order_id }, { ...reported, state: 'pending', awaits: 'bank' });
    expect(await read(order)).toMatchObject({ payments: [{ state: 'pending', awaits: 'bank' }] });
  });

  it('pays the order when the sweeper asks, though everybody left', async () => {
    const { order, id } = await paying();
    await bank().pay(id);
    pass(1);
    await sweep();
    expect(await rows(sql`select state from orders`)).toEqual([{ state: 'paid' }]);
    expect((await read(order)).tickets).toHaveLength(2);
  });

  it('is asked for before the order expires', async () => {
    const { order, id } = await paying();
    await bank().pay(id);
    pass(16);
    await sweep();
    expect((await read(order)).state).toBe('paid');
  });

  it('late takes the stock again', async () => {
    const { order, id } = await paying();
    bank().breakDown('error');
    pass(90);
    await sweep();
    expect(await rows(sql`select state from orders`)).toEqual([{ state: 'expired' }]);
    bank().breakDown('none');
    await bank().pay(id);
    await tell(await bank().notify(id));
    expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{}, {}] });
    expect(await taken()).toHaveLength(2);
  });

  it('late goes back by itself when the stock is gone', async () => {
    const { order, id } = await paying();
    bank().breakDown('error');
    pass(90);
    await sweep();
    bank().breakDown('none');
    for (const _ of Array(7)) await visitor().add('12:floor', 6);
    for (const _ of Array(4)) await visitor().add('12:floor', 1);
    await bank().pay(id);
    await tell(await bank().notify(id));
    await sweep();
    expect(await read(order)).toMatchObject({
      state: 'expired',
      payments: [{ state: 'succeeded', refunds: [{ state: 'done', amount: 1100 }] }],
    });
    expect(await attentionItems()).toEqual([]);
  });

  it.each(['cancelled', 'postponed'])('late for a date that is %s goes back by itself', async (status) => {
    const { order, id } = await paying();
    bank().breakDown('error');
    pass(90);
    await sweep();
    bank().breakDown('none');
    await rows(sql`update listed_performances set status = ${status} where performance_id = 12`);
    await bank().pay(id);
    await tell(await bank().notify(id));
    await rows(sql`update listed_performances set status = 'scheduled' where performance_id = 12`);
    await sweep();
    expect(await read(order)).toMatchObject({
      state: 'expired',
      payments: [{ state: 'succeeded', refunds: [{ state: 'done', amount: 1100 }] }],
    });
    expect(await taken()).toEqual([]);
  });

  it('for a cancelled order goes back by itself', async () => {
    const { order, id } = await paying();
    bank().breakDown('error');
    await call('POST', `/api/orders/${order.token}/cancel`);
    bank().breakDown('none');
    await bank().pay(id);
    await tell(await bank().notify(id));
    await sweep();
    expect(await read(order)).toMatchObject({
      state: 'cancelled',
      payments: [{ refunds: [{ state: 'done' }] }],
    });
  });

  it('twice goes back once', async () => {
    const { order, id } = await paying();
    bank().breakDown('error');
    // The bank cannot be told that the first attempt is given up.
    const second = await call<{ payment_id: string }>('POST', `/api/orders/${order.token}/payments`, {
      body: { acquisition_id: 2 },
      key: 'second-attempt',
    });
    expect(second.status).toBe(503);
    bank().breakDown('none');
    pass(1);
    await sweep();
    const [, other] = (await read(order)).payments;
    await bank().pay(id);
    await bank().pay(await bankId(other ?? { payment_id: '' }));
    await tell(await bank().notify(id));
    pass(1);
    await sweep();
    expect(await read(order)).toMatchObject({
      state: 'paid',
      payments: [{ refunds: [] }, { state: 'succeeded', refunds: [{ state: 'done', amount: 1100 }] }],
    });
  });

  it('in a wrong amount settles nothing and waits for a person', async () => {
    const { order, id } = await paying();
    await bank().payLess(id);
    await tell(await bank().notify(id));
    expect((await read(order)).state).toBe('awaiting_payment');
    expect(await attentionItems()).toEqual([{ reason: 'amount_differs' }]);
  });

  it('that nobody asked for waits for a person', async () => {
    const { id } = await paying();
    await bank().pay(id);
    await rows(sql`delete from payments`);
    expect((await tell(await bank().notify(id))).statusCode).toBe(200);
    expect(await attentionItems()).toEqual([{ reason: 'payment_unknown' }]);
  });
});

describe('a notification', () => {
  it('that comes late, twice and out of order changes nothing more', async () => {
    const { order, id } = await paying();
    await bank().decline(id);
    const ofFailure = await bank().notify(id);
    const second = await bankId(await begin(order));
    await bank().pay(second);
    const ofSuccess = await bank().notify(second);
    await tell(ofSuccess);
    const before = await happened();
    pass(30);
    for (const told of [ofSuccess, ofFailure, ofFailure, ofSuccess])
      expect((await tell(told)).statusCode).toBe(200);
    expect(await happened()).toEqual(before);
    expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{}, {}] });
  });

  it('that is replayed after a refund pays nothing again', async () => {
    const { order, id } = await paying();
    await bank().pay(id);
    const told = await bank().notify(id);
    await tell(told);
    await refundOrder(fixture.deps(), Number(order.number), { kind: 'all' });
    const before = await happened();
    expect((await tell(told)).statusCode).toBe(200);
    expect(await happened()).toEqual(before);
    expect(await read(order)).toMatchObject({ state: 'refunded', tickets: [{ is_revoked: true }, {}] });
    expect(await taken()).toEqual([]);
  });

  it('that is forged changes nothing', async () => {
    const { order, id } = await paying();
    expect((await tell(await bank().forge(id))).statusCode).toBe(401);
    expect((await read(order)).state).toBe('awaiting_payment');
  });

  it('is to be sent again when the bank cannot be asked', async () => {
    const { id } = await paying();
    const told = await bank().notify(id);
    bank().breakDown('error');
    expect((await tell(told)).statusCode).toBe(503);
  });

  it.each(['nobody', 'stripe'])('of %s is not listened to', async (provider) => {
    const url = `/api/payments/${provider}/notifications`;
    expect((await call('POST', url, { body: {} })).status).toBe(404);
  });
});

describe('an attempt to pay', () => {
  it('that is declined is told of, and another one may be made with the seats kept', async () => {
    const { order, id } = await paying();
    await bank().decline(id);
    expect(await read(order)).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ state: 'failed', failure: 'insufficient_funds' }],
    });
    expect(await rows(sql`select 1 from outbox where kind = 'payment_failed'`)).toHaveLength(1);
    const second = await begin(order);
    await bank().pay(await bankId(second));
    expect(await read(order)).toMatchObject({ state: 'paid', payments: [{}, { state: 'succeeded' }] });
  });

  it('asked for twice is one, by key, by click and by tab', async () => {
    const order = await ordered();
    const key = randomUUID();
    const url = `/api/orders/${order.token}/payments`;
    const start = (body: object = { acquisition_id: 1 }) =>
      call<{ payment_id: string }>('POST', url, { body, key });
    const [first, second] = await Promise.all([start(), start()]);
    const third = await begin(order);
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(third.payment_id).toBe(first.body.payment_id);
    expect((await start({ acquisition_id: 2 })).body.error.code).toBe('idempotency_key_reused');
  });

  it('whose answer got lost is the same at the bank', async () => {
    const order = await ordered();
    bank().loseAnswers(1);
    const key = randomUUID();
    const start = () =>
      call<{ redirect_url: string }>('POST', `/api/orders/${order.token}/payments`, {
        body: { acquisition_id: 1 },
        key,
      });
    expect((await start()).status).toBe(503);
    const { status, body } = await start();
    expect([status, body.redirect_url]).toEqual([201, expect.stringContaining('/pay/')]);
    expect((await read(order)).payments).toHaveLength(1);
  });

  it('gives the one before it up', async () => {
    const { order, id } = await paying();
    await begin(order, 2);
    await bank().pay(id);
    expect(await read(order)).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ state: 'cancelled' }, { state: 'pending' }],
    });
  });

  it.each([
    ['of a closed order', 'cancel', 1, 'order_closed'],
    ['that nobody carries out', '', 4, 'acquisition_unavailable'],
  ])('%s is refused', async (_case, step, acquisition_id, code) => {
    const order = await ordered();
    if (step) await call('POST', `/api/orders/${order.token}/${step}`);
    const url = `/api/orders/${order.token}/payments`;
    expect((await call('POST', url, { body: { acquisition_id } })).body.error.code).toBe(code);
  });

  it('by invoice keeps the seats until it is due', async () => {
    const order = await ordered();
    const { redirect_url } = await begin(order, 6);
    expect(redirect_url).toBe(`http://shop.test/order/bill/${order.token}`);
    pass(60 * 24 * 4);
    await sweep();
    expect((await read(order)).state).toBe('awaiting_payment');
    pass(60 * 24);
    await sweep();
    expect(await read(order)).toMatchObject({ state: 'expired', payments: [{ state: 'cancelled' }] });
  });

  it('by card ends the invoice that was asked for before', async () => {
    const order = await ordered();
    await begin(order, 6);
    await bank().pay(await bankId(await begin(order)));
    expect(await read(order)).toMatchObject({
      state: 'paid',
      payments: [{ state: 'cancelled' }, { state: 'succeeded' }],
    });
  });
});
