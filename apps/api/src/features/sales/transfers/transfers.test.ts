import { randomUUID } from 'node:crypto';
import type { Order } from '@parterre/contracts/orders/order';
import { ticketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { maxTransfers } from '@parterre/domain/tickets/ticket-transfer';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { forget } from '../../../testing/forget.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import type { Mail } from '../outbox/mail/mail-view.ts';
import { sendOrderMail } from '../outbox/mail/order-mail.service.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { verifyTicket } from '../tickets/code/ticket-code.ts';
import { admitTicket } from '../tickets/tickets.service.ts';

const fixture = orderFixture();
const { api, deps, ordered, begin, read, bank, bankId, call, rows, now } = fixture;
const db = () => api().database.db;
const boris = { name: 'Борис Годунов', email: 'boris@example.com' };
const vera = { name: 'Вера Павлова', email: 'vera@example.com' };

afterEach(() => announce(fixture, { started_at: usualStart, status: 'scheduled' }));

async function paid(): Promise<Order> {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}

const transfer = ({ token }: Pick<Order, 'token'>, number: string | undefined, person = boris) =>
  call<Order>('POST', `/api/orders/${token}/transfers`, { body: { ticket_number: number, ...person } });
const takeBack = ({ token }: Pick<Order, 'token'>, number: string | undefined) =>
  call<Order>('POST', `/api/orders/${token}/transfers/end`, { body: { ticket_number: number } });

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const transport = { carry: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  await workOutbox(deps(), (task) => sendOrderMail(deps(), transport, task));
  return sent;
}
const mailTo = async (email: string) => (await mails()).filter(({ to }) => to.address === email);

/** The code in the link of a mail. */
const mailedCode = (mail: Mail | undefined) =>
  /\/order\/tickets\?code=([0-9A-Z]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** What a door says half an hour before the beginning. */
async function admission(code: string | null | undefined): Promise<string> {
  const keys = ticketKeys.parse((await api().app.inject('/.well-known/ticket-keys.json')).json());
  const verdict = verifyTicket(code ?? '', keys);
  if (verdict.kind !== 'genuine') return verdict.kind;
  const at = new Date(Date.parse(`${usualStart}+03:00`) - 1_800_000);
  return (await admitTicket(db(), verdict.data, at)).admission;
}

const rawNumber = (number: string | undefined) => (number ?? '').replace('-', '');
const scan = (number: string | undefined, more: { undoes?: string; id?: string } = {}) =>
  db().query(sql`
    insert into door_scans (event_id, id, performance_id, door_id, action, verdict, number, at, local_at, received_at, undoes, is_override)
    values (9, ${more.id ?? randomUUID()}, 12, ${randomUUID()}, ${more.undoes ? 'undo' : 'entry'}, ${more.undoes ? 'undone' : 'admitted'},
      ${rawNumber(number)}, ${now()}, ${now()}, ${now()}, ${more.undoes ?? null}, false)`);

const goodTickets = () =>
  rows(sql<{ unit: number; number: string }>`
    select unit, number from tickets where revoked_at is null order by unit`);

describe('a ticket that is handed on', () => {
  it('opens the door for the other person, and for nobody with the old code', async () => {
    const order = await paid();
    const [first, second] = order.tickets;
    await mails();
    const { status, body } = await transfer(order, first?.number);
    expect(status).toBe(200);
    const [given, kept] = body.tickets;
    expect(given).toMatchObject({ code: null, holder: boris, is_revoked: false, may_change_hands: true });
    expect(kept).toMatchObject({ code: second?.code, holder: null });
    expect(await admission(first?.code)).toBe('revoked');
    expect(await admission(second?.code)).toBe('valid');

    const sent = await mails();
    const [toHolder] = sent.filter(({ to }) => to.address === boris.email);
    const [toBuyer] = sent.filter(({ to }) => to.address === order.contact.email);
    expect(sent).toHaveLength(2);
    expect(toHolder?.to.name).toBe(boris.name);
    const code = mailedCode(toHolder);
    expect(await admission(code)).toBe('valid');
    expect((await call('GET', `/api/tickets/${code}`)).status).toBe(200);
    expect(toHolder?.attachments.map(({ contentType }) => contentType)).toEqual([
      'text/calendar',
      'image/png',
    ]);
    // It says nothing of the order, its price or its buyer; the buyer is not told the code.
    const text = `${toHolder?.subject} ${toHolder?.text} ${toHolder?.html}`;
    for (const secret of [order.token, order.number, order.contact.name, order.contact.email, '550'])
      expect(text).not.toContain(secret);
    expect(`${toBuyer?.text} ${JSON.stringify(body)}`).not.toContain(code);
  });

  it('is not among the documents of its buyer, who has none left once all are handed on', async () => {
    const order = await paid();
    const pdf = () => api().app.inject(`/api/orders/${order.token}/tickets.pdf`);
    await transfer(order, order.tickets[0]?.number);
    expect((await pdf()).statusCode).toBe(200);
    await transfer(order, order.tickets[1]?.number, vera);
    expect((await pdf()).statusCode).toBe(404);
  });

  it('is handed on once, however often that is asked for', async () => {
    const order = await paid();
    const [ticket] = order.tickets;
    const answers = await Promise.all([1, 2, 3, 4].map(() => transfer(order, ticket?.number)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await transfer(order, ticket?.number)).status).toBe(200);
    expect(await rows(sql`select id from ticket_transfers`)).toHaveLength(1);
    expect(await goodTickets()).toHaveLength(2);
    expect(await mailTo(boris.email)).toHaveLength(1);
  });

  it('gets another name without another code', async () => {
    const order = await paid();
    const [given] = (await transfer(order, order.tickets[0]?.number)).body.tickets;
    const before = await goodTickets();
    const corrected = await transfer(order, given?.number, {
      name: 'Борис Годунофф',
      email: 'Boris@example.com',
    });
    expect(corrected.body.tickets[0]?.holder?.name).toBe('Борис Годунофф');
    expect(await goodTickets()).toEqual(before);
  });

  it('goes to a third person at once, and the second is told', async () => {
    const order = await paid();
    const [given] = (await transfer(order, order.tickets[0]?.number)).body.tickets;
    const code = mailedCode((await mailTo(boris.email))[0]);
    expect((await transfer(order, given?.number, vera)).body.tickets[0]?.holder).toEqual(vera);
    expect(await admission(code)).toBe('revoked');
    const sent = await mails();
    expect(sent.filter(({ to }) => to.address === boris.email)).toMatchObject([
      { subject: expect.stringContaining('больше не действует') },
    ]);
    expect(await admission(mailedCode(sent.find(({ to }) => to.address === vera.email)))).toBe('valid');
  });

  it('is taken back under a code that nobody has seen, and both are told', async () => {
    const order = await paid();
    const [given] = (await transfer(order, order.tickets[0]?.number)).body.tickets;
    const code = mailedCode((await mailTo(boris.email))[0]);
    for (const _ of [1, 2]) {
      const { status, body } = await takeBack(order, given?.number);
      expect(status).toBe(200);
      expect(body.tickets[0]).toMatchObject({ holder: null, is_revoked: false });
      expect(await admission(body.tickets[0]?.code)).toBe('valid');
    }
    expect(await admission(code)).toBe('revoked');
    const sent = await mails();
    expect(sent.map(({ to }) => to.address).sort()).toEqual([order.contact.email, boris.email].sort());
    expect((await takeBack(order, order.tickets[1]?.number)).status).toBe(404);
  });
});

describe('a ticket changes hands no more', () => {
  it('once somebody was let in with it, unless that was taken back', async () => {
    const order = await paid();
    const [ticket] = order.tickets;
    const id = randomUUID();
    await scan(ticket?.number, { id });
    expect((await read(order)).tickets.map((one) => one.may_change_hands)).toEqual([false, true]);
    expect((await transfer(order, ticket?.number)).body.error).toMatchObject({
      code: 'transfer_refused',
      reason: 'used',
    });
    await scan(ticket?.number, { undoes: id });
    const [given] = (await transfer(order, ticket?.number)).body.tickets;
    await scan(given?.number);
    expect((await takeBack(order, given?.number)).body.error).toMatchObject({ reason: 'used' });
  });

  it('when its performance is called off or has begun', async () => {
    const order = await paid();
    const number = order.tickets[0]?.number;
    await announce(fixture, { status: 'cancelled' });
    expect((await transfer(order, number)).body.error).toMatchObject({ reason: 'called_off' });
    await announce(fixture, { started_at: '2026-01-01T19:00', status: 'scheduled' });
    expect((await transfer(order, number)).body.error).toMatchObject({ reason: 'begun' });
    await announce(fixture, { status: 'postponed' });
    expect((await transfer(order, number)).status).toBe(200);
  });

  it('after so many times', async () => {
    const order = await paid();
    let number = order.tickets[0]?.number;
    for (let turn = 0; turn < 2 * maxTransfers; turn += 1)
      number = (await transfer(order, number, turn % 2 ? boris : vera)).body.tickets[0]?.number;
    expect((await transfer(order, number, { ...vera, email: 'last@example.com' })).body.error).toMatchObject({
      reason: 'too_often',
    });
    expect((await takeBack(order, number)).status).toBe(200);
  });

  it('while it is not paid for, is not theirs, or the person is not written rightly', async () => {
    const unpaid = await ordered();
    expect((await transfer(unpaid, 'AAAAA-AAAAA')).body.error.code).toBe('order_not_paid');
    const order = await paid();
    const other = await paid();
    expect((await transfer(order, other.tickets[0]?.number)).body.error.code).toBe('ticket_unknown');
    const number = order.tickets[0]?.number;
    for (const wrong of [
      { name: 'www.spam.com', email: vera.email },
      { name: 'Вера', email: 'vera' },
    ])
      expect((await transfer(order, number, wrong)).body.error.code).toBe('invalid_request');
    expect((await transfer({ token: 'x'.repeat(22) }, number)).status).toBe(404);
  });
});

describe('whoever comes second', () => {
  it('of several people who are handed one ticket, one has it', async () => {
    const order = await paid();
    const number = order.tickets[0]?.number;
    const people = Array.from({ length: 6 }, (_, index) => ({
      name: 'Вера',
      email: `vera${index}@example.com`,
    }));
    const answers = await Promise.all(people.map((person) => transfer(order, number, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await goodTickets()).toHaveLength(2);
    expect((await mails()).filter(({ to }) => to.address.startsWith('vera'))).toHaveLength(1);
  });

  it('finds the ticket given back, or the money goes back for the one that was handed on', async () => {
    const order = await paid();
    const [handedOn] = await Promise.all([
      transfer(order, order.tickets[0]?.number),
      refundOrder(deps(), Number(order.number), { kind: 'all' }),
    ]);
    expect([200, 404, 409]).toContain(handedOn.status);
    expect(await goodTickets()).toEqual([]);
    expect(await rows(sql`select id from ticket_transfers where ended_at is null`)).toEqual([]);
    expect((await read(order)).state).toBe('refunded');
    // Nobody is left with a code that they believe in.
    const toHolder = await mailTo(boris.email);
    expect(toHolder.every(({ subject }) => subject.includes('больше не действует'))).toBe(true);
  });

  it('of a hand and a scan: it is refused, or the scan is of a ticket that was revoked before it was heard of', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const order = await paid();
      const number = order.tickets[0]?.number;
      const [handedOn] = await Promise.all([transfer(order, number), scan(number)]);
      if (handedOn.status === 409) continue;
      const doubtful = await rows(sql<{ number: string }>`
        select tickets.number from tickets
        join door_scans on door_scans.event_id = 9 and door_scans.number = tickets.number
        where tickets.event_id = 9 and tickets.number = ${rawNumber(number)} and tickets.revoked_at <= door_scans.received_at + interval '20 s'`);
      expect(doubtful).toHaveLength(1);
    }
  });
});

it('a buyer corrects their own name, and nothing else', async () => {
  const order = await paid();
  const rename = (name: string) => call<Order>('POST', `/api/orders/${order.token}/name`, { body: { name } });
  expect((await rename('Анна Иванова-Петрова')).body.contact).toEqual({
    ...order.contact,
    name: 'Анна Иванова-Петрова',
  });
  expect((await rename('')).body.error.code).toBe('invalid_request');
  expect(await rows(sql`select words from order_search`)).toMatchObject([
    { words: expect.stringContaining('petrova') },
  ]);
});

it('whoever was handed a ticket can be forgotten, and gets in', async () => {
  const order = await paid();
  await transfer(order, order.tickets[0]?.number);
  const code = mailedCode((await mailTo(boris.email))[0]);
  expect(await forget(db(), 'BORIS@example.com')).toMatchObject({ kind: 'done' });
  expect((await read(order)).tickets[0]).toMatchObject({ code: null, holder: { name: '', email: '' } });
  expect(await admission(code)).toBe('valid');
  expect(JSON.stringify(await rows(sql`select * from outbox`))).not.toContain('boris');
  expect((await takeBack(order, (await read(order)).tickets[0]?.number)).status).toBe(200);
  expect(await mailTo(boris.email)).toEqual([]);
});
