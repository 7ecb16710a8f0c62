import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import type { Mail } from '../src/features/sales/outbox/mail/mail-view.ts';
import { sendOrderMail } from '../src/features/sales/outbox/mail/order-mail.service.ts';
import { workOutbox } from '../src/features/sales/outbox/outbox.service.ts';
import { refundOrder } from '../src/features/sales/refunds/refund-order.service.ts';
import { brokenInvariants } from '../src/testing/broken-invariants.ts';
import { orderFixture } from '../src/testing/order-fixture.ts';
import { watchStatements } from '../src/testing/watch-statements.ts';

// On a cluster, what was committed on a part of it that crashed meanwhile can be read only when that has recovered.

const { api, deps, now, pass, ordered, place, begin, read, call, bank, bankId, rows, sweep, visitor } =
  orderFixture();
const stock = ['stock_seats', 'stock_units', 'tickets'];
type Stock = 'stock_units' | 'tickets';

/** Nothing of a table can be read, until it is recovered. */
async function lose(table: Stock): Promise<() => Promise<void>> {
  const { db } = api().database;
  await db.query(sql`create table recovering as table ${sql.ref(table)}`);
  await db.query(sql`delete from ${sql.ref(table)}`);
  return async () => {
    await db.query(sql`insert into ${sql.ref(table)} select * from recovering`);
    await db.query(sql`drop table recovering`);
  };
}

const mails: Mail[] = [];
beforeEach(() => void mails.splice(0));
async function workAll(): Promise<void> {
  const transport = { carry: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  await workOutbox(deps(), (task) => sendOrderMail(deps(), transport, task));
}
const ofTickets = () => mails.filter(({ messageId }) => messageId.includes('order_paid'));

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{}, {}] });
  return order;
}

it('tickets that can be read late are waited for, and nothing is done with the part that can', async () => {
  const order = await paid();
  const recover = await lose('tickets');
  expect(await read(order)).toMatchObject({ state: 'paid', tickets: [] });
  const pdf = () => api().app.inject(`/api/orders/${order.token}/tickets.pdf`);
  expect((await pdf()).statusCode).toBe(503);
  await workAll();
  expect(ofTickets()).toEqual([]);
  await expect(refundOrder(deps(), Number(order.number), { kind: 'all' })).rejects.toThrow('0 of 2 tickets');
  await recover();
  pass(1);
  await workAll();
  expect(ofTickets()).toHaveLength(1);
  expect((await pdf()).statusCode).toBe(200);
  expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{}, {}] });
});

it('stock that can be read late is neither ordered nor sold meanwhile, and is after that, once', async () => {
  const anna = visitor();
  await anna.add('12:floor', 2);
  const key = randomUUID();
  const recoverHold = await lose('stock_units');
  expect((await place(anna, {}, key)).body.error.code).toBe('overloaded');
  await recoverHold();
  const placed = await place(anna, {}, key);
  expect(placed.status).toBe(201);
  // What an order is, its schema says.
  const order = placed.body as unknown as { token: string };
  const payment = await begin(order);
  await bank().pay(await bankId(payment));
  const recoverOrder = await lose('stock_units');
  expect((await call('GET', `/api/orders/${order.token}`)).status).toBe(503);
  await recoverOrder();
  pass(1);
  await sweep();
  await sweep();
  expect(await read(order)).toMatchObject({ state: 'paid', tickets: [{}, {}] });
  expect(await rows(sql`select 1 from journal where entry = 'payment.succeeded'`)).toHaveLength(1);
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});

const said: { readonly by: pg.Client; readonly text: string }[] = [];
watchStatements((text, by) => void said.push({ by, text }));

/** What touches stock: its tables, and the functions that do. */
async function stockWords(): Promise<RegExp> {
  const functions = await rows(sql<{ name: string; body: string }>`
    select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace`);
  const names = new Set(stock);
  for (let known = 0; known < names.size; ) {
    known = names.size;
    const words = new RegExp(`\\b(${[...names].join('|')})\\b`);
    for (const { name, body } of functions) if (words.test(body)) names.add(name);
  }
  return new RegExp(`\\b(${[...names].join('|')})\\b`);
}

/** The statements that touch stock after the same act has committed some. */
function readBack(words: RegExp): string[] {
  const open = new Map<pg.Client, boolean>();
  let isCommitted = false;
  return said.flatMap(({ by, text }) => {
    if (text === 'begin') open.set(by, false);
    else if (text === 'commit' || text === 'rollback') {
      isCommitted ||= text === 'commit' && open.get(by) === true;
      open.delete(by);
    } else if (words.test(text)) {
      const isLate = isCommitted;
      if (open.has(by)) open.set(by, true);
      else isCommitted ||= !/^\s*(\/\*.*\*\/)?\s*select\b(?!.*\bchange_basket|.*\bsweep_basket)/s.test(text);
      return isLate ? [text.trim()] : [];
    }
    return [];
  });
}

it('no act reads back the stock that it has just committed, but to show the tickets', async () => {
  const words = await stockWords();
  const order = await ordered();
  const other = await ordered();
  const anna = visitor();
  const payment = await begin(order);
  await begin(other);
  await bank().pay(await bankId(payment));
  const acts: Record<string, () => Promise<unknown>> = {
    hold: () => anna.add('12:floor', 2),
    'hold more': () => anna.add('12:0'),
    extend: () => anna.extend(),
    place: () => place(anna, { expected_total: 3300 }),
    settle: () => read(order),
    cancel: () => call('POST', `/api/orders/${other.token}/cancel`),
    refund: () => refundOrder(deps(), Number(order.number), { kind: 'all' }),
  };
  for (const [name, act] of Object.entries(acts)) {
    said.splice(0);
    await act();
    expect(
      said.some(({ text }) => words.test(text)),
      name,
    ).toBe(true);
    const late = readBack(words);
    expect(
      late.filter((text) => !/^select [^(]* from tickets\b/s.test(text.replace(/\s+/g, ' '))),
      name,
    ).toEqual([]);
    if (name === 'settle') expect(late).toHaveLength(1);
  }
});
