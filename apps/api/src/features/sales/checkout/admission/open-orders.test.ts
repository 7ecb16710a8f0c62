import { randomUUID } from 'node:crypto';
import type { Order } from '@parterre/contracts/orders/order';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { sql } from '../../../../database/sql.ts';
import { orderFixture } from '../../../../testing/order-fixture.ts';
import { seatedCatalogue } from '../../../../testing/seated-catalogue.ts';
import type { Visitor } from '../../../../testing/visitor.ts';
import { importCatalogue } from '../../../catalogue/import/import-catalogue.service.ts';

const limits = { browser: 3, email: 3, address: 5, addressInvoices: 3 };
const options = { maxTicketsPerOrder: 10, openOrderLimits: limits, secret: 'x'.repeat(32) };
const fixture = orderFixture({ app: options });
const { api, visitor, call, begin, bank, bankId, read, pass, sweep, rows } = fixture;

/** Of 500 places, for which invoices are taken. */
const balcony = '2:balcony';
beforeAll(async () => {
  const catalogue = seatedCatalogue();
  const events = catalogue.events?.map((event) => ({ ...event, invoices: true })) ?? [];
  const imported = await importCatalogue(api().database.db, { ...catalogue, events });
  expect(imported.kind).toBe('imported');
});

interface From {
  readonly ip?: string;
  readonly email?: string;
  readonly acquisition?: number;
  readonly key?: string;
}

const someone = () => `${randomUUID()}@example.com`;
const someAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const orderRequest = ({ ip, email, acquisition, key }: From, expected_total: number) => ({
  headers: { 'idempotency-key': key ?? randomUUID(), 'x-forwarded-for': ip ?? '203.0.113.7' },
  payload: {
    contact: { name: 'Анна Иванова', email: email ?? someone() },
    acquisition_id: acquisition ?? 1,
    consents: { offer: true, personal_data: true, marketing: false },
    lang: 'ru',
    expected_total,
    currency_code: 'RUB',
  },
});

async function order(one: Visitor, from: From = {}) {
  const { total } = await one.read();
  const { headers, payload } = orderRequest(from, total.price + total.service_fee);
  return call<Order>('POST', '/api/orders', { body: payload, cookie: one.cookie(), headers });
}

async function buyer(count = 1): Promise<Visitor> {
  const one = visitor();
  expect(await one.add(balcony, count)).toMatchObject({ status: 200 });
  return one;
}

const codes = (answers: readonly { status: number; body: { error?: { code: string } } }[]) =>
  answers.map(({ status, body }) => (status === 201 ? 'placed' : body.error?.code));
const ticketsInOrders = async () => {
  const found = await rows(
    sql<{ count: number }>`select coalesce(sum(count), 0)::integer as count from order_lines`,
  );
  return found[0]?.count;
};

it('a script that asks for one bill after another, each with a new cookie and address of mail, is soon refused', async () => {
  const bills = [];
  for (let bill = 0; bill < 6; bill += 1) {
    const script = visitor();
    for (let seat = 0; seat < 10; seat += 1) await script.add(balcony);
    const placed = await order(script, { acquisition: 6 });
    bills.push(placed);
    await call('POST', `/api/orders/${placed.body.token}/payments`, { body: { acquisition_id: 6 } });
  }
  const refused = 'too_many_open_orders';
  expect(codes(bills)).toEqual(['placed', 'placed', 'placed', refused, refused, refused]);
  expect(bills[3]).toMatchObject({ status: 409, body: { error: { owner: 'address', limit: 3 } } });
  expect(await ticketsInOrders()).toBe(30);
});

it('a script that orders with a card first and then asks for bills is soon refused, too', async () => {
  for (let bill = 0; bill < 3; bill += 1)
    await begin((await order(await buyer(), { acquisition: 1 })).body, 6);
  const { body } = await order(await buyer(), { acquisition: 1 });
  const byInvoice = await call('POST', `/api/orders/${body.token}/payments`, { body: { acquisition_id: 6 } });
  expect(byInvoice).toMatchObject({ status: 409, body: { error: { code: 'too_many_open_orders' } } });
  expect((await begin(body)).state).toBe('pending');
});

