import type { Order } from '@parterre/contracts/orders/order';
import { money } from '@parterre/domain/money/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { issueVoucher } from '../../../testing/issue-voucher.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import { refundOrder } from './refund-order.service.ts';

const fixture = orderFixture();
const { api, now, pass, ordered, begin, read, bank, bankId, call, rows, taken } = fixture;
const db = () => api().database.db;
const dayMinutes = 24 * 60;

const setRule = (steps: readonly { days: number; percent: number }[], keeps_fee = false) =>
  db().query(sql`
    update landings
    set theme = jsonb_set(theme, '{seller}', coalesce(theme -> 'seller', '{}') || ${JSON.stringify({ returns: { steps, keeps_fee } })}::jsonb)
    where id = 1`);
const usual = [
  { days: 10, percent: 100 },
  { days: 3, percent: 50 },
];

beforeEach(() => setRule(usual));
afterEach(async () => {
  await setRule([]);
  await announce(fixture, { started_at: usualStart, status: 'scheduled' });
});

/** Two places on the floor, of 500 and a fee of 50 each. */
async function paid(): Promise<Order> {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}
const giveBack = (order: Order, count: number, expected_amount: number) =>
  call<Order>('POST', `/api/orders/${order.token}/give-back`, {
    body: { ticket_numbers: order.tickets.slice(0, count).map(({ number }) => number), expected_amount },
  });
/** So many days before the day of the performance, at noon. */
const passUntil = (daysBefore: number) =>
  pass((Date.parse('2026-12-18T09:00:00Z') - now().getTime()) / 60_000 - daysBefore * dayMinutes);
const sound = async () => {
  await workOutbox(fixture.deps(), async () => undefined);
  expect(await brokenInvariants(db(), now())).toEqual([]);
};
const values = ({ tickets }: Order) => tickets.map(({ return_value }) => return_value?.amount ?? null);
const booked = () =>
  rows(sql<{ kind: string; minor: number }>`
    select kind, sum(amount_minor)::integer as minor from journal_parts group by kind order by kind`);

