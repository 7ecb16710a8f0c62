import { money } from '@parterre/domain/money/money';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce as announceTo, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { seatedCatalogue, seatedEvent } from '../../../testing/seated-catalogue.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { importCatalogue } from '../../catalogue/import/import-catalogue.service.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import { receiveInvoice } from '../payments/invoices.service.ts';
import { handleNotification } from '../payments/notifications.service.ts';
import { refundOrder, revokeTickets } from './refund-order.service.ts';

const fixture = orderFixture();
const { api, now, pass, deps, ordered, begin, read, bank, bankId, call, rows, taken, visitor, place } =
  fixture;

const newStart = '2027-03-18T19:00';

/** With a second performance on the day after. */
const announce = (changes: Parameters<typeof announceTo>[1]) =>
  announceTo(fixture, changes, [smallDate('recital-2', '2026-12-19T19:00', { hall: 'studio' })]);
afterEach(() => announce({ started_at: usualStart, status: 'scheduled' }));

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}
/** One ticket of each performance. */
async function paidForBoth() {
  await announce({});
  const anna = visitor();
  await anna.add('12:floor', 1);
  const [{ id: otherId } = { id: 0 }] = await rows(
    sql<{ id: number }>`select id from performances where source_id = 'recital-2'`,
  );
  await anna.add(`${otherId}:floor`, 1);
  const { token } = (await place(anna)).body as unknown as { token: string };
  await bank().pay(await bankId(await begin({ token })));
  await read({ token });
  return { token, otherId };
}
const giveBack = ({ token }: { readonly token: string }, date_id = 12) =>
  call('POST', `/api/orders/${token}/return`, { body: { date_id } });
const sound = async () => expect(await brokenInvariants(api().database.db, now())).toEqual([]);

describe('tickets of a performance that was moved', () => {
  it('are given back for all their money, are revoked, and their seats are free', async () => {
    const order = await paid();
    await announce({ started_at: newStart });
    expect((await read(order)).returns).toEqual([
      {
        date_id: 12,
        until: '2026-12-15T12:00:00+03:00',
        refund_from: null,
        may_take_certificate: false,
        is_at_counter: false,
        other_dates: [expect.objectContaining({ started_at: '2026-12-19T19:00:00+03:00' })],
      },
    ]);
    expect(await giveBack(order)).toMatchObject({
      status: 200,
      body: { state: 'refunded', returns: [], tickets: [{ is_revoked: true }, { is_revoked: true }] },
    });
    expect(await read(order)).toMatchObject({ payments: [{ refunds: [{ state: 'done', amount: 1100 }] }] });
    expect(await rows(sql`select reason from refunds`)).toEqual([{ reason: 'returned' }]);
    expect(await taken()).toEqual([]);
    await sound();
  });

  it('are given back once, however often and by however many that is asked', async () => {
    const order = await paidForBoth();
    await announce({ started_at: newStart });
    const answers = await Promise.all([giveBack(order), giveBack(order), giveBack(order)]);
    answers.push(await giveBack(order));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows(sql`select amount_minor from refunds`)).toEqual([{ amount_minor: 55_000 }]);
    await sound();
  });

  it('wait for a person where money went back at the provider, and nobody has said for which tickets', async () => {
    const order = await paidForBoth();
    const [payment] = (await read(order)).payments;
    const told = await bank().refundAtProvider(
      await bankId({ payment_id: payment?.payment_id ?? '' }),
      55_000,
    );
    await handleNotification(deps(), 'sandbox', told);
    await announce({ started_at: newStart });
    expect(await giveBack(order)).toMatchObject({
      status: 409,
      body: { error: { code: 'return_under_review' } },
    });
    expect(await rows(sql`select amount_minor from refunds`)).toEqual([{ amount_minor: 55_000 }]);
    await sound();
  });

  it('leave an order paid as long as another ticket of it is good, whatever else went back', async () => {
    const order = await paidForBoth();
    const { number } = await read(order);
    await refundOrder(deps(), Number(number), { kind: 'sum', minor: 55_000 });
    await announce({ started_at: newStart });
    const { body } = await giveBack(order);
    expect(body).toMatchObject({ state: 'paid', tickets: [{ is_revoked: true }, { is_revoked: false }] });
    await sound();
  });

  it('are not taken back once the time for it is over, or by anybody who does not have the link', async () => {
    const order = await paid();
    await announce({ started_at: newStart });
    const told = { performance_id: 12, started_at: newStart, status: 'scheduled', notified_at: now() };
    await rows(sql`
      insert into performance_notices (order_id, performance_id, started_at, status, notified_at)
      select id, ${told.performance_id}, ${told.started_at}, ${told.status}, ${told.notified_at} from orders`);
    pass(60 * 24 * 14);
    expect((await read(order)).returns).toEqual([]);
    expect((await giveBack(order)).body.error.code).toBe('return_closed');
    expect((await giveBack({ token: 'x'.repeat(32) })).status).toBe(404);
    expect((await read(order)).tickets).toMatchObject([{ is_revoked: false }, { is_revoked: false }]);
  });

  it('are given back alone: those of another performance in the same order stay good', async () => {
    const { token, otherId } = await paidForBoth();
    await announce({ started_at: newStart });
    expect((await read({ token })).returns).toMatchObject([{ date_id: 12 }]);
    expect((await giveBack({ token }, otherId)).body.error.code).toBe('return_closed');
    expect((await giveBack({ token })).status).toBe(200);
    expect(await read({ token })).toMatchObject({
      state: 'paid',
      returns: [],
      payments: [{ refunds: [{ state: 'done', amount: 550 }] }],
      tickets: [{ is_revoked: true }, { is_revoked: false }],
    });
    expect(await taken()).toEqual([`${otherId}:floor:1 sold`]);
    await sound();
  });

  it('are given back for what is left when some of it went back before', async () => {
    const order = await paid();
    await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 10_000 });
    await announce({ started_at: newStart });
    await giveBack(order);
    expect(await read(order)).toMatchObject({
      state: 'refunded',
      payments: [{ refunds: [{ amount: 100 }, { amount: 1000 }] }],
    });
    await sound();
  });
});

