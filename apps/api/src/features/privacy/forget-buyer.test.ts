import { expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { brokenInvariants } from '../../testing/broken-invariants.ts';
import { forget } from '../../testing/forget.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { type MailTask, workOutbox } from '../sales/outbox/outbox.service.ts';
import { refundOrder } from '../sales/refunds/refund-order.service.ts';

const { api, ordered, begin, bank, bankId, read, call, rows, now, pass, deps } = orderFixture();

const anna = { name: 'Клавдия Зрителева', email: 'Anna@Example.com', phone: '+79123456789' };
const paid = async (contact: object) => {
  const order = await ordered({ contact });
  await bank().pay(await bankId(await begin(order)));
  return read(order);
};

const orderId = ({ token }: { readonly token: string }) =>
  sql`(select id from orders where token = ${token})`;

/** What a mail server says names whom it does not know. */
async function flagOrder(order: { readonly token: string }): Promise<void> {
  const fault = `no mailbox here: ${anna.email}`;
  await rows(
    sql`update outbox set last_fault = ${fault} where order_id = ${orderId(order)} and kind like 'order_%'`,
  );
  await rows(sql`
    insert into attention_items (subject, reason, order_id, details, created_at)
    values ('outbox:1', 'mail_stuck', ${orderId(order)}, jsonb_build_object('fault', ${fault}::text), ${now()})`);
}

/** Everything that is stored, as text. */
async function everything(): Promise<string> {
  const tables = await rows(sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const texts = await Promise.all(
    tables.map(({ name }) => rows(sql<{ text: string }>`select t::text as text from ${sql.ref(name)} as t`)),
  );
  return texts
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

it('nothing that is stored names the buyer any more, and the books are as they were', async () => {
  const order = await paid(anna);
  const other = await paid({ name: 'Борис', email: 'boris@example.com' });
  await call('POST', '/api/orders/lookup', { body: { email: anna.email, lang: 'ru' } });
  await flagOrder(order);
  await rows(sql`
    insert into order_notes (id, order_id, at, actor, text)
    values (gen_random_uuid(), ${orderId(order)}, ${now()}, 'boris', 'Клавдия Зрителева rang up')`);
  const books = () => rows(sql`select entry, amount_minor from journal order by id`);
  const before = await books();
  expect(await everything()).toContain('Зрителева');

  const forgotten = await forget(api().database.db, 'anna@example.com');
  expect(forgotten).toMatchObject({ kind: 'done', result: { orders: [Number(order.number)] } });
  const left = await everything();
  for (const trace of [/anna@example\.com/i, /Зрителева/, /79123456789/]) expect(left).not.toMatch(trace);
  expect(left).toContain('boris@example.com');
  expect(await rows(sql`select distinct ip from order_consents where order_id = ${orderId(order)}`)).toEqual([
    { ip: '' },
  ]);
  expect(await rows(sql`select id from order_notes`)).toEqual([]);
  expect(await books()).toEqual(before);
  expect((await read(order)).tickets).toHaveLength(2);
  expect((await read(other)).state).toBe('paid');
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});

it('a mail with links that was never taken is forgotten with its address, and so is what the operator was told of it', async () => {
  const boris = { name: 'Борис', email: 'boris@example.com' };
  for (const contact of [anna, boris]) {
    await paid(contact);
    await call('POST', '/api/orders/lookup', { body: { email: contact.email, lang: 'ru' } });
  }
  for (const _ of Array(8)) {
    await workOutbox(deps(), async ({ to }) => {
      throw new Error(`no mailbox here: ${to.email.toLowerCase()}`);
    });
    pass(61);
  }
  const told = sql`select details ->> 'fault' as fault from attention_items where details ->> 'deduplication_key' like 'order_links:%' order by fault`;
  const faults = [anna, boris].map(({ email }) => ({ fault: `no mailbox here: ${email.toLowerCase()}` }));
  expect(await rows(told)).toEqual(faults);

  await forget(api().database.db, anna.email);
  expect(await everything()).not.toMatch(/anna@example\.com/i);
  expect(await rows(told)).toEqual(faults.slice(1));
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});

it('while money is on its way the buyer is still needed, and nothing is erased', async () => {
  await paid(anna);
  const open = await ordered({ contact: anna });
  expect(await forget(api().database.db, anna.email)).toMatchObject({
    kind: 'refused',
    problem: {
      error: {
        code: 'buyer_still_needed',
        message: `Nothing was erased. Try again when this is over: order ${open.number}: it awaits payment`,
      },
    },
  });
  expect(await everything()).toContain('Зрителева');
});

it('nobody of that address is nothing to do', async () => {
  expect(await forget(api().database.db, 'nobody@example.com')).toEqual({
    kind: 'done',
    result: { orders: [], mails: 0 },
  });
});

it('an order is of the address however its domain was written, and of no address that is only like it', async () => {
  const written = await paid({ ...anna, email: 'anna@пример.рф' });
  const longer = await paid({ ...anna, email: 'joanna@пример.рф' });
  const forgotten = await forget(api().database.db, 'Anna@xn--e1afmkfd.xn--p1ai');
  expect(forgotten).toMatchObject({ kind: 'done', result: { orders: [Number(written.number)] } });
  expect(await everything()).toContain('joanna@пример.рф');
  expect(Number(longer.number)).not.toBe(Number(written.number));
});

it('whoever was forgotten finds no orders by their address, and is written to no more', async () => {
  const order = await paid(anna);
  await forget(api().database.db, anna.email);
  await call('POST', '/api/orders/lookup', { body: { email: anna.email, lang: 'ru' } });
  await refundOrder(deps(), Number(order.number), { kind: 'all' });
  expect((await read(order)).state).toBe('refunded');
  const sent: MailTask[] = [];
  await workOutbox(deps(), async (task) => void sent.push(task));
  expect(sent).toEqual([]);
  expect(await rows(sql`select id from outbox where done_at is null`)).toEqual([]);
});
