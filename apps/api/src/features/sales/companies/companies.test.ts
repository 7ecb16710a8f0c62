import { exportedPerson } from '@parterre/contracts/console/privacy';
import type { Order } from '@parterre/contracts/orders/order';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { forget } from '../../../testing/forget.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { readDocumentData } from '../documents/document-data.service.ts';
import { billView } from '../documents/order-documents.service.ts';
import { findOrder } from '../order/order.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';

const { api, deps, now, pass, ordered, begin, read, sweep, bank, bankId, call, rows } = orderFixture();
const { operator } = consoleFixture({ sale: deps });
const db = () => api().database.db;

const typed = {
  name: 'ООО «Фонарь»',
  address: '115035, Москва, Старофонарный пер., 1',
  country: 'RU',
  tax_number: '7701234567',
};
const lamp = { name: 'Lampe GmbH', address: 'Lampengasse 1, 10115 Berlin', country: 'DE', tax_number: '' };

const outcome = ({ status, body }: Pick<Answer, 'status'> & { body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];
const change = ({ token }: Pick<Order, 'token'>, company: object | null = typed) =>
  call<Order>('POST', `/api/orders/${token}/company`, { body: { company } });

async function paid(): Promise<Order> {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}

async function readBuyer({ token }: Pick<Order, 'token'>) {
  const order = await findOrder(deps(), { token });
  if (!order) throw new Error('it is gone');
  return (await billView(deps(), order, await readDocumentData(deps(), order))).buyer;
}

const journal = () =>
  rows(sql<{ entry: string; actor: string | null }>`
    select entry, actor from journal where entry = 'order.company_changed' order by id`);

async function closeBooks(): Promise<void> {
  await rows(sql`
    insert into closed_periods (closed_before, last_day, closed_at, closed_by, totals)
    values (${new Date(now().getTime() + 60_000)}, '2026-12-01', ${now()}, 'anna', '[]')`);
}

describe('a bill', () => {
  it('is made out to a company before it is paid and after, corrected, and made out to its buyer again', async () => {
    const order = await ordered();
    expect(await read(order)).toMatchObject({ company: null, may_change_company: true });
    const { status, body } = await change(order);
    expect([status, body.company]).toEqual([200, typed]);
    await bank().pay(await bankId(await begin(order)));
    expect(await read(order)).toMatchObject({ state: 'paid', company: typed, may_change_company: true });
    expect(await readBuyer(order)).toEqual({
      name: 'Анна Иванова',
      email: 'anna@example.com',
      company: typed,
    });
    expect((await change(order, lamp)).body.company).toEqual({ ...lamp, tax_number: null });
    expect((await change(order, null)).body.company).toBeNull();
    expect((await readBuyer(order)).company).toBeNull();
    expect(await journal()).toHaveLength(3);
  });

  it('that is asked for twice is written once', async () => {
    const order = await paid();
    await Promise.all([change(order), change(order)]);
    expect((await change(order)).status).toBe(200);
    expect(await journal()).toEqual([{ entry: 'order.company_changed', actor: null }]);
  });

  it('names whatever is wrong with a company, in the order of the form', async () => {
    const { status, body } = await change(await paid(), {
      name: '<',
      address: ' ',
      country: 'EU',
      tax_number: 'none',
    });
    expect(status).toBe(422);
    expect(body.error.details).toMatchObject([
      { field: 'company.name', reason: 'forbidden_characters' },
      { field: 'company.address', reason: 'required' },
      { field: 'company.country', reason: 'bad_format' },
      { field: 'company.tax_number', reason: 'bad_format' },
    ]);
  });

  it('stays as it is once the books of its money are closed, and an order of the day after is billed to anybody', async () => {
    const order = await paid();
    expect((await change(order)).status).toBe(200);
    await closeBooks();
    expect(outcome(await change(order, lamp))).toEqual([409, 'books_closed']);
    // It says so already.
    expect((await change(order)).status).toBe(200);
    expect(await read(order)).toMatchObject({ company: typed, may_change_company: false });
    pass(2);
    expect((await change(await paid(), lamp)).status).toBe(200);
  });

  it('of an order that was given back or never paid is made out to nobody else', async () => {
    const back = await paid();
    await refundOrder(deps(), Number(back.number), { kind: 'all' });
    await sweep();
    expect(outcome(await change(back))).toEqual([409, 'order_closed']);
    const late = await ordered();
    pass(60);
    await sweep();
    expect(outcome(await change(late))).toEqual([409, 'order_closed']);
    expect(await read(late)).toMatchObject({ may_change_company: false });
  });

  it('of nobody is no bill', async () => {
    expect(outcome(await change({ token: 'A'.repeat(22) }))).toEqual([404, 'not_found']);
  });
});

describe('a company', () => {
  it('is part of what a person is given, and forgotten with them for good', async () => {
    const owner = await operator('owner');
    const order = await paid();
    await change(order);
    const allowed = await owner.run('privacy.export', { email: 'anna@example.com' });
    const { body } = await owner.get(
      `${consolePaths.readPerson}?key=${encodeURIComponent(String(allowed.body.key))}`,
    );
    expect(exportedPerson.parse(body).orders).toMatchObject([{ company: typed }]);
    await forget(db(), 'anna@example.com');
    expect((await read(order)).company).toBeNull();
    expect(outcome(await change(order))).toEqual([404, 'not_found']);
    expect(outcome(await command(owner, order))).toEqual([409, 'buyer_forgotten']);
  });

  it('is named by a clerk for whoever rings; the log knows that it was changed, and not to whom', async () => {
    const clerk = await operator('box_office');
    const order = await paid();
    const input = { order_id: await id(order), company: typed };
    const { body } = await clerk.preview('order.change-company', input);
    expect(body).toMatchObject({
      before: { company: null },
      after: { company: typed.name, postal_address: typed.address, country: 'RU', tax_number: '7701234567' },
    });
    expect((await command(clerk, order)).status).toBe(200);
    expect(await read(order)).toMatchObject({ company: typed });
    const shown = await clerk.get(`${consolePaths.readOrder}?number=${order.number}`);
    expect(shown.body).toMatchObject({ company: typed, may_change_company: true });
    expect(await journal()).toMatchObject([{ actor: expect.stringMatching(/./) }]);
    const [act] = await rows(sql<{ before: unknown; after: unknown }>`
      select before, after from audit_log where command = 'order.change-company'`);
    expect(act).toEqual({ before: null, after: { corrected: ['company'] } });
    expect(outcome(await command(clerk, order))).toEqual([409, 'nothing_changes']);
    const wrong = await command(clerk, order, { ...typed, country: 'EU' });
    expect(outcome(wrong)).toEqual([422, 'invalid_request']);
    expect(wrong.body.error?.details).toMatchObject([{ field: 'input.company.country' }]);
    await closeBooks();
    expect(outcome(await command(clerk, order, lamp))).toEqual([409, 'books_closed']);
  });
});

async function id({ token }: Order): Promise<string> {
  const [row] = await rows(sql<{ id: string }>`select id from orders where token = ${token}`);
  return row?.id ?? '';
}

const command = async (actor: Operator, order: Order, company: typeof typed | null = typed) =>
  actor.run('order.change-company', { order_id: await id(order), company });
