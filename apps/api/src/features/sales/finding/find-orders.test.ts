import type { OrderQuery } from '@parterre/contracts/console/orders';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { forget } from '../../../testing/forget.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { findOrders, listPerformances } from './find-orders.service.ts';

const { api, visitor, place, ordered, begin, bank, bankId, call, rows, pass, now } = orderFixture({
  receivesNotifications: true,
});
const db = () => api().database.db;

const find = async (query: Partial<OrderQuery> = {}) => {
  const { results, next } = await findOrders(db(), { sort: 'newest', limit: 50, ...query });
  return { results, next, names: results.map(({ name }) => name) };
};
const names = async (search: string, more: Partial<OrderQuery> = {}) =>
  (await find({ search, ...more })).names;

const order = (name: string, email: string, phone?: string) =>
  ordered({ contact: { name, email, ...(phone && { phone }) } });

const paid = async (name: string, email = 'someone@example.com') => {
  const placed = await order(name, email);
  const payment = await bankId(await begin(placed));
  await bank().pay(payment);
  await expect.poll(async () => (await find({ search: placed.number })).results[0]?.state).toBe('paid');
  return { ...placed, payment };
};

describe('an order is found', () => {
  it('by what is remembered of its buyer: parts of words, in any case, with or without accents, in either alphabet', async () => {
    await order('Анна Иванова', 'anna.iv@example.com');
    await order('Jürgen Müller-Weiß', 'jmw@gmx.example');
    await order('Алёна Щукина', 'shchuka@example.com', '+7 (916) 123-45-67');
    for (const [search, found] of [
      ['иванова', ['Анна Иванова']],
      ['ИВАН', ['Анна Иванова']],
      ['ванов анн', ['Анна Иванова']],
      ['ivanova', ['Анна Иванова']],
      ['anna.iv@', ['Анна Иванова']],
      ['muller', ['Jürgen Müller-Weiß']],
      ['weiss', ['Jürgen Müller-Weiß']],
      ['gmx', ['Jürgen Müller-Weiß']],
      ['алена', ['Алёна Щукина']],
      ['shchukina', ['Алёна Щукина']],
      ['8 916 123-45-67', ['Алёна Щукина']],
      ['1234567', ['Алёна Щукина']],
      ['ан', ['Анна Иванова']],
      ['example.com', ['Алёна Щукина', 'Анна Иванова']],
      ['анна мюллер', []],
      ['ив%ва', []],
      ['a_n', []],
    ] as const)
      expect([search, await names(search)]).toEqual([search, found]);
  });

  it('by the company that its bill is made out to, for as long as it is', async () => {
    const { token } = await order('Анна Иванова', 'anna@example.com');
    await order('Борис Петров', 'boris@example.com');
    const billTo = (name: string | null) =>
      call('POST', `/api/orders/${token}/company`, {
        body: { company: name && { name, address: 'Tverskaya 1', country: 'RU', tax_number: '' } },
      });
    expect((await billTo('ООО «Ромашка»')).status).toBe(200);
    expect(await names('ромашка')).toEqual(['Анна Иванова']);
    expect(await names('romashka иван')).toEqual(['Анна Иванова']);
    // A slip in the buyer’s name leaves it.
    expect(
      (await call('POST', `/api/orders/${token}/name`, { body: { name: 'Анна Иванцова' } })).status,
    ).toBe(200);
    expect(await names('ромашка')).toEqual(['Анна Иванцова']);
    await billTo('ООО «Василёк»');
    expect(await names('ромашка')).toEqual([]);
    expect(await names('василек')).toEqual(['Анна Иванцова']);
    await billTo(null);
    expect(await names('василек')).toEqual([]);
    expect(await names('иванцова')).toEqual(['Анна Иванцова']);
  });

  it('by its number, by that of a ticket, and by the id that its bank knows it by', async () => {
    const anna = await paid('Анна Иванова');
    await paid('Борис Петров');
    const [ticket] = await rows(sql<{ number: string }>`
      select tickets.number from tickets join orders on orders.id = order_id where orders.number = ${anna.number}`);
    const typed = ticket?.number.toLowerCase() ?? '';
    for (const search of [
      anna.number,
      `№ ${anna.number}`,
      `${typed.slice(0, 5)} ${typed.slice(5)}`,
      anna.payment,
    ])
      expect([search, await names(search)]).toEqual([search, ['Анна Иванова']]);
  });

  it('by a seat of a performance', async () => {
    const anna = visitor();
    await anna.add('12:0');
    expect((await place(anna, { expected_total: 2200 })).status).toBe(201);
    const hall = { event_id: 9, performance_id: 12 };
    expect(await names('1 1', hall)).toEqual(['Анна Иванова']);
    expect(await names('hall 1-1', hall)).toEqual(['Анна Иванова']);
    expect(await names('1 3', hall)).toEqual([]);
    expect(await names('1 1', { event_id: 9, performance_id: 13 })).toEqual([]);
  });

  it('by its state, its event and performance, and when it was paid', async () => {
    await paid('Анна Иванова');
    pass(60);
    const between = now();
    pass(60);
    await paid('Борис Петров');
    await order('Вера Сидорова', 'vera@example.com');
    expect((await find({ state: 'paid' })).names).toEqual(['Борис Петров', 'Анна Иванова']);
    expect((await find({ state: 'awaiting_payment' })).names).toEqual(['Вера Сидорова']);
    expect((await find({ event_id: 9 })).names).toHaveLength(3);
    expect((await find({ event_id: 8 })).names).toEqual([]);
    expect((await find({ event_id: 9, performance_id: 13 })).names).toEqual([]);
    expect((await find({ paid_since: between })).names).toEqual(['Борис Петров']);
    expect((await find({ paid_until: between })).names).toEqual(['Анна Иванова']);
    expect(await names('example', { paid_until: between, state: 'paid' })).toEqual(['Анна Иванова']);
  });

  it('with all that a line of the list says', async () => {
    const { number } = await paid('Анна Иванова', 'anna@example.com');
    expect((await find()).results).toEqual([
      {
        id: expect.any(String),
        number: Number(number),
        state: 'paid',
        created_at: now().toISOString(),
        paid_at: now().toISOString(),
        name: 'Анна Иванова',
        email: 'anna@example.com',
        phone: null,
        channel: 'web',
        tickets: 2,
        performances: 1,
        event: 'Событие recital',
        started_at: '2026-12-18T19:00:00+03:00',
        total: 1100,
        currency_code: 'RUB',
      },
    ]);
  });

  it('no more by a buyer who was forgotten', async () => {
    const { number, token } = await order('Анна Иванова', 'anna@example.com');
    const company = { name: 'ООО «Ромашка»', address: 'Tverskaya 1', country: 'RU', tax_number: '' };
    await call('POST', `/api/orders/${token}/company`, { body: { company } });
    await db().query(sql`update orders set state = 'cancelled', visitor = null where token = ${token}`);
    await forget(db(), 'anna@example.com');
    expect(await names('иванова')).toEqual([]);
    expect(await names('ромашка')).toEqual([]);
    expect((await find({ search: number })).names).toEqual(['']);
  });
});