describe('tickets that cost nothing', () => {
  /** Places on the floor are free, seats are not; with a second performance on the day after. */
  async function announceFreeFloor(changes: object = {}) {
    const event = seatedEvent();
    const ticket_types = event.ticket_types.map((type) =>
      type.zone === 'floor' ? { ...type, price: 0, service_fee: 0 } : type,
    );
    const other = smallDate('recital-2', '2026-12-19T19:00', { hall: 'studio' });
    const dates = [...event.dates.map((date) => ({ ...date, ...changes })), other];
    const file = { ...seatedCatalogue(), events: [{ ...event, ticket_types, dates }] };
    expect((await importCatalogue(api().database.db, file, { now: now() })).kind).toBe('imported');
  }
  const mailKinds = () => rows(sql`select kind from outbox where mailbox is not null order by id`);

  it('are given back for nothing: the order is over, its stock is free, and no mail tells of money', async () => {
    await announceFreeFloor();
    const order = await ordered({ expected_total: 0 });
    expect(order.state).toBe('paid');
    await announceFreeFloor({ status: 'cancelled' });
    expect((await giveBack(order)).body).toMatchObject({
      state: 'refunded',
      returns: [],
      tickets: [{ is_revoked: true }, { is_revoked: true }],
    });
    expect((await giveBack(order)).status).toBe(200);
    expect(await taken()).toEqual([]);
    expect(await rows(sql`select 1 from refunds`)).toEqual([]);
    expect(await mailKinds()).toEqual([{ kind: 'order_paid' }]);
    await sound();
  });

  it('end their order when its money went back before them', async () => {
    await announceFreeFloor();
    const anna = visitor();
    await anna.add('12:3');
    const [{ id: otherId } = { id: 0 }] = await rows(
      sql<{ id: number }>`select id from performances where source_id = 'recital-2'`,
    );
    await anna.add(`${otherId}:floor`, 1);
    const { token } = (await place(anna, { expected_total: 2200 })).body as unknown as { token: string };
    await bank().pay(await bankId(await begin({ token })));
    const { tickets, number } = await read({ token });
    await announceFreeFloor({ status: 'cancelled' });
    expect((await giveBack({ token })).body).toMatchObject({ state: 'paid' });
    const free = tickets.find(({ line_id }) => line_id.startsWith(`${otherId}:`));
    await revokeTickets(deps(), Number(number), [free?.number ?? '']);
    expect((await read({ token })).state).toBe('refunded');
    expect(await taken()).toEqual([]);
    await sound();
  });
});

it.each(['cancelled', 'postponed'] as const)(
  'tickets of a performance that is %s can be given back for as long as it is',
  async (status) => {
    const order = await paid();
    await announce({ status });
    pass(60 * 24 * 30);
    expect((await read(order)).returns).toEqual([
      {
        date_id: 12,
        until: null,
        refund_from: null,
        may_take_certificate: false,
        is_at_counter: false,
        other_dates: [],
      },
    ]);
    expect((await giveBack(order)).body).toMatchObject({ state: 'refunded' });
  },
);

it('what was paid by transfer is listed for the person who gives it back, a certificate is filled up again', async () => {
  const byTransfer = await ordered();
  await begin(byTransfer, 6);
  await receiveInvoice(deps(), Number(byTransfer.number), () => money(110_000, 'RUB'));
  const { code } = await issueCertificate(api().database.db, money(110_000, 'RUB'), now());
  const byCertificate = await ordered();
  await begin(byCertificate, 7, { certificate_code: code });
  await announce({ status: 'cancelled' });
  await giveBack(byTransfer);
  await giveBack(byCertificate);
  expect(await rows(sql`select reason from attention_items`)).toEqual([{ reason: 'refund_by_hand' }]);
  expect(await rows(sql`select left_minor from certificates`)).toEqual([{ left_minor: 110_000 }]);
  await sound();
});

it('tickets of a performance that is what was bought, or of an order that is not paid, are not taken back', async () => {
  const [order, unpaid] = [await paid(), await ordered()];
  expect(order.returns).toEqual([]);
  expect((await giveBack(order)).body.error.code).toBe('return_closed');
  await announce({ started_at: newStart });
  expect((await giveBack(unpaid)).body.error.code).toBe('order_not_paid');
  expect((await read(unpaid)).returns).toEqual([]);
});

it('a page of another site gives no tickets back', async () => {
  const order = await paid();
  await announce({ started_at: newStart });
  const answer = await call('POST', `/api/orders/${order.token}/return`, {
    body: { date_id: 12 },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'origin_refused' } } });
});
