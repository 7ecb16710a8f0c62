import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { listAttentionItems } from '../attention/attention.service.ts';
import { findOrder } from '../order/order.service.ts';
import { recordRefund } from '../refunds/refund.service.ts';
import { refundOrder, revokeTickets } from '../refunds/refund-order.service.ts';
import type { Notification } from './providers/payment-provider.ts';
import { refreshPayments } from './refresh-payments.service.ts';

const fixture = orderFixture();
const { api, ordered, begin, bank, bankId, read, taken, deps, now, sweep, pass, rows } = fixture;

const tell = ({ headers, body }: Notification) =>
  api().app.inject({
    method: 'POST',
    url: '/api/payments/sandbox/notifications',
    // Signatures are single headers.
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    payload: body,
  });
const attentionItems = () => listAttentionItems(api().database.db);
const sound = async () => expect(await brokenInvariants(api().database.db, now())).toEqual([]);

async function paid() {
  const order = await ordered();
  const id = await bankId(await begin(order));
  await bank().pay(id);
  return { id, order: await read(order) };
}

describe('money that was given back at the provider itself', () => {
  it('is booked once, however often it is told, and the tickets go with all of it', async () => {
    const { id, order } = await paid();
    const told = await bank().refundAtProvider(id, 110_000);
    const answers = await Promise.all([tell(told), tell(told), tell(told)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await read(order)).toMatchObject({
      state: 'refunded',
      payments: [{ refunds: [{ state: 'done', amount: 1100 }] }],
      tickets: [{ is_revoked: true }, { is_revoked: true }],
    });
    expect(await taken()).toEqual([]);
    expect(await rows(sql`select reason, provider_refund_id is not null as is_known from refunds`)).toEqual([
      { reason: 'provider', is_known: true },
    ]);
    expect(await rows(sql`select entry from journal where refund_id is not null order by id`)).toEqual([
      { entry: 'refund.found' },
      { entry: 'refund.done' },
    ]);
    expect(await rows(sql`select 1 from outbox where kind = 'order_refunded'`)).toHaveLength(1);
    expect(await attentionItems()).toEqual([]);
    await sound();
  });

  it('in part is left to a person, and the tickets go with the rest of it', async () => {
    const { id, order } = await paid();
    await tell(await bank().refundAtProvider(id, 55_000));
    const [first] = order.tickets;
    expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{ is_revoked: false }, {}] });
    expect(await attentionItems()).toMatchObject([
      {
        reason: 'refunded_at_provider',
        nextStep: expect.stringContaining(`refund ${order.number} --tickets`),
      },
    ]);
    const revoked = await revokeTickets(deps(), Number(order.number), [first?.number ?? '']);
    expect(revoked).toEqual({ kind: 'revoked' });
    expect(await read(order)).toMatchObject({ tickets: [{ is_revoked: true }, { is_revoked: false }] });
    await sound();
    await tell(await bank().refundAtProvider(id, 55_000));
    expect(await read(order)).toMatchObject({ state: 'refunded', tickets: [{}, { is_revoked: true }] });
    await sound();
  });

  it('is not taken for ours, nor ours for it, while ours has no answer', async () => {
    const { id, order } = await paid();
    bank().loseAnswers(1);
    await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 10_000 });
    const [ours] = await refundsAtBank();
    const toldOfOurs = await bank().notifyOfRefund({ providerPaymentId: id, providerRefundId: ours ?? '' });
    expect((await tell(toldOfOurs)).statusCode).toBe(503);
    pass(5);
    await sweep();
    expect((await tell(toldOfOurs)).statusCode).toBe(200);
    expect(await rows(sql`select reason from refunds`)).toEqual([{ reason: 'operator' }]);
    await tell(await bank().refundAtProvider(id, 10_000));
    expect(await rows(sql`select reason from refunds order by sequence`)).toEqual([
      { reason: 'operator' },
      { reason: 'provider' },
    ]);
    await sound();
  });

  it('is found when the payment is asked after, though nobody told of it', async () => {
    const { id, order } = await paid();
    await bank().refundAtProvider(id, 110_000);
    const found = await findOrder(deps(), { token: order.token });
    if (!found) throw new Error('it is gone');
    expect(await refreshPayments(deps(), found)).toBe('answered');
    expect((await read(order)).state).toBe('refunded');
    await sound();
  });

  it('is found by the sweeper together with the payment', async () => {
    const order = await ordered();
    const id = await bankId(await begin(order));
    await bank().pay(id);
    await bank().refundAtProvider(id, 110_000);
    pass(1);
    await sweep();
    expect((await read(order)).state).toBe('refunded');
    await sound();
  });

  it('takes what settled nothing off the list', async () => {
    const order = await ordered();
    const id = await bankId(await begin(order));
    await bank().payLess(id);
    await tell(await bank().notify(id));
    expect(await attentionItems()).toMatchObject([{ reason: 'amount_differs' }]);
    await tell(await bank().refundAtProvider(id, 109_999));
    expect(await attentionItems()).toEqual([]);
    expect(await read(order)).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ refunds: [{ state: 'done' }] }],
    });
    await sound();
  });

  it('and comes back to us after all waits for a person', async () => {
    const { order } = await paid();
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    const [refund] = await rows(
      sql<{ id: string; order_id: string; provider_refund_id: string }>`
        select refunds.id, order_id, provider_refund_id from refunds join payments on payments.id = payment_id`,
    );
    if (!refund) throw new Error('it is gone');
    const { provider_refund_id: providerRefundId } = refund;
    await recordRefund(deps(), refund, { state: 'failed', providerRefundId });
    expect(await attentionItems()).toMatchObject([{ reason: 'refund_failed' }]);
  });
});

