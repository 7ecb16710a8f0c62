import { randomUUID } from 'node:crypto';
import type { VoucherIssue } from '@parterre/contracts/console/vouchers';
import { checkedCodes } from '@parterre/contracts/orders/checked-codes';
import { order as orderShape } from '@parterre/contracts/orders/order';
import { money } from '@parterre/domain/money/money';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { issueVoucher } from '../../../testing/issue-voucher.ts';
import { orderFixture, orderForm } from '../../../testing/order-fixture.ts';
import { makeRequestLimits } from '../../request-limits/request-limits.service.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';

const fixture = orderFixture();
const { api, visitor, place, ordered, read, begin, bank, bankId, call, rows, now, pass, sweep, deps } =
  fixture;
const db = () => api().database.db;
const issue = (code: string, more: Partial<VoucherIssue> = {}) => issueVoucher(db(), now, code, more);
const sound = async () => expect(await brokenInvariants(db(), now())).toEqual([]);

/** Two places on the floor: 500 and a fee of 50 each. */
const withTwo = async () => {
  const anna = visitor();
  await anna.add('12:floor', 2);
  return anna;
};
const check = async (codes: readonly string[], who?: Awaited<ReturnType<typeof withTwo>>) => {
  const anna = who ?? (await withTwo());
  const { body } = await call<unknown>('POST', '/api/orders/codes', {
    body: { codes },
    cookie: anna.cookie(),
  });
  return checkedCodes.parse(body);
};
const used = async (code: string) =>
  (
    await rows(sql<{ uses: number; spent_minor: number }>`
      select uses, spent_minor from vouchers where code = ${code}`)
  )[0];
const paid = async (more: object) => {
  const order = await ordered(more);
  const payment = await begin(order);
  await bank().pay(await bankId(payment));
  return read(order);
};

describe('a code', () => {
  it('takes off what it says: on the check, the order, its journal, and no further', async () => {
    await issue('SPRING10');
    const anna = await withTwo();
    expect(await check(['spring 10'], anna)).toMatchObject({
      codes: [{ kind: 'voucher', code: 'spring 10', amount: 100 }],
      total: { price: 900, service_fee: 100 },
    });
    const whole = await place(anna, { voucher_codes: ['spring 10'] });
    expect(whole).toMatchObject({ status: 409, body: { error: { code: 'price_changed', total: 1000 } } });
    const { status, body } = await place(anna, { voucher_codes: ['spring 10'], expected_total: 1000 });
    expect(status).toBe(201);
    const order = orderShape.parse(body);
    expect(order).toMatchObject({
      lines: [{ price: 450, discount: 50, count: 2 }],
      total: { price: 900, service_fee: 100 },
      vouchers: [{ code: 'SPRING10', amount: 100 }],
      amount_due: 1000,
    });
    expect(
      await rows(sql`select entry, amount_minor, reason from journal where entry like 'voucher.%'`),
    ).toEqual([{ entry: 'voucher.redeemed', amount_minor: 10_000, reason: 'SPRING10' }]);
    expect((await ordered()).vouchers).toEqual([]);
    await sound();
  });

  it('of a gift certificate is known by the same box, and is money', async () => {
    const { code } = await issueCertificate(db(), money(40_000, 'RUB'), now());
    await issue('TENTH');
    expect(await check([code, 'TENTH', 'NOBODY'])).toMatchObject({
      codes: [
        { kind: 'certificate', left: 400 },
        { kind: 'voucher', amount: 100 },
        { kind: 'refused', reason: 'unknown' },
      ],
      total: { price: 900 },
    });
    const order = await ordered({ voucher_codes: ['TENTH'], expected_total: 1000 });
    await begin(order, 7, { certificate_code: code });
    expect((await read(order)).amount_due).toBe(600);
  });

  it.each([
    ['unknown', 'OTHER', {}],
    ['other_currency', 'EURO', { rule: { kind: 'amount', amount: 5 }, currency_code: 'EUR' }],
    ['other_tickets', 'ELSEWHERE', { event_ids: [1] }],
    ['not_yet', 'LATER', { valid_from: '2027-01-01T00:00:00Z' }],
    ['no_effect', 'DEAR', { rule: { kind: 'fixed', amount: 600 }, currency_code: 'RUB' }],
    ['too_many_tickets', 'SINGLE', { max_tickets: 1 }],
  ] as const)('that is %s is refused, and told so before and with the order', async (reason, code, terms) => {
    if (reason !== 'unknown') await issue(code, terms as Partial<VoucherIssue>);
    const anna = await withTwo();
    expect(await check([code], anna)).toMatchObject({
      codes: [{ kind: 'refused', reason }],
      total: { price: 1000 },
    });
    expect(await place(anna, { voucher_codes: [code] })).toMatchObject({
      status: 409,
      body: { error: { code: 'voucher_refused', voucher_code: code, reason } },
    });
    const tries = await rows(sql`select refusal from voucher_events where kind = 'tried'`);
    expect(tries).toEqual(reason === 'unknown' ? [] : [{ refusal: reason }]);
  });

  it('leaves the fee, whatever it takes off the price', async () => {
    await issue('FREE', { rule: { kind: 'fixed', amount: 0 }, currency_code: 'RUB', zones: ['floor'] });
    const order = await ordered({ voucher_codes: ['FREE'], expected_total: 100 });
    expect(order).toMatchObject({ state: 'awaiting_payment', total: { price: 0, service_fee: 100 } });
  });
});

