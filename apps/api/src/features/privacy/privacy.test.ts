import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import { exportedPerson, heldData } from '@parterre/contracts/console/privacy';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { expect, it } from 'vitest';
import { forgetCommandResults } from '../../commands/run-command.service.ts';
import { sql } from '../../database/sql.ts';
import { consoleFixture } from '../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../testing/console/operator.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { refundOrder } from '../sales/refunds/refund-order.service.ts';

const { api, ordered, begin, bank, bankId, read, call, rows, deps, now } = orderFixture();
const { operator, pass, now: consoleNow } = consoleFixture({ sale: deps });

const anna = { name: 'Клавдия Зрителева', email: 'Anna@Example.com', phone: '+79123456789' };
const paid = async (contact: object = anna) => {
  const order = await ordered({ contact });
  await bank().pay(await bankId(await begin(order)));
  expect((await read(order)).state).toBe('paid');
  return order;
};
const id = async ({ token }: { readonly token: string }) => {
  const [row] = await rows(sql<{ id: string }>`select id from orders where token = ${token}`);
  return row?.id ?? '';
};
const look = async (actor: Operator, email: string) =>
  actor.get(`${consolePaths.readHeld}?email=${encodeURIComponent(email)}`);
const outcome = ({ status, body }: Answer) => [status, body.error?.code];
const readExport = (actor: Operator, { body }: Answer) =>
  actor.get(`${consolePaths.readPerson}?key=${encodeURIComponent(String(body.key))}`);
const counts = (answer: Answer) =>
  Object.fromEntries(heldData.parse(answer.body).kinds.map(({ kind, count }) => [kind, count]));

it('what is held of an address is counted by kind, and of a like address nothing', async () => {
  const owner = await operator('owner');
  const [first] = [await paid(), await paid(), await paid({ ...anna, email: 'joanna@example.com' })];
  await call('POST', '/api/orders/lookup', { body: { email: anna.email, lang: 'ru' } });
  expect((await owner.run('order.note', { order_id: await id(first), text: 'rang up' })).status).toBe(200);
  expect(counts(await look(owner, 'anna@example.com'))).toEqual({
    purchases: 2,
    contacts: 2,
    consents: 6,
    notes: 1,
    mails: expect.any(Number),
    mail_files: 0,
    lookups: 1,
    reminders: 0,
    wishes: 0,
    received_tickets: 0,
    gift_cards: 0,
    wallet_passes: 0,
    audit: 1,
  });
  expect(Object.values(counts(await look(owner, 'nobody@example.com'))).every((count) => count === 0)).toBe(
    true,
  );
  const refused = await look(owner, 'nobody');
  expect(outcome(refused)).toEqual([400, 'invalid_request']);
  expect(refused.body.error).toMatchObject({ details: [{ field: 'email', reason: 'bad_format' }] });
});

it('an order that is open says why its buyer is still needed, and they are not forgotten', async () => {
  const owner = await operator('owner');
  const order = await ordered({ contact: anna });
  const held = heldData.parse((await look(owner, anna.email)).body);
  expect(held.orders).toMatchObject([{ number: Number(order.number), open_because: 'awaits_payment' }]);
  const refused = await owner.preview('privacy.forget', { email: anna.email });
  expect(outcome(refused)).toEqual([409, 'buyer_still_needed']);
});

it('whoever the house still owes money is not forgotten: it would be transferred to nobody', async () => {
  const owner = await operator('owner');
  const order = await paid();
  const owed = async () => heldData.parse((await look(owner, anna.email)).body).orders[0]?.open_because;
  expect(await owed()).toBeNull();
  const orderId = await id(order);
  const subject = `refund:${randomUUID()}`;
  await rows(sql`
    insert into attention_items (subject, reason, order_id, details, created_at)
    values (${subject}, 'refund_by_hand', ${orderId}, '{}', ${now()})`);
  expect(await owed()).toBe('refund_owed');
  expect(outcome(await owner.preview('privacy.forget', { email: anna.email }))).toEqual([
    409,
    'buyer_still_needed',
  ]);
  await rows(sql`update attention_items set resolved_at = ${now()} where subject = ${subject}`);
  const callOff = randomUUID();
  const end = new Date(now().getTime() + 1);
  await rows(sql`
    insert into call_offs (id, event_id, performance_id, called_off_by, called_off_at, choose_until, state)
    values (${callOff}, 9, 12, 'anna', ${now()}, ${end}, 'running')`);
  await rows(sql`
    insert into call_off_orders (call_off_id, order_id, next_try_at) values (${callOff}, ${orderId}, ${end})`);
  expect(await owed()).toBe('refund_owed');
  await rows(sql`update call_offs set state = 'withdrawn', ended_at = ${now()} where id = ${callOff}`);
  expect(await owed()).toBeNull();
});