describe('of fifty who order at the same moment, in two processes, no more are let through than may be:', () => {
  const rush = async (from: (turn: number) => From) => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => buyer()));
    const other = buildApp({ ...options, db: api().database.db, now: fixture.now });
    const place = async (one: Visitor, turn: number) => {
      const { headers, payload } = orderRequest({ ip: someAddress(), ...from(turn) }, 1100);
      const { statusCode } = await (turn % 2 ? other : api().app).inject({
        method: 'POST',
        url: '/api/orders',
        headers: { ...headers, cookie: String(one.cookie()) },
        payload,
      });
      return statusCode;
    };
    const statuses = await Promise.all(buyers.map(place));
    await other.close();
    return statuses.filter((status) => status === 201).length;
  };

  it('from one address', async () => {
    expect(await rush(() => ({ ip: '203.0.113.7' }))).toBe(5);
  });

  it('from one household of IPv6', async () => {
    expect(await rush((turn) => ({ ip: `2001:db8:1:2::${turn}` }))).toBe(5);
  });

  it('for one address of mail, however it is spelt', async () => {
    const spelling = (turn: number) =>
      ['Anna@Bücher.example', 'anna@xn--bcher-kva.example', 'anna@bücher.example'][turn % 3] ?? '';
    expect(await rush((turn) => ({ email: spelling(turn) }))).toBe(3);
  });

  it('by invoice', async () => {
    expect(await rush(() => ({ ip: '203.0.113.7', acquisition: 6 }))).toBe(3);
  });

  it('and all of them where they have nothing in common', async () => {
    expect(await rush(() => ({}))).toBe(50);
  });
});

it('a browser is told which limit it has come to', async () => {
  const anna = visitor();
  const answers = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await anna.add(balcony);
    answers.push(await order(anna, { ip: someAddress() }));
  }
  expect(codes(answers)).toEqual(['placed', 'placed', 'placed', 'too_many_open_orders']);
  expect(answers[3]?.body).toMatchObject({ error: { owner: 'browser', limit: 3 } });
  expect((await anna.read()).total.count).toBe(1);
});

it('an order whose answer was lost is the same order when it is asked for again, whatever waits by then', async () => {
  const anna = visitor();
  const key = randomUUID();
  const email = someone();
  await anna.add(balcony);
  const { body } = await order(anna, { key, email });
  for (let turn = 0; turn < 2; turn += 1) {
    await anna.add(balcony);
    await order(anna, { email });
  }
  await anna.add(balcony);
  const again = await order(anna, { key, email });
  expect(again).toMatchObject({ status: 201, body: { token: body.token } });
});

describe('whoever pays, or gives up, or is too late may order again:', () => {
  const anna = 'anna@example.com';
  const placeThree = async () => {
    const orders = [];
    for (let turn = 0; turn < 3; turn += 1) orders.push((await order(await buyer(), { email: anna })).body);
    expect(codes([await order(await buyer(), { email: anna })])).toEqual(['too_many_open_orders']);
    return orders;
  };
  const another = async () => codes([await order(await buyer(), { email: anna })]);

  it('paid', async () => {
    const [first] = await placeThree();
    if (!first) throw new Error('it was not placed');
    await bank().pay(await bankId(await begin(first)));
    await read(first);
    expect(await another()).toEqual(['placed']);
  });

  it('given up', async () => {
    const [first] = await placeThree();
    await call('POST', `/api/orders/${first?.token}/cancel`);
    expect(await another()).toEqual(['placed']);
  });

  it('too late', async () => {
    await placeThree();
    pass(16);
    await sweep();
    expect(await another()).toEqual(['placed']);
  });
});

it('a buyer who pays each order before the next is never refused', async () => {
  const anna = visitor();
  for (let turn = 0; turn < 8; turn += 1) {
    await anna.add(balcony, 2);
    const placed = await order(anna, { email: 'anna@example.com', acquisition: turn % 2 ? 6 : 1 });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    await bank().pay(await bankId(await begin(placed.body)));
    expect((await read(placed.body)).state).toBe('paid');
  }
});

it('colleagues behind one address do not stand in each other’s way', async () => {
  const answers = [];
  for (let one = 0; one < 5; one += 1) answers.push(await order(await buyer(2)));
  expect(codes(answers)).toEqual(Array(5).fill('placed'));
});

it('where an order came from is a keyed hash, and forgotten as soon as it waits no more', async () => {
  const { body } = await order(await buyer(), { ip: '203.0.113.77' });
  const marks = () => rows(sql<{ visitor: string | null }>`select visitor from orders`);
  expect(await marks()).toEqual([{ visitor: expect.stringMatching(/^[\w-]{22}$/) }]);
  await call('POST', `/api/orders/${body.token}/cancel`);
  expect(await marks()).toEqual([{ visitor: null }]);
});