describe('a use', () => {
  it('comes back with an order that nobody pays; late money has it again, or goes back', async () => {
    await issue('ONCE', { max_uses: 1, budget: 500, currency_code: 'RUB' });
    const form = { voucher_codes: ['once'], expected_total: 1000 };
    const order = await ordered(form);
    expect(await used('ONCE')).toEqual({ uses: 1, spent_minor: 10_000 });
    const payment = await bankId(await begin(order));
    const boris = await withTwo();
    expect((await place(boris, form)).body.error).toMatchObject({ reason: 'used_up' });
    bank().breakDown('error');
    await pass(80);
    await sweep();
    bank().breakDown('none');
    expect((await rows(sql`select state from orders`))[0]).toEqual({ state: 'expired' });
    expect(await used('ONCE')).toEqual({ uses: 0, spent_minor: 0 });
    const other = await ordered(form);
    await bank().pay(payment);
    await pass(30);
    await sweep();
    expect(await read(order)).toMatchObject({
      state: 'expired',
      payments: [{ refunds: [{ amount: 1000 }] }],
    });
    await call('POST', `/api/orders/${other.token}/cancel`);
    expect(await used('ONCE')).toEqual({ uses: 0, spent_minor: 0 });
    const third = await ordered(form);
    const late = await bankId(await begin(third));
    bank().breakDown('error');
    await pass(80);
    await sweep();
    bank().breakDown('none');
    await bank().pay(late);
    await pass(30);
    await sweep();
    expect((await read(third)).state).toBe('paid');
    expect(await used('ONCE')).toEqual({ uses: 1, spent_minor: 10_000 });
    await workOutbox(deps(), async () => undefined);
    await sound();
  });

  it.each([
    ['never', { uses: 1, spent_minor: 10_000 }, { uses: 1, spent_minor: 10_000 }],
    ['called_off', { uses: 1, spent_minor: 10_000 }, { uses: 1, spent_minor: 10_000 }],
    ['always', { uses: 1, spent_minor: 5_000 }, { uses: 0, spent_minor: 0 }],
  ] as const)('comes back with refunded tickets by its rule: %s', async (returns, afterOne, afterAll) => {
    await issue('RULE', { returns, budget: 500, currency_code: 'RUB' });
    const order = await paid({ voucher_codes: ['RULE'], expected_total: 1000 });
    const numbers = order.tickets.slice(0, 1).map(({ number }) => number);
    const given = await refundOrder(deps(), Number(order.number), { kind: 'tickets', numbers });
    expect(given).toMatchObject({ kind: 'given', amount: { amountMinor: 50_000 } });
    expect(await used('RULE')).toEqual(afterOne);
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect(await used('RULE')).toEqual(afterAll);
    await sound();
  });
});

describe('two hundred at once', () => {
  const crowd = async (code: string, expected_total: number) => {
    const buyers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const one = visitor();
        expect(await one.add('2:stalls', 1)).toMatchObject({ status: 200 });
        return one;
      }),
    );
    const answers = await Promise.all(
      buyers.map((one) => place(one, { voucher_codes: [code], expected_total })),
    );
    return Object.entries(
      Object.groupBy(answers, ({ status, body }) =>
        status === 201
          ? 'placed'
          : `${body.error.code} ${(body.error as { reason?: string }).reason ?? ''}`.trim(),
      ),
    ).map(([outcome, of]) => [outcome, of?.length]);
  };

  it('share the uses that there are: seven of seven', async () => {
    await issue('SEVEN', { max_uses: 7 });
    expect(await crowd('SEVEN', 3000)).toEqual(
      expect.arrayContaining([
        ['placed', 7],
        ['voucher_refused used_up', 193],
      ]),
    );
    expect(await used('SEVEN')).toEqual({ uses: 7, spent_minor: 0 });
    await sound();
  }, 60_000);

  it('spend a budget to its end and not beyond: whoever comes late is told another price first', async () => {
    // 300 off each: three of them, and a rest of 100.
    await issue('BUDGET', { budget: 1000, currency_code: 'RUB' });
    const outcomes = new Map((await crowd('BUDGET', 3000)) as [string, number][]);
    expect(outcomes.get('placed')).toBe(3);
    expect(outcomes.get('price_changed')).toBe(197);
    expect(await used('BUDGET')).toEqual({ uses: 3, spent_minor: 90_000 });
    await sound();
  }, 60_000);
});

it('codes cannot be found by guessing: so many a minute, whatever they are asked of', async () => {
  const limits = makeRequestLimits({
    db: db(),
    secret: 'x'.repeat(32),
    now,
    rules: { perVisitor: 1000, documentsPerVisitor: 1, codesPerVisitor: 4, total: 1000 },
  });
  const app = buildApp({ db: db(), now, limits });
  const ask = async (codes: readonly string[], remoteAddress = '203.0.113.7') =>
    (await app.inject({ method: 'POST', url: '/api/orders/codes', payload: { codes }, remoteAddress }))
      .statusCode;
  expect([await ask(['a1', 'a2', 'a3']), await ask(['a4']), await ask(['a5'])]).toEqual([200, 200, 429]);
  const order = await app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...orderForm, voucher_codes: ['a6'] },
    remoteAddress: '203.0.113.7',
  });
  expect(order.statusCode).toBe(429);
  expect(await ask(['a7'], '203.0.113.8')).toBe(200);
  await app.close();
});