it('a person is given all that is held of them, after a touch of a passkey, and the log names nobody', async () => {
  const owner = await operator('owner');
  const order = await paid();
  await owner.run('order.note', { order_id: await id(order), text: 'rang up' });
  await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 10_000 });
  // What it was for before.
  await rows(sql`
    insert into replaced_lines (order_id, replaced_at, offer_id, event_id, performance_id, zone, seat, units, count, price_minor,
      service_fee_minor, subject)
    select order_id, ${now()}, '12:2', event_id, performance_id, 'front', 2, '{2}', 1, 200000, 20000, subject from order_lines`);
  const input = { email: anna.email };
  expect(outcome(await owner.run('privacy.export', input, { stepUp: null }))).toEqual([
    403,
    'step_up_required',
  ]);
  const allowed = await owner.run('privacy.export', input);
  expect(allowed.body).toMatchObject({ orders: 1 });
  const exported = exportedPerson.parse((await readExport(owner, allowed)).body);
  expect(exported).toMatchObject({
    address: 'anna@example.com',
    orders: [
      {
        number: Number(order.number),
        name: anna.name,
        email: 'Anna@example.com',
        phone: anna.phone,
        total: 1100,
        currency_code: 'RUB',
        lines: [
          { count: 2, price: 500, service_fee: 50, zone: expect.any(String), seat: null, replaced_at: null },
          { count: 1, price: 2000, service_fee: 200, replaced_at: expect.any(String) },
        ],
        payments: [
          {
            way: 'card',
            state: 'succeeded',
            amount: 1100,
            received: { amount: 1100, currency_code: 'RUB' },
            refunds: [{ amount: 100, currency_code: 'RUB', state: 'done', reason: expect.any(String) }],
          },
        ],
        notes: [{ text: 'rang up' }],
      },
    ],
    reminders: [],
    wishes: [],
  });
  expect(exported.orders[0]?.tickets).toHaveLength(2);
  expect(exported.orders[0]?.consents).toHaveLength(3);
  const log = await rows(sql<{ entry: string }>`select audit_log::text as entry from audit_log`);
  expect(JSON.stringify(log)).not.toMatch(/anna@example|Зрителева/i);

  const other = await operator('owner');
  expect(outcome(await readExport(other, allowed))).toEqual([410, 'link_expired']);
  pass(11);
  expect(outcome(await readExport(owner, allowed))).toEqual([410, 'link_expired']);
});