it('pages follow each other without gaps, in every order, though orders are placed meanwhile', async () => {
  const people = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина'];
  for (const name of people) {
    await paid(name);
    pass(1);
  }
  const walk = async (sort: OrderQuery['sort']) => {
    const seen: string[] = [];
    for (let after: number | null | undefined; after !== null; ) {
      const page = await find({ sort, limit: 2, state: 'paid', ...(after !== undefined && { after }) });
      seen.push(...page.names);
      await order('Некто', 'nobody@example.com');
      after = page.next;
    }
    return seen;
  };
  const backwards = people.toReversed();
  expect(await walk('newest')).toEqual(backwards);
  expect(await walk('oldest')).toEqual(people);
  expect(await walk('paid_newest')).toEqual(backwards);
  expect(await walk('paid_oldest')).toEqual(people);
});

it('performances are offered to choose from: those to come, or all of an event', async () => {
  const { results } = await listPerformances(db(), { lang: 'en' }, new Date('2026-12-18T20:00:00Z'));
  expect(results[0]).toEqual({
    event_id: 9,
    performance_id: 12,
    title: 'Event recital',
    started_at: '2026-12-18T19:00:00+03:00',
  });
  const later = await listPerformances(db(), { event_id: 9 }, new Date('2027-12-18T20:00:00Z'));
  expect(later.results.map(({ performance_id }) => performance_id)).toEqual([12]);
});
