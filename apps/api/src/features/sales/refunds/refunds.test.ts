import { money } from '@parterre/domain/money/money';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { listAttentionItems } from '../attention/attention.service.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import { receiveInvoice } from '../payments/invoices.service.ts';
import { refundOrder, returnPayment } from './refund-order.service.ts';

const fixture = orderFixture();
const { api, ordered, begin, bank, bankId, read, taken, deps, now, sweep, pass, rows, call } = fixture;

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}
const cancelled = async ({ token }: { readonly token: string }) => {
  await call('POST', `/api/orders/${token}/cancel`);
  await sweep();
};
const expired = async () => {
  pass(15);
  await sweep();
};
const sound = async () => expect(await brokenInvariants(api().database.db, now())).toEqual([]);

describe('a refund', () => {
  it('of everything revokes the tickets, frees the seats, and gives all of it back', async () => {
    const order = await paid();
    const answer = await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect(answer).toMatchObject({ kind: 'given', amount: money(110_000, 'RUB') });
    expect(await read(order)).toMatchObject({
      state: 'refunded',
      payments: [{ refunds: [{ state: 'done', amount: 1100 }] }],
      tickets: [{ is_revoked: true }, { is_revoked: true }],
    });
    expect(await taken()).toEqual([]);
    await sound();
  });

  it('of one ticket leaves the other one good', async () => {
    const order = await paid();
    const [first] = order.tickets;
    const request = { kind: 'tickets', numbers: [first?.number ?? ''] } as const;
    await refundOrder(deps(), Number(order.number), request);
    expect(await read(order)).toMatchObject({
      state: 'paid',
      payments: [{ refunds: [{ state: 'done', amount: 550 }] }],
      tickets: [{ is_revoked: true }, { is_revoked: false }],
    });
    expect(await taken()).toEqual(['12:floor:2 sold']);
    expect(await refundOrder(deps(), Number(order.number), request)).toEqual({ kind: 'ticket-unknown' });
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect((await read(order)).state).toBe('refunded');
    await sound();
  });

  it('of a sum leaves every ticket good, and is never more than was paid', async () => {
    const order = await paid();
    await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 10_000 });
    expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{ is_revoked: false }, {}] });
    const tooMuch = await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 100_001 });
    expect(tooMuch).toEqual({ kind: 'too-much' });
    await sound();
  });

  it('that the bank cannot be asked for is given later', async () => {
    const order = await paid();
    bank().breakDown('error');
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect(await read(order)).toMatchObject({
      state: 'paid',
      payments: [{ refunds: [{ state: 'pending' }] }],
    });
    bank().breakDown('none');
    bank().loseAnswers(1);
    for (const minutes of [1, 2, 4, 8]) {
      pass(minutes);
      await sweep();
    }
    expect((await read(order)).state).toBe('refunded');
    await sound();
  });

  it('of what is not paid is refused', async () => {
    const order = await ordered();
    expect(await refundOrder(deps(), Number(order.number), { kind: 'all' })).toEqual({ kind: 'not-paid' });
    expect(await refundOrder(deps(), 1, { kind: 'all' })).toEqual({ kind: 'not-found' });
  });

  it('returns money that settled nothing, and takes it off the list', async () => {
    const order = await ordered();
    const payment = await begin(order);
    await bank().payLess(await bankId(payment));
    await read(order);
    const [item] = await listAttentionItems(api().database.db);
    expect(item?.nextStep).toContain(`refund --payment ${payment.payment_id}`);
    await returnPayment(deps(), payment.payment_id);
    expect(await read(order)).toMatchObject({
      payments: [{ refunds: [{ state: 'done', amount: 1099.99 }] }],
    });
    expect(await listAttentionItems(api().database.db)).toEqual([]);
    await sound();
  });
});