describe('a buyer who has changed their mind', () => {
  it('is shown what comes back, and gets that for one ticket, the other stays good', async () => {
    const order = await paid();
    expect(order.tickets[0]?.return_value).toEqual({
      amount: 550,
      percent: 100,
      keeps_fee: false,
      last_day: '2026-12-08',
    });
    const { status, body } = await giveBack(order, 1, 550);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'paid',
      tickets: [{ is_revoked: true, return_value: null }, { is_revoked: false }],
      payments: [{ refunds: [{ amount: 550, state: 'done' }] }],
    });
    expect(await taken()).toEqual(['12:floor:2 sold']);
    await sound();
  });

  it('gets less later, and the rest stays booked for what was sold', async () => {
    const order = await paid();
    passUntil(5);
    expect(values(await read(order))).toEqual([275, 275]);
    const { body } = await giveBack(order, 2, 550);
    expect(body).toMatchObject({ state: 'paid', tickets: [{ is_revoked: true }, { is_revoked: true }] });
    expect(await booked()).toEqual([
      { kind: 'fee', minor: 5000 },
      { kind: 'ticket', minor: 50_000 },
    ]);
    expect(await taken()).toEqual([]);
    await sound();
  });

  it('does not get the fee where the seller keeps it, and the books say so', async () => {
    await setRule(usual, true);
    const order = await paid();
    expect(values(order)).toEqual([500, 500]);
    expect((await giveBack(order, 2, 1000)).status).toBe(200);
    expect(await booked()).toEqual([
      { kind: 'fee', minor: 10_000 },
      { kind: 'ticket', minor: 0 },
    ]);
    await sound();
  });

  it('gets nothing too late, without a rule, or where the rule gives nothing', async () => {
    const order = await paid();
    passUntil(2);
    expect(values(await read(order))).toEqual([null, null]);
    expect((await giveBack(order, 1, 0)).body.error.code).toBe('return_closed');
    await setRule([{ days: 0, percent: 80 }]);
    expect(values(await read(order))).toEqual([440, 440]);
    // From the moment on that its code opens a door.
    passUntil(0);
    expect(values(await read(order))).toEqual([null, null]);
    await setRule([]);
    expect((await giveBack(order, 1, 550)).body.error.code).toBe('return_closed');
  });

  it('is shown, and given, no more than was left to them by what they were given out of goodwill', async () => {
    const order = await paid();
    await refundOrder(fixture.deps(), Number(order.number), { kind: 'sum', minor: 30_000 });
    expect(values(await read(order))).toEqual([400, 400]);
    expect((await giveBack(order, 2, 1100)).body.error.code).toBe('refund_changed');
    const { body } = await giveBack(order, 1, 400);
    expect(values(body)).toEqual([null, 400]);
    const last = await call<Order>('POST', `/api/orders/${order.token}/give-back`, {
      body: { ticket_numbers: [order.tickets[1]?.number], expected_amount: 400 },
    });
    expect(last.body).toMatchObject({ state: 'refunded', payments: [{ refunds: [{}, {}, {}] }] });
    expect(await rows(sql`select sum(amount_minor)::integer as minor from refunds`)).toEqual([
      { minor: 110_000 },
    ]);
    await sound();
  });

  it('is told when the sum is another by now', async () => {
    const order = await paid();
    passUntil(5);
    expect((await giveBack(order, 1, 550)).body.error.code).toBe('refund_changed');
    expect((await read(order)).tickets.every(({ is_revoked }) => !is_revoked)).toBe(true);
  });

  it('gets all of it where the performance is not what was bought', async () => {
    const order = await paid();
    passUntil(5);
    await announce(fixture, { started_at: '2027-03-18T19:00' });
    expect(values(await read(order))).toEqual([null, null]);
    expect((await giveBack(order, 1, 275)).body.error.code).toBe('return_closed');
  });

  it('takes a ticket back first that somebody else has', async () => {
    const order = await paid();
    await call('POST', `/api/orders/${order.token}/transfers`, {
      body: { ticket_number: order.tickets[0]?.number, name: 'Борис', email: 'boris@example.com' },
    });
    const handedOn = await read(order);
    expect(values(handedOn)).toEqual([null, 550]);
    expect((await giveBack(handedOn, 1, 550)).body.error.code).toBe('return_closed');
  });

  it('has the certificate filled up again that it was paid with, and a code may be used again by its own rule', async () => {
    await issueVoucher(db(), now, 'SPRING', {
      max_uses: 1,
      budget: 100,
      currency_code: 'RUB',
      returns: 'always',
    });
    const order = await ordered({ voucher_codes: ['SPRING'], expected_total: 1000 });
    const { code } = await issueCertificate(db(), money(200_000, 'RUB'), now());
    await begin(order, 7, { certificate_code: code });
    const whole = await read(order);
    expect(whole.state).toBe('paid');
    const sum = values(whole).reduce((all: number, one) => all + (one ?? 0), 0);
    expect(sum).toBe(1000);
    expect((await giveBack(whole, 2, sum)).body.state).toBe('refunded');
    expect(await rows(sql`select left_minor from certificates`)).toEqual([{ left_minor: 200_000 }]);
    expect(await rows(sql`select uses from vouchers`)).toEqual([{ uses: 0 }]);
    await sound();
  });
});

describe('whoever comes second', () => {
  it('gives tickets back once, however often they press', async () => {
    const order = await paid();
    const answers = await Promise.all([1, 2, 3, 4].map(() => giveBack(order, 2, 1100)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows(sql`select amount_minor::integer as minor from refunds`)).toEqual([{ minor: 110_000 }]);
    await sound();
  });

  it('finds the ticket handed on, or given back', async () => {
    const order = await paid();
    const [given, handedOn] = await Promise.all([
      giveBack(order, 1, 550),
      call('POST', `/api/orders/${order.token}/transfers`, {
        body: { ticket_number: order.tickets[0]?.number, name: 'Борис', email: 'boris@example.com' },
      }),
    ]);
    expect([given.status === 200, handedOn.status === 200].filter(Boolean)).toHaveLength(1);
    await sound();
  });

  it('asks the bank again when it did not answer', async () => {
    const order = await paid();
    bank().breakDown('error');
    expect((await giveBack(order, 2, 1100)).status).toBe(200);
    bank().breakDown('none');
    pass(10);
    await fixture.sweep();
    expect((await read(order)).state).toBe('refunded');
    await sound();
  });
});
