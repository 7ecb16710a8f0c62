import { randomUUID } from 'node:crypto';
import { order as orderShape } from '@parterre/contracts/orders/order';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';

const { visitor, place, ordered, read, call, taken, pass, rows, sweep } = orderFixture();

const withTwo = async () => {
  const anna = visitor();
  await anna.add('12:floor', 2);
  return anna;
};

describe('an order', () => {
  it('is made of what the basket holds, keeps it, and leaves the basket empty', async () => {
    const anna = await withTwo();
    const { status, body } = await place(anna);
    expect(status).toBe(201);
    expect(orderShape.parse(body)).toMatchObject({
      state: 'awaiting_payment',
      expires_at: '2026-12-01T09:15:00.000Z',
      currency_code: 'RUB',
      total: { price: 1000, service_fee: 100, count: 2 },
      amount_due: 1100,
      lines: [{ id: '12:floor', count: 2, extra: { event: { title: 'Событие recital' }, seat: null } }],
      payments: [],
      tickets: [],
    });
    expect((await anna.read()).tickets).toEqual([]);
    expect(await taken()).toEqual(['12:floor:1 held', '12:floor:2 held']);
  });

  it('asked for again under its key is the same order', async () => {
    const anna = await withTwo();
    const key = randomUUID();
    const [first, second] = await Promise.all([place(anna, {}, key), place(anna, {}, key)]);
    const third = await place(anna, {}, key);
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(second.body).toMatchObject({ token: (first.body as unknown as { token: string }).token });
    const other = await place(anna, { lang: 'en' }, key);
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('is refused with every field that is wrong', async () => {
    const anna = await withTwo();
    const { status, body } = await place(anna, {
      contact: { name: '', email: 'anna', phone: '12' },
      consents: { offer: false, personal_data: true, marketing: true },
    });
    expect(status).toBe(422);
    expect(body.error.details).toMatchObject([
      { field: 'contact.name', reason: 'required' },
      { field: 'contact.email', reason: 'bad_format' },
      { field: 'consents.offer', reason: 'required' },
      { field: 'contact.phone', reason: 'bad_format' },
    ]);
  });

  it.each([
    ['another total was shown', { expected_total: 1099 }, 409, 'price_changed'],
    ['another currency was shown', { currency_code: 'EUR' }, 409, 'price_changed'],
    ['nobody offers the way to pay', { acquisition_id: 3 }, 409, 'acquisition_unavailable'],
  ])('is refused when %s', async (_case, more, status, code) => {
    const answer = await place(await withTwo(), more);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(await taken()).toHaveLength(2);
  });

  it('is refused when its basket was put into another currency meanwhile, and nothing is charged', async () => {
    const anna = visitor();
    await anna.add('2:stalls', 1, { query: '?currency_code=EUR' });
    const shown = { expected_total: 36, currency_code: 'EUR' };
    await anna.choose('RUB');
    expect(await place(anna, shown)).toMatchObject({
      status: 409,
      body: { error: { code: 'price_changed', currency_code: 'RUB', total: 3300 } },
    });
    // The same amount in another currency is another price.
    expect((await place(anna, { ...shown, expected_total: 3300 })).status).toBe(409);
    expect(await rows(sql`select 1 from orders`)).toEqual([]);
    expect(await taken()).toEqual(['2:stalls:1 held']);
    expect((await place(anna, { expected_total: 3300, currency_code: 'RUB' })).status).toBe(201);
  });

  it('names the currency of what was shown', async () => {
    const { status, body } = await place(await withTwo(), { currency_code: undefined });
    expect([status, body.error.details]).toMatchObject([
      422,
      [{ field: 'currency_code', reason: 'required' }],
    ]);
  });

  it('is refused of nothing, and of what is not held any more', async () => {
    expect((await place(visitor())).body.error.code).toBe('basket_empty');
    const anna = await withTwo();
    pass(15);
    expect((await place(anna)).body.error.code).toBe('hold_expired');
  });

  it('remembers what was agreed to, in which words, and from where', async () => {
    await ordered();
    const consents = await rows(
      sql<object>`select kind, is_given, version, ip from order_consents order by kind`,
    );
    expect(consents).toMatchObject([
      { kind: 'marketing', is_given: false },
      { kind: 'offer', is_given: true, version: expect.stringMatching(/^ru:.{16}$/), ip: '127.0.0.1' },
      { kind: 'personal_data', is_given: true },
    ]);
  });

  it('remembers the campaign that its visitor came from, as far as it can be kept', async () => {
    const campaign = { utm_source: 'news', utm_campaign: 'x'.repeat(300) };
    expect((await place(await withTwo(), { campaign })).status).toBe(201);
    expect(await rows(sql<object>`select campaign from orders`)).toEqual([
      { campaign: { utm_source: 'news', utm_campaign: 'x'.repeat(255) } },
    ]);
  });

  it('is known to its token alone', async () => {
    const order = await ordered();
    expect(order.token).toMatch(/^[\w-]{32}$/);
    // What is read of the catalogue comes with the next reading.
    const lines = order.lines.map(({ extra, ...line }) => ({
      ...line,
      extra: { ...extra, date: { ...extra.date, time_zone: 'Europe/Moscow' } },
    }));
    expect(await read(order)).toEqual({ ...order, lines });
    const number = String(order.number);
    for (const guess of ['x'.repeat(32), number.padStart(32, '0'), order.token.slice(0, 22)])
      expect((await call('GET', `/api/orders/${guess}`)).status).toBe(404);
    expect((await call('GET', `/api/orders/${number}`)).status).toBe(400);
  });
});

describe('an order that is not paid', () => {
  it('can be cancelled, which frees what it kept', async () => {
    const order = await ordered();
    const cancel = () => call('POST', `/api/orders/${order.token}/cancel`);
    expect(await cancel()).toMatchObject({ status: 200, body: { state: 'cancelled', expires_at: null } });
    expect(await taken()).toEqual([]);
    expect((await cancel()).status).toBe(200);
  });

  it('expires, and not before', async () => {
    const order = await ordered();
    pass(14);
    await sweep();
    expect((await read(order)).state).toBe('awaiting_payment');
    pass(1);
    await sweep();
    expect((await read(order)).state).toBe('expired');
    expect(await taken()).toEqual([]);
    expect((await call('POST', `/api/orders/${order.token}/cancel`)).body.error.code).toBe('order_closed');
  });
});

it('a stranger who asks for the orders of an address learns nothing', async () => {
  await ordered();
  const ask = (email: string) => call('POST', '/api/orders/lookup', { body: { email, lang: 'ru' } });
  expect(await ask('anna@example.com')).toEqual(await ask('nobody@example.com'));
  expect((await ask('nobody')).status).toBe(422);
  expect(await rows(sql`select 1 from outbox where kind = 'order_links'`)).toHaveLength(2);
});

it('the journal is only ever added to', async () => {
  await ordered();
  await expect(rows(sql`delete from journal`)).rejects.toThrow('only ever added to');
  await expect(rows(sql`update journal set entry = ''`)).rejects.toThrow('only ever added to');
});