describe('a payment that somebody else made with our reference', () => {
  const payForeign = async (reference: string) => {
    const made = await fetch(`${bank().url}/v1/payments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bank().secret}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({
        reference,
        amount_minor: 110_000,
        currency: 'RUB',
        return_url: 'http://elsewhere.test',
        fail_url: 'http://elsewhere.test',
        notification_url: 'http://127.0.0.1:9/nobody',
      }),
    });
    // The bank's own answer.
    const { id } = (await made.json()) as { id: string };
    await bank().pay(id);
    return id;
  };

  it.each([
    ['knows its own by', false],
    ['has not heard the answer for', true],
  ])(
    'settles nothing of an order that %s the provider, and the true one still does',
    async (_case, isUnheard) => {
      const order = await ordered();
      const payment = await begin(order);
      const ours = await bankId(payment);
      if (isUnheard) await rows(sql`update payments set provider_payment_id = null`);
      const foreign = await payForeign(payment.payment_id);
      expect((await tell(await bank().notify(foreign))).statusCode).toBe(200);
      expect((await read(order)).state).toBe('awaiting_payment');
      expect(await attentionItems()).toMatchObject([
        {
          reason: 'payment_unknown',
          subject: `sandbox:${foreign}`,
          details: { reference: payment.payment_id },
        },
      ]);
      await bank().pay(ours);
      await tell(await bank().notify(ours));
      expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{}, {}] });
      await sound();
    },
  );

  it('is told from ours that was told of before we heard its id', async () => {
    const order = await ordered();
    const ours = await bankId(await begin(order));
    await bank().pay(ours);
    await rows(sql`update payments set provider_payment_id = null`);
    await tell(await bank().notify(ours));
    expect(await rows(sql`select state from orders`)).toEqual([{ state: 'paid' }]);
    await sound();
  });
});

const refundsAtBank = async () => {
  const { refunds } = (await (
    await fetch(`${bank().url}/v1/refunds`, { headers: { authorization: `Bearer ${bank().secret}` } })
  ).json()) as { refunds: { id: string; payment_id: string }[] };
  return refunds.map(({ id }) => id).slice(-1);
};