describe('a gift certificate', () => {
  const issue = (minor: number, currency = 'RUB') =>
    issueCertificate(api().database.db, money(minor, currency), now());
  const left = async () => rows(sql`select left_minor from certificates`);

  it('pays an order, and keeps what is left of it', async () => {
    const { code } = await issue(200_000);
    const order = await ordered();
    await begin(order, 7, { certificate_code: code.toLowerCase() });
    expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{}, {}] });
    expect(await left()).toEqual([{ left_minor: 90_000 }]);
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect(await left()).toEqual([{ left_minor: 200_000 }]);
    expect((await read(order)).state).toBe('refunded');
    await sound();
  });

  it('pays a part, a card the rest, and each gets its own back', async () => {
    const { code } = await issue(30_000);
    const order = await ordered();
    await begin(order, 7, { certificate_code: code });
    expect(await read(order)).toMatchObject({ state: 'awaiting_payment', amount_due: 800 });
    await bank().pay(await bankId(await begin(order)));
    expect((await read(order)).state).toBe('paid');
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect(await read(order)).toMatchObject({
      state: 'refunded',
      payments: [{ refunds: [{ amount: 300 }] }, { refunds: [{ amount: 800 }] }],
    });
    expect(await left()).toEqual([{ left_minor: 30_000 }]);
    await sound();
  });

  it('gets its part back when the order expires', async () => {
    const { code } = await issue(30_000);
    await begin(await ordered(), 7, { certificate_code: code });
    pass(15);
    await sweep();
    expect(await left()).toEqual([{ left_minor: 30_000 }]);
    await sound();
  });

  it('that has run out is good for 90 days more once money comes back to it', async () => {
    const { code } = await issue(200_000);
    const order = await ordered();
    await begin(order, 7, { certificate_code: code });
    await rows(sql`update certificates set valid_until = ${new Date(now().getTime() - 1000)}`);
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    await sound();
    const [kept] = await rows(sql<{ valid_until: Date }>`select valid_until from certificates`);
    expect(kept?.valid_until).toEqual(new Date(now().getTime() + 90 * 24 * 3600 * 1000));
    const next = await ordered();
    await begin(next, 7, { certificate_code: code });
    expect((await read(next)).state).toBe('paid');
  });

  it('is good for as long as before when an order that was never paid is cancelled or runs out', async () => {
    const { code, valid_until } = await issue(30_000);
    const soon = new Date(now().getTime() + 24 * 3600 * 1000);
    for (const [until, close] of [
      [valid_until, cancelled],
      [soon, cancelled],
      [soon, expired],
    ] as const) {
      await rows(sql`update certificates set valid_until = ${until}`);
      const order = await ordered();
      await begin(order, 7, { certificate_code: code });
      await close(order);
      expect(await rows(sql`select left_minor, valid_until from certificates`)).toEqual([
        { left_minor: 30_000, valid_until: until },
      ]);
    }
    expect(await listAttentionItems(api().database.db)).toEqual([]);
    await sound();
  });

  it('that ran out while an order was open which was never paid is listed for a person', async () => {
    const { code } = await issue(30_000);
    const until = new Date(now().getTime() + 60_000);
    await rows(sql`update certificates set valid_until = ${until}`);
    await begin(await ordered(), 7, { certificate_code: code });
    pass(15);
    await sweep();
    expect(await rows(sql`select left_minor, valid_until from certificates`)).toEqual([
      { left_minor: 30_000, valid_until: until },
    ]);
    const [item] = await listAttentionItems(api().database.db);
    expect(item).toMatchObject({ reason: 'certificate_expired', details: { amount_minor: 30_000 } });
    expect(item?.nextStep).toContain(`orders --resolve ${item?.subject}`);
    await sound();
    await rows(sql`delete from attention_items`);
    const [breach] = await brokenInvariants(api().database.db, now());
    expect(breach).toContain(`certificate ${code.slice(0, 5)}…`);
  });

  it('that runs out although money came back to it is found by the doctor', async () => {
    const { code } = await issue(200_000);
    const order = await ordered();
    await begin(order, 7, { certificate_code: code });
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    await rows(sql`update certificates set valid_until = ${now()}`);
    const [breach] = await brokenInvariants(api().database.db, now());
    expect(breach).toContain(`certificate ${code.slice(0, 5)}…`);
  });

  it('that is unknown, spent or of another currency pays nothing', async () => {
    const order = await ordered();
    const pay = async (certificate_code: string) =>
      (
        await call('POST', `/api/orders/${order.token}/payments`, {
          body: { acquisition_id: 7, certificate_code },
        })
      ).body.error.code;
    expect(await pay('NOSUCH')).toBe('certificate_unknown');
    expect(await pay((await issue(100, 'EUR')).code)).toBe('certificate_unknown');
    const { code } = await issue(100);
    await begin(order, 7, { certificate_code: code });
    expect(await pay(code)).toBe('certificate_spent');
  });
});

it('an invoice is paid by a transfer, which is settled as any other money is', async () => {
  const order = await ordered();
  await begin(order, 6);
  pass(60);
  const receipt = await receiveInvoice(deps(), Number(order.number), () => money(110_000, 'RUB'));
  expect(receipt).toMatchObject({ kind: 'received', order: { state: 'paid' } });
  await refundOrder(deps(), Number(order.number), { kind: 'all' });
  expect(await listAttentionItems(api().database.db)).toMatchObject([{ reason: 'refund_by_hand' }]);
  await sound();
});