it('somebody who left no address at the counter is found by their orders, given what is held, and forgotten', async () => {
  const owner = await operator('owner');
  const bought = async (contact: object) => {
    const { status, body } = await owner.run('counter.sell', {
      performance_id: 12,
      tickets: [{ id: '12:2', count: 1 }],
      expected_total: 2200,
      currency_code: 'RUB',
      lang: 'ru',
      way: 'cash',
      contact,
    } as CommandInput<'counter.sell'>);
    expect(status, JSON.stringify(body)).toBe(200);
    return Number(body.number);
  };
  const number = await bought({ name: 'Борис Годунов', phone: '+79120000001' });
  const other = Number((await paid()).number);
  // Who has an address is found by it alone.
  const held = await owner.get(`${consolePaths.readHeld}?order_numbers=${number},${other}`);
  expect(heldData.parse(held.body).orders.map((order) => order.number)).toEqual([number]);
  expect(counts(held)).toMatchObject({ purchases: 1, contacts: 1, lookups: 0 });

  const input = { order_numbers: [number] };
  const exported = exportedPerson.parse(
    (await readExport(owner, await owner.run('privacy.export', input))).body,
  );
  expect(exported).toMatchObject({
    address: null,
    orders: [
      { number, name: 'Борис Годунов', phone: '+79120000001', lines: [{ seat: { row: '1', number: '3' } }] },
    ],
  });
  const done = await owner.run('privacy.forget', { order_numbers: [number, other] });
  expect(done.body).toEqual({ orders: [number], mails: 0 });
  const names = await rows(sql<{ name: string }>`select name from orders order by number`);
  expect(names.map(({ name }) => name)).toEqual(['', anna.name]);
  const refused = await owner.get(`${consolePaths.readHeld}?order_numbers=${number}&email=anna@example.com`);
  expect(outcome(refused)).toEqual([400, 'invalid_request']);
  expect(outcome(await owner.get(consolePaths.readHeld))).toEqual([400, 'invalid_request']);
});

it('a key to a list of orders opens no person', async () => {
  const owner = await operator('owner');
  const list = await owner.run('orders.export', { search: 'anna' });
  expect(outcome(await readExport(owner, list))).toEqual([410, 'link_expired']);
});

it('whoever is forgotten is also forgotten by what exports have left behind, and by notes', async () => {
  const owner = await operator('owner');
  const order = await paid();
  await owner.run('order.note', { order_id: await id(order), text: 'Зрителева rang up' });
  await owner.run('orders.export', { search: 'Зрителева' });
  await owner.run('privacy.export', { email: anna.email });
  const left = async () => {
    const stored = await rows(sql<{ text: string }>`
      select text from order_notes
      union all
      select outcome::text from command_results`);
    return JSON.stringify(stored);
  };
  expect(await left()).toMatch(/Зрителева rang/);
  expect(await left()).toMatch(/anna@example/i);
  const input = { email: 'anna@example.com' };
  const { body } = await owner.preview('privacy.forget', input);
  const order_numbers = [Number(order.number)];
  expect(body).toMatchObject({
    before: { order_numbers, contacts: 1, notes: 1 },
    after: { order_numbers, contacts: 0, notes: 0 },
    needs_step_up: true,
  });
  const done = await owner.run('privacy.forget', input);
  expect(done.body).toEqual({ orders: order_numbers, mails: 0 });
  expect(await left()).not.toMatch(/Зрителева|anna@example/i);
  expect(Object.values(counts(await look(owner, anna.email))).every((count) => count === 0)).toBe(true);
});

it('what exports have left behind is forgotten within hours, and other results after a week', async () => {
  const owner = await operator('owner');
  await owner.run('orders.export', { search: 'Зрителева' });
  await owner.run('staff.invite', {
    email: `${randomUUID()}@example.com`,
    name: 'Boris',
    roles: [{ role: 'editor', scope: { kind: 'house' } }],
  });
  const kept = async () => {
    const [row] = await rows(sql<{ exports: number; others: number }>`
      select count(*) filter (where outcome #> '{result,grant}' is not null)::integer as exports,
        count(*) filter (where outcome #> '{result,grant}' is null)::integer as others
      from command_results`);
    return row;
  };
  const before = await kept();
  expect(before?.exports).toBeGreaterThan(0);
  pass(120);
  await forgetCommandResults(api().database.db, consoleNow());
  expect(await kept()).toEqual({ exports: 0, others: before?.others });
  pass(8 * 24 * 60);
  await forgetCommandResults(api().database.db, consoleNow());
  expect(await kept()).toEqual({ exports: 0, others: 0 });
});

it('who may not take persons out of the house does not learn what is held of them', async () => {
  const clerk = await operator('box_office');
  expect(outcome(await look(clerk, anna.email))).toEqual([403, 'not_permitted']);
  const finance = await operator('finance');
  expect((await look(finance, anna.email)).status).toBe(200);
  expect(outcome(await finance.preview('privacy.forget', { email: anna.email }))).toEqual([
    403,
    'not_permitted',
  ]);
});
