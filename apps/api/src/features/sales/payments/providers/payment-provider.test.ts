import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderFixture } from '../../../../testing/payments/provider-fixture.ts';
import { providerFixtures } from '../../../../testing/payments/provider-fixtures.ts';
import type { PaymentOrder, ProviderEntry } from './payment-provider.ts';

/** What every provider promises, whoever it is. */
describe.each(Object.entries(providerFixtures))('the provider %s', (code, openFixture) => {
  let fixture: ProviderFixture;
  beforeEach(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.close());

  const receipt = (amountMinor: number) => ({
    email: 'anna@example.com',
    phone: '+79990000000',
    lines: [
      {
        description: 'Лебединое озеро, партер, ряд 5, место 12',
        count: 1,
        unitPrice: fixture.money(amountMinor),
        vat: null,
      },
    ],
  });
  const order = (given: Partial<PaymentOrder> = {}): PaymentOrder => ({
    reference: 'payment-1',
    idempotencyKey: randomUUID(),
    kind: 'card',
    amount: fixture.money(748_000),
    description: 'Заказ 1024',
    lang: 'ru',
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 15 * 60_000),
    urls: {
      success: 'http://shop.test/payment/success?order=t',
      fail: 'http://shop.test/order/fail?order=t',
      notification: 'http://127.0.0.1:9/api/payments/sandbox/notifications',
    },
    receipt: receipt(748_000),
    ...given,
  });
  const started = async () => (await fixture.provider.create(order())).providerPaymentId;
  const paid = async () => {
    const id = await started();
    await fixture.pay(id);
    return id;
  };
  const listSince = async (since: Date) => {
    const entries: ProviderEntry[] = [];
    for await (const entry of fixture.provider.list(since)) entries.push(entry);
    return entries;
  };
  const refund = (providerPaymentId: string, amountMinor: number, idempotencyKey = randomUUID() as string) =>
    fixture.provider.refund({
      providerPaymentId,
      idempotencyKey,
      amount: fixture.money(amountMinor),
      receipt: receipt(amountMinor),
    });

  it('starts a payment that the visitor makes on its page', async () => {
    const { providerPaymentId, state, redirectUrl } = await fixture.provider.create(order());
    expect([fixture.provider.code, state]).toEqual([code, 'pending']);
    expect(URL.canParse(redirectUrl)).toBe(true);
    expect(await fixture.provider.read(providerPaymentId)).toEqual({
      providerPaymentId,
      reference: 'payment-1',
      state: 'pending',
      awaits: 'payer',
      received: null,
      failure: null,
      refunds: [],
    });
  });

  it('starts one payment for one key, even when its answer got lost', async () => {
    const asked = order();
    fixture.loseAnswers(1);
    const first = await fixture.provider.create(asked).catch(() => fixture.provider.create(asked));
    expect((await fixture.provider.create(asked)).providerPaymentId).toBe(first.providerPaymentId);
    const other = {
      ...order({ amount: fixture.money(1) }),
      receipt: receipt(1),
      idempotencyKey: asked.idempotencyKey,
    };
    await expect(fixture.provider.create(other)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('says what arrived, to the last minor unit', async () => {
    const [right, wrong] = [await started(), await started()];
    await fixture.pay(right);
    await fixture.payLess(wrong);
    expect(await fixture.provider.read(right)).toMatchObject({
      state: 'succeeded',
      received: fixture.money(748_000),
    });
    expect(await fixture.provider.read(wrong)).toMatchObject({
      state: 'succeeded',
      received: fixture.money(747_999),
    });
  });

  it('says what it calls a payment where it pays it out, if that is another name', async () => {
    const payment = await fixture.provider.read(await paid());
    expect(payment?.payoutReference).toEqual(code === 'stripe' ? expect.stringMatching(/^pi_/) : undefined);
  });

  it('says when the payer has done their part and the bank decides', async () => {
    const id = await started();
    await fixture.submit(id);
    expect(await fixture.provider.read(id)).toMatchObject({ awaits: 'bank' });
  });

  it('says why nothing arrived', async () => {
    const id = await started();
    await fixture.decline(id);
    expect(await fixture.provider.read(id)).toMatchObject({
      state: 'failed',
      received: null,
      failure: 'insufficient_funds',
    });
  });

  it('ends what is not paid if it can, and never what is', async () => {
    const [open, done] = [await started(), await paid()];
    expect((await fixture.provider.cancel(open)).state).toBe(code === 'yookassa' ? 'pending' : 'cancelled');
    expect(await fixture.provider.cancel(done)).toMatchObject({ state: 'succeeded' });
  });

  it('gives back a part, then the rest, and no more', async () => {
    const id = await paid();
    expect(await refund(id, 700_000)).toMatchObject({ providerPaymentId: id, state: 'done' });
    await expect(refund(id, 48_001)).rejects.toMatchObject({ kind: 'refused' });
    const last = await refund(id, 48_000);
    expect(await fixture.provider.readRefund(last)).toEqual(last);
    expect(last.amount).toEqual(fixture.money(48_000));
  });

  it('gives back once for one key, even when its answer got lost', async () => {
    const id = await paid();
    fixture.loseAnswers(1);
    const first = await refund(id, 500_000, 'key').catch(() => refund(id, 500_000, 'key'));
    expect((await refund(id, 500_000, 'key')).providerRefundId).toBe(first.providerRefundId);
    expect(await refund(id, 248_000)).toMatchObject({ state: 'done' });
  });

  it('gives nothing back that was not paid', async () => {
    await expect(refund(await started(), 1)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('tells the truth in notifications, any number of times', async () => {
    const id = await paid();
    const told = await fixture.notify(id);
    for (const _ of [1, 2])
      expect(await fixture.provider.readNotification(told)).toMatchObject({
        kind: 'payment',
        payment: { providerPaymentId: id, state: 'succeeded', received: fixture.money(748_000) },
      });
    const made = await refund(id, 1);
    expect(await fixture.provider.readNotification(await fixture.notifyOfRefund(made))).toEqual({
      kind: 'refund',
      refund: made,
    });
  });

  it('tells of what was given back at the provider itself, and has it when the payment is read', async () => {
    const id = await paid();
    const ours = await refund(id, 48_000);
    const told = await fixture.provider.readNotification(await fixture.refundAtProvider(id, 700_000));
    const payment = await fixture.provider.read(id);
    const theirs = payment?.refunds.find(
      ({ providerRefundId }) => providerRefundId !== ours.providerRefundId,
    );
    expect(payment?.refunds).toHaveLength(2);
    expect(theirs).toMatchObject({ providerPaymentId: id, state: 'done', amount: fixture.money(700_000) });
    expect([
      { kind: 'refund', refund: theirs },
      { kind: 'payment', payment },
    ]).toContainEqual(told);
  });

  it('lists payments and refunds since a time, to the last one', async () => {
    const before = new Date(Date.now() - 60_000);
    const open = await started();
    const ids = [await paid(), await paid(), await paid()];
    for (const id of ids) await refund(id, 1);
    await fixture.refundAtProvider(ids[0] ?? '', 2);
    const entries = await listSince(before);
    const payments = entries.flatMap((entry) => (entry.kind === 'payment' ? [entry.payment] : []));
    const refunds = entries.flatMap((entry) => (entry.kind === 'refund' ? [entry.refund] : []));
    expect(payments.map(({ providerPaymentId }) => providerPaymentId).toSorted()).toEqual(
      [open, ...ids].toSorted(),
    );
    for (const { providerPaymentId, received, reference } of payments) {
      expect(received).toEqual(providerPaymentId === open ? null : fixture.money(748_000));
      expect(reference).toBe('payment-1');
    }
    expect(refunds.map(({ amount }) => amount.amountMinor).toSorted()).toEqual([1, 1, 1, 2]);
    expect(refunds.map(({ providerPaymentId }) => providerPaymentId).toSorted()).toEqual(
      [...ids, ids[0]].toSorted(),
    );
    expect(await listSince(new Date(Date.now() + 60_000))).toEqual([]);
    fixture.breakDown('error');
    await expect(listSince(before)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('refuses a notification of somebody else, and is not fooled by one that claims too much', async () => {
    const id = await started();
    const forged = await fixture.provider.readNotification(await fixture.forge(id));
    expect(forged).toMatchObject({ kind: 'refused' });
    const outcome = await fixture.provider.readNotification(await fixture.notify(id));
    const believed = outcome.kind === 'payment' ? outcome.payment.state : 'nothing';
    expect(['pending', 'nothing']).toContain(believed);
  });

  it('refuses a body that is not what was signed, or says nothing', async () => {
    const { headers, body, remoteAddress } = await fixture.notify(await paid());
    for (const altered of [
      Buffer.from('not JSON'),
      Buffer.from('{}'),
      Buffer.concat([body, Buffer.from('}')]),
    ])
      expect(
        await fixture.provider.readNotification({ headers, body: altered, remoteAddress }),
      ).toMatchObject({
        kind: 'refused',
      });
  });

  it('knows nothing of payments and refunds that are not its own', async () => {
    expect(await fixture.provider.read('unknown')).toBeUndefined();
    const id = { providerPaymentId: 'unknown', providerRefundId: 'unknown' };
    expect(await fixture.provider.readRefund(id)).toBeUndefined();
    await expect(refund('unknown', 1)).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each(['error', 'cut'] as const)('leaves open what happened when it breaks down: %s', async (kind) => {
    const id = await started();
    fixture.breakDown(kind);
    await expect(fixture.provider.read(id)).rejects.toMatchObject({
      name: 'ProviderFault',
      kind: 'unavailable',
    });
    await expect(fixture.provider.create(order())).rejects.toMatchObject({ kind: 'unavailable' });
    fixture.breakDown('none');
    expect(await fixture.provider.read(id)).toMatchObject({ state: 'pending' });
  });
});
