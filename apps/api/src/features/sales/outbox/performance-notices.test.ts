import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce as announceTo, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import type { Mail } from './mail/mail-view.ts';
import { sendOrderMail } from './mail/order-mail.service.ts';
import { workOutbox } from './outbox.service.ts';

const fixture = orderFixture();
const { api, now, pass, deps, ordered, begin, read, bank, bankId, rows } = fixture;

const newStart = '2027-03-18T19:00';

const announce = (changes: Parameters<typeof announceTo>[1]) => announceTo(fixture, changes);
afterEach(() => announce({ started_at: usualStart, status: 'scheduled' }));

let mails: Mail[] = [];
let isAway = false;
beforeEach(() => {
  mails = [];
  isAway = false;
});
const work = async () => {
  const carry = async (mail: Mail) => {
    if (isAway) throw new Error('the mail server is away');
    mails.push(mail);
  };
  const transport = { carry, close: () => undefined };
  await workOutbox(deps(), (task) => sendOrderMail(deps(), transport, task));
};
/** What has been sent of performances, once a change had its rest. */
async function notices() {
  pass(11);
  await work();
  return mails.filter(({ messageId }) => messageId.startsWith('<performance_'));
}
const kinds = async () => (await notices()).map(({ messageId }) => messageId.replace(/\..*/, '').slice(1));

async function paid(more = {}) {
  const order = await ordered(more);
  await bank().pay(await bankId(await begin(order)));
  const paidOrder = await read(order);
  await work();
  return paidOrder;
}
const sound = async () => expect(await brokenInvariants(api().database.db, now())).toEqual([]);

describe('the buyers of a performance that is moved', () => {
  it('are written to, once each, in their language, with the calendar file and the choice to give the tickets back', async () => {
    const [russian, german] = [await paid(), await paid({ lang: 'de' })];
    await announce({ started_at: newStart });
    const sent = await notices();
    expect(sent).toHaveLength(2);
    const inRussian = sent.find(({ subject }) => subject.includes(russian.number));
    const inGerman = sent.find(({ subject }) => subject.includes(german.number));
    expect(inRussian?.subject).toMatch(/^Новая дата: «.+», заказ \d+/);
    for (const text of ['18 марта 2027', 'Прежняя: 18 декабря 2026', 'вернуть билеты', '15 декабря 2026'])
      expect(inRussian?.text).toContain(text);
    expect(inRussian?.text).toContain(`/order/success?order=${russian.token}`);
    for (const text of [
      '18. März 2027',
      'Bisher: 18. Dezember 2026',
      'geben Sie die Tickets',
      '15. Dezember 2026',
    ])
      expect(inGerman?.html).toContain(text);
    const [calendar] = inGerman?.attachments ?? [];
    expect(calendar?.filename).toBe(`tickets-${german.number}.ics`);
    expect(calendar?.content.toString()).toContain('DTSTART;TZID=Europe/Moscow:20270318T190000');
    await sound();
  });

  it('are not written to while the change rests, nor of one that is taken back meanwhile', async () => {
    await paid();
    await announce({ started_at: newStart });
    pass(9);
    await work();
    await announce({ started_at: usualStart });
    expect(await kinds()).toEqual([]);
    await sound();
  });

  it('hear of two moves within minutes once, with the last of the dates', async () => {
    await paid();
    await announce({ started_at: newStart });
    pass(1);
    await announce({ started_at: '2027-04-01T19:00' });
    const sent = [...(await notices()), ...(await notices()).slice(1)];
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('1 апреля 2027');
  });

  it('hear of each of two moves that are days apart', async () => {
    await paid();
    await announce({ started_at: newStart });
    expect(await kinds()).toEqual(['performance_moved']);
    pass(60 * 24 * 3);
    await announce({ started_at: usualStart });
    expect(await kinds()).toEqual(['performance_moved', 'performance_moved']);
  });

  it('hear nothing of a move by five minutes', async () => {
    await paid();
    await announce({ started_at: '2026-12-18T19:05' });
    expect(await kinds()).toEqual([]);
    await sound();
  });

  it('hear of it once the mail server is there again', async () => {
    await paid();
    await announce({ started_at: newStart });
    isAway = true;
    expect(await kinds()).toEqual([]);
    isAway = false;
    expect(await kinds()).toEqual(['performance_moved']);
    await sound();
  });

  it('hear nothing when their tickets were given back, or their order is not paid', async () => {
    const order = await paid();
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    await ordered();
    await announce({ started_at: newStart });
    expect(await kinds()).toEqual([]);
  });

  it('hear of it with their tickets when they pay after it', async () => {
    const order = await ordered();
    await announce({ started_at: newStart });
    await bank().pay(await bankId(await begin(order)));
    await read(order);
    expect(await kinds()).toEqual([]);
    const tickets = mails.find(({ messageId }) => messageId.startsWith('<order_paid'));
    expect(tickets?.text).toContain('Прежняя: 18 декабря 2026');
    await sound();
  });
});

it.each([
  ['cancelled', 'performance_cancelled', /не состоится[\s\S]*мы вернём всю их стоимость/],
  ['postponed', 'performance_postponed', /новая дата ещё не назначена[\s\S]*верните их/],
] as const)(
  'the buyers of a performance that is %s hear what becomes of their money',
  async (status, kind, words) => {
    await paid();
    await announce({ status });
    const [mail] = await notices();
    expect(mail?.messageId).toContain(kind);
    expect(mail?.text).toMatch(words);
    expect(mail?.attachments[0]?.content.toString()).toContain('STATUS:CANCELLED');
    await announce({ status: 'scheduled' });
    expect(await kinds()).toEqual([kind, 'performance_resumed']);
    await sound();
  },
);

it('the doctor finds a buyer whom nobody told', async () => {
  const order = await paid();
  await announce({ started_at: newStart });
  await rows(sql`delete from outbox where kind = 'performance_changed'`);
  expect(await brokenInvariants(api().database.db, now())).toEqual([
    expect.stringContaining(`order ${order.number}`),
  ]);
});

it('whoever paid for a performance that has gone from the catalogue has their mail once', async () => {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  await read(order);
  const bought = await rows(sql<{ id: number }>`
    select performance_id as id from order_lines join orders on orders.id = order_id where number = ${order.number}`);
  const gone = await rows(sql<{ performance_id: number }>`
    delete from listed_performances where performance_id = any(${bought.map(({ id }) => id)}) returning performance_id`);
  expect(gone).not.toEqual([]);
  for (const minutes of [0, 60, 60]) {
    pass(minutes);
    await work();
  }
  expect(mails.map(({ messageId }) => messageId)).toEqual([expect.stringContaining('<order_paid')]);
});
