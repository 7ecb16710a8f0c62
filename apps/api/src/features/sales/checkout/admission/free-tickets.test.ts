import { randomUUID } from 'node:crypto';
import type { Order } from '@parterre/contracts/orders/order';
import { money } from '@parterre/domain/money/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { sql } from '../../../../database/sql.ts';
import { orderFixture } from '../../../../testing/order-fixture.ts';
import { seatedCatalogue } from '../../../../testing/seated-catalogue.ts';
import type { Visitor } from '../../../../testing/visitor.ts';
import { importCatalogue } from '../../../catalogue/import/import-catalogue.service.ts';
import { issueCertificate } from '../../payments/certificates.service.ts';
import { forgetFreeTickets } from './admit-free-order.service.ts';

const limits = { browser: 4, email: 4, address: 6 };
const options = { maxTicketsPerOrder: 10, freeTicketLimits: limits, secret: 'x'.repeat(32) };
const fixture = orderFixture({ app: options });
const { api, visitor, call, begin, read, now, pass, rows } = fixture;

/** Two performances of an event that costs nothing, one of another, and one that is to be paid. */
const free = '2:balcony';
const freeNextDay = '3:balcony';
const otherFree = '4:entry';
const paid = '12:floor';
beforeAll(async () => {
  const catalogue = seatedCatalogue();
  const forNothing = ['balcony', 'entry'];
  const events = catalogue.events?.map((event) => ({
    ...event,
    ticket_types: event.ticket_types.map((type) =>
      forNothing.includes(type.zone) ? { ...type, price: 0, service_fee: 0 } : type,
    ),
  }));
  const imported = await importCatalogue(api().database.db, { ...catalogue, events: events ?? [] });
  expect(imported.kind).toBe('imported');
});

interface From {
  readonly ip?: string;
  readonly email?: string;
  readonly key?: string;
}

const someone = () => `${randomUUID()}@example.com`;
const someAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const orderRequest = ({ ip, email, key }: From, expected_total = 0) => ({
  headers: { 'idempotency-key': key ?? randomUUID(), 'x-forwarded-for': ip ?? someAddress() },
  payload: {
    contact: { name: 'Анна Иванова', email: email ?? someone() },
    acquisition_id: 1,
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

/** Orders so many tickets, as one visitor or as one more. */
async function take(count: number, from: From = {}, { one = visitor(), ticket = free } = {}) {
  expect(await one.add(ticket, count)).toMatchObject({ status: 200 });
  return order(one, from);
}

const refusedFor = (owner: keyof typeof limits) => ({
  status: 409,
  body: { error: { code: 'too_many_free_tickets', owner, limit: limits[owner] } },
});
const complete = { status: 201, body: { state: 'paid' } };

it('a script that takes one free ticket after another, each with a new cookie and address of mail, is soon refused', async () => {
  const script = { ip: '203.0.113.7' };
  expect(await take(3, script)).toMatchObject(complete);
  expect(await take(3, script)).toMatchObject(complete);
  expect(await take(1, script)).toMatchObject(refusedFor('address'));
  expect(await take(1)).toMatchObject(complete);
  const issued = await rows(sql<{ count: number }>`select sum(count)::integer as count from order_lines`);
  expect(issued).toEqual([{ count: 7 }]);
});

it('a browser is told which limit it has come to, and keeps its basket', async () => {
  const one = visitor();
  expect(await take(3, {}, { one })).toMatchObject(complete);
  expect(await take(2, {}, { one })).toMatchObject(refusedFor('browser'));
  expect((await one.read()).total.count).toBe(2);
});

it('a mailbox is one however its address is written', async () => {
  expect(await take(2, { email: 'a.nna@gmail.com' })).toMatchObject(complete);
  expect(await take(2, { email: 'Anna+1@googlemail.com' })).toMatchObject(complete);
  expect(await take(1, { email: 'anna@gmail.com' })).toMatchObject(refusedFor('email'));
});

it('an order of too many at once is refused though nothing was ordered before', async () => {
  expect(await take(5)).toMatchObject(refusedFor('browser'));
});

it('of fifty who order at the same moment, in two processes, no more are let through than may be', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const one = visitor();
      await one.add(free, 1);
      return one;
    }),
  );
  const other = buildApp({ ...options, db: api().database.db, now: fixture.now });
  const statuses = await Promise.all(
    buyers.map(async (one, turn) => {
      const { headers, payload } = orderRequest({ ip: '203.0.113.7' });
      const { statusCode } = await (turn % 2 ? other : api().app).inject({
        method: 'POST',
        url: '/api/orders',
        headers: { ...headers, cookie: String(one.cookie()) },
        payload,
      });
      return statusCode;
    }),
  );
  await other.close();
  expect(statuses.filter((status) => status === 201)).toHaveLength(limits.address);
});

describe('who has had their free tickets of an event', () => {
  const anna = { email: 'anna@example.com' };

  it('gets none for another performance of it', async () => {
    expect(await take(4, anna)).toMatchObject(complete);
    expect(await take(1, anna, { ticket: freeNextDay })).toMatchObject(refusedFor('email'));
  });

  it('gets those of another event', async () => {
    expect(await take(4, anna)).toMatchObject(complete);
    expect(await take(4, anna, { ticket: otherFree })).toMatchObject(complete);
  });

  it('gets more a day later, when nothing is kept of the first any more', async () => {
    expect(await take(4, anna)).toMatchObject(complete);
    pass(60 * 23);
    expect(await take(1, anna)).toMatchObject(refusedFor('email'));
    pass(61);
    expect(await take(4, anna)).toMatchObject(complete);
    await forgetFreeTickets(api().database.db, now());
    expect(await rows(sql`select distinct ordered_at from free_tickets`)).toEqual([{ ordered_at: now() }]);
  });

  it('finds the same order when its answer was lost', async () => {
    const one = visitor();
    const from = { ...anna, key: randomUUID() };
    const { body } = await take(4, from, { one });
    const { headers, payload } = orderRequest(from);
    const repeated = await call<Order>('POST', '/api/orders', {
      body: payload,
      cookie: one.cookie(),
      headers,
    });
    expect(repeated).toMatchObject({ status: 201, body: { token: body.token } });
  });

  it('may buy what is to be paid, with a certificate too: that is money', async () => {
    const one = visitor();
    const from = { ...anna, ip: '203.0.113.7' };
    expect(await take(4, from, { one })).toMatchObject(complete);
    const { code } = await issueCertificate(api().database.db, money(10_000_000, 'RUB'), now());
    for (let turn = 0; turn < 3; turn += 1) {
      const { body } = await take(5, from, { one, ticket: paid });
      await begin(body, 7, { certificate_code: code });
      expect((await read(body)).state).toBe('paid');
    }
    expect(await take(1, from, { one })).toMatchObject(refusedFor('browser'));
  });
});

it('who has taken free tickets is known by keyed hashes alone', async () => {
  await take(1, { email: 'anna@example.com', ip: '203.0.113.7' });
  const marks = await rows(sql<{ owner: string }>`select owner from free_tickets`);
  expect(marks).toHaveLength(3);
  for (const { owner } of marks) expect(owner).toMatch(/^[\w-]{22}$/);
});
