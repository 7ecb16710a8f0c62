import type { Order } from '@parterre/contracts/orders/order';
import type { StartedPayment } from '@parterre/contracts/orders/payment';
import { money } from '@parterre/domain/money/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce as announceTo, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { seatedEvent } from '../../../testing/seated-catalogue.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { issueCertificate } from '../payments/certificates.service.ts';

const fixture = orderFixture();
const { api, now, pass, deps, ordered, begin, read, bank, bankId, call, rows, sweep } = fixture;
const db = () => api().database.db;

const changedBy = (sum: number) =>
  seatedEvent().ticket_types.map((type) => ({ ...type, price: type.price + sum }));
const announce = (more: 'scheduled' | 'cancelled' = 'scheduled') =>
  announceTo(fixture, { started_at: usualStart, status: 'scheduled' }, [
    smallDate('recital-more', '2026-12-21T19:00', {
      hall: 'studio',
      ticket_types: changedBy(100),
      status: more,
    }),
    smallDate('recital-most', '2026-12-22T19:00', { hall: 'studio', ticket_types: changedBy(200) }),
  ]);
const setRule = (exchanges: object | null) =>
  db().query(sql`
    update landings
    set theme = jsonb_set(theme, '{seller}', coalesce(theme -> 'seller', '{}') || ${JSON.stringify({ exchanges })}::jsonb)
    where id = 1`);
const dateId = async (name: string) => {
  const [row] = await rows(sql<{ id: number }>`select id from performances where source_id = ${name}`);
  return row?.id ?? 0;
};

beforeEach(async () => {
  await announce();
  await setRule({ days: 1 });
});
afterEach(async () => {
  await setRule(null);
  await announce();
});

async function paid(): Promise<Order> {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}
const wish = async (name: 'recital-more' | 'recital-most' = 'recital-more') => ({
  date_id: 12,
  other_date_id: await dateId(name),
  expected_dearer: name === 'recital-more' ? 200 : 400,
});
const start = ({ token }: Order, body: object) =>
  call<StartedPayment>('POST', `/api/orders/${token}/exchange/payments`, {
    body: { acquisition_id: 1, ...body },
  });
const end = ({ token }: Order) => call<Order>('POST', `/api/orders/${token}/exchange/end`);
const heldThere = async (id: number) =>
  rows(
    sql`select unit from stock_units where performance_id = ${id} and state = 'held' and expires_at = 'infinity'`,
  );
const mailKinds = async () =>
  (
    await rows(
      sql<{ kind: string }>`select kind from outbox where kind like 'exchange%' or kind = 'order_moved'`,
    )
  ).map(({ kind }) => kind);
const sound = async () => {
  await workOutbox(deps(), async () => undefined);
  expect(await brokenInvariants(db(), now())).toEqual([]);
};
/** As good as they were bought. */
const unchanged = async (order: Order) => {
  const after = await read(order);
  expect(after.exchange).toBeNull();
  expect(after.tickets).toEqual(order.tickets);
  expect(after.total).toEqual(order.total);
};

describe('tickets for a dearer date', () => {
  it('are had once the difference has come: until then those that there are stay good', async () => {
    const order = await paid();
    const { other_date_id: other, ...wanted } = await wish();
    const started = await start(order, { ...wanted, other_date_id: other });
    expect(started.status).toBe(201);
    const waiting = await read(order);
    expect(waiting.exchange).toMatchObject({
      date_id: 12,
      other_date_id: other,
      price: 1200,
      amount: 200,
      payment_id: started.body.payment_id,
    });
    expect(waiting.tickets).toEqual(order.tickets);
    expect(await heldThere(other)).toHaveLength(2);
    await sound();
    await bank().pay(await bankId(started.body));
    pass(1);
    const done = await read(order);
    expect(done.exchange).toBeNull();
    expect(done.lines.map(({ extra }) => extra.date.id)).toEqual([other]);
    expect(done.total).toMatchObject({ price: 1200, service_fee: 100 });
    expect(done.tickets.filter(({ is_revoked }) => !is_revoked)).toHaveLength(2);
    expect(await mailKinds()).toEqual(['order_moved']);
    await sound();
    // Of both payments, what they were for by now.
    const parts = await rows(
      sql`select kind, sum(amount_minor)::integer as minor from journal_parts where performance_id = ${other} group by kind order by kind`,
    );
    expect(parts).toEqual([
      { kind: 'fee', minor: 10_000 },
      { kind: 'ticket', minor: 120_000 },
    ]);
  });

  it('are held once and paid once, however many tabs ask, and whatever the bank repeats', async () => {
    const order = await paid();
    const body = await wish();
    const answers = await Promise.all([1, 2, 3].map(() => start(order, body)));
    expect(new Set(answers.map(({ body: { payment_id } }) => payment_id)).size).toBe(1);
    expect(await heldThere(body.other_date_id)).toHaveLength(2);
    const id = await bankId(answers[0]?.body ?? { payment_id: '' });
    await bank().pay(id);
    await Promise.all([read(order), read(order), sweep()]);
    // A tab that was left open.
    expect((await start(order, body)).body.payment_id).toBe(answers[0]?.body.payment_id);
    expect(await rows(sql`select id from exchanges where state = 'done'`)).toHaveLength(1);
    expect(await rows(sql`select id from journal where entry = 'order.moved'`)).toHaveLength(1);
    await sound();
  });

  it('are paid although the answer of the bank was lost', async () => {
    const order = await paid();
    bank().loseAnswers(1);
    expect((await start(order, await wish())).body.error.code).toBe('provider_unavailable');
    const again = await start(order, await wish());
    expect(again.status).toBe(201);
    expect(await rows(sql`select payment_id from exchange_payments`)).toHaveLength(1);
    await bank().pay(await bankId(again.body));
    expect((await read(order)).total.price).toBe(1200);
    await sound();
  });

  it('are free again when nobody pays in time', async () => {
    const order = await paid();
    const body = await wish();
    const started = await start(order, body);
    expect(started.status).toBe(201);
    pass(16);
    await sweep();
    await unchanged(order);
    expect(await heldThere(body.other_date_id)).toEqual([]);
    expect(await mailKinds()).toEqual(['exchange_expired']);
    await sound();
  });

  it('are not had for money that comes after their time: it goes back', async () => {
    const order = await paid();
    const body = await wish();
    const started = await start(order, body);
    const id = await bankId(started.body);
    // The bank says nothing for longer than seats are kept for it.
    bank().breakDown('error');
    pass(90);
    await sweep();
    bank().breakDown('none');
    expect(await heldThere(body.other_date_id)).toEqual([]);
    await bank().pay(id);
    pass(30);
    await sweep();
    await sweep();
    await unchanged(order);
    expect(await rows(sql`select amount_minor::integer as minor, reason, state from refunds`)).toEqual([
      { minor: 20_000, reason: 'exchange_ended', state: 'done' },
    ]);
    expect(await mailKinds()).toEqual(['exchange_expired', 'exchange_refunded']);
    await sound();
  });

  it('are given up by their buyer, for others, or because the bank said no', async () => {
    const order = await paid();
    const [more, most] = [await wish(), await wish('recital-most')];
    await start(order, more);
    await start(order, most);
    expect(await heldThere(more.other_date_id)).toEqual([]);
    expect(await heldThere(most.other_date_id)).toHaveLength(2);
    expect((await end(order)).body.exchange).toBeNull();
    expect(await heldThere(most.other_date_id)).toEqual([]);
    await unchanged(order);
    const failed = await start(order, more);
    await bank().decline(await bankId(failed.body));
    const after = await read(order);
    expect(after.exchange?.payment_id).toBe(failed.body.payment_id);
    expect(after.payments.at(-1)?.state).toBe('failed');
    const second = await start(order, more);
    await bank().pay(await bankId(second.body));
    expect((await read(order)).total.price).toBe(1200);
    await sound();
  });

  it('are not had for tickets that went another way meanwhile: the money goes back', async () => {
    const order = await paid();
    const started = await start(order, await wish());
    await call('POST', `/api/orders/${order.token}/transfers`, {
      body: { ticket_number: order.tickets[0]?.number, name: 'Борис', email: 'boris@example.com' },
    });
    await bank().pay(await bankId(started.body));
    const after = await read(order);
    expect(after.exchange).toBeNull();
    expect(after.lines).toEqual(order.lines);
    await sweep();
    expect(await rows(sql`select amount_minor::integer as minor, reason, state from refunds`)).toEqual([
      { minor: 20_000, reason: 'exchange_ended', state: 'done' },
    ]);
    expect(await mailKinds()).toEqual(['exchange_refunded']);
    expect(await heldThere((await wish()).other_date_id)).toEqual([]);
    await sound();
  });

  it('are not had for a date that was called off meanwhile', async () => {
    const order = await paid();
    const started = await start(order, await wish());
    await announce('cancelled');
    await bank().pay(await bankId(started.body));
    await read(order);
    await sweep();
    await unchanged(await read(order));
    expect(await rows(sql`select reason from refunds`)).toEqual([{ reason: 'exchange_ended' }]);
  });

  it('are paid at once by a gift certificate that has all of it, and by none that has less', async () => {
    const order = await paid();
    const body = { ...(await wish()), acquisition_id: 7 };
    const short = await issueCertificate(db(), money(10_000, 'RUB'), now());
    const refused = await start(order, { ...body, certificate_code: short.code });
    expect(refused.body.error.code).toBe('certificate_short');
    const whole = await issueCertificate(db(), money(50_000, 'RUB'), now());
    for (const _ of [1, 2])
      expect((await start(order, { ...body, certificate_code: whole.code })).status).toBe(201);
    expect((await read(order)).total.price).toBe(1200);
    expect(
      await rows(sql`select left_minor::integer as minor from certificates order by amount_minor`),
    ).toEqual([{ minor: 10_000 }, { minor: 30_000 }]);
    await sound();
  });

  it('are refused at another sum than was shown, by invoice, and after so many tries a day', async () => {
    const order = await paid();
    const body = await wish();
    const code = async (more: object) => (await start(order, { ...body, ...more })).body.error?.code;
    expect(await code({ expected_dearer: 100 })).toBe('difference_changed');
    expect(await code({ acquisition_id: 6 })).toBe('acquisition_unavailable');
    expect(await code({ other_date_id: 12 })).toBe('sale_closed');
    for (const _ of [1, 2, 3, 4, 5]) {
      expect(await code({})).toBeUndefined();
      await end(order);
    }
    expect(await code({})).toBe('exchange_closed');
    await unchanged(order);
    await sound();
  });
});
