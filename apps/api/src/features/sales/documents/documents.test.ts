import type { Order } from '@parterre/contracts/orders/order';
import { ticketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { money } from '@parterre/domain/money/money';
import { describe, expect, it } from 'vitest';
import { makeReader } from '../../../catalogue-reader/reader.ts';
import { sql } from '../../../database/sql.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { findOrder } from '../order/order.service.ts';
import type { Mail } from '../outbox/mail/mail-view.ts';
import { sendOrderMail } from '../outbox/mail/order-mail.service.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { verifyTicket } from '../tickets/code/ticket-code.ts';

const { api, ordered, begin, bank, bankId, read, now, deps, call, rows, sweep, visitor, place } =
  orderFixture();

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}
const get = (url: string) => api().app.inject(url);

describe('the documents of an order', () => {
  it('are there once it is paid', async () => {
    const order = await paid();
    const path = `/api/orders/${order.token}`;
    const [tickets, calendar, bill] = await Promise.all(
      ['tickets.pdf', 'calendar.ics', 'bill.pdf'].map((name) => get(`${path}/${name}`)),
    );
    expect(tickets?.headers['content-type']).toBe('application/pdf');
    expect(tickets?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(tickets?.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(calendar?.body).toContain('BEGIN:VEVENT');
    expect(bill?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are a bill alone before that, and nothing for a stranger', async () => {
    const { token } = await ordered();
    expect((await get(`/api/orders/${token}/bill.pdf`)).statusCode).toBe(200);
    expect((await get(`/api/orders/${token}/tickets.pdf`)).statusCode).toBe(409);
    expect((await get(`/api/orders/${'x'.repeat(32)}/bill.pdf`)).statusCode).toBe(404);
  });

  it('are made for a visitor before the many that another asked for sooner', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => ordered()));
    const [own, ...others] = orders.map(({ token }) => `/api/orders/${token}/bill.pdf`);
    const answered: string[] = [];
    const ask = async (url = '', remoteAddress = '') => {
      expect((await api().app.inject({ url, remoteAddress })).statusCode).toBe(200);
      answered.push(remoteAddress);
    };
    const flood = others.map((url) => ask(url, '203.0.113.7'));
    await Promise.all([...flood, ask(own, '203.0.113.8')]);
    // As many as there are workers were begun before.
    expect(answered.indexOf('203.0.113.8')).toBeLessThanOrEqual(2);
  });

  it('change with their order: a bill is another once its date has moved', async () => {
    const { token } = await ordered();
    const bill = async () => (await get(`/api/orders/${token}/bill.pdf`)).rawPayload;
    const [first, repeated] = [await bill(), await bill()];
    expect(repeated.equals(first)).toBe(true);
    const [date] = await rows(sql<{ started_at: Date }>`select started_at from performances where id = 12`);
    const move = (to: Date | undefined) =>
      rows(sql`update performances set started_at = ${to} where id = 12`);
    await move(new Date('2026-12-01T16:00:00Z'));
    const moved = await bill();
    await move(date?.started_at);
    expect(moved.equals(first)).toBe(false);
  });

  it('carry codes that anyone can verify with the published keys', async () => {
    const order = await paid();
    const keys = ticketKeys.parse((await get('/.well-known/ticket-keys.json')).json());
    for (const { code } of order.tickets)
      expect(verifyTicket(code ?? '', keys)).toMatchObject({ kind: 'genuine', data: { eventId: 9 } });
  });
});

/** Sends what is to be sent. */
async function sendMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const transport = { carry: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  await workOutbox(deps(), (task) => sendOrderMail(deps(), transport, task));
  return mails;
}

it('until somebody has paid, a mail carries no word that was typed with the order', async () => {
  const contact = { name: 'Claim your prize', email: 'stranger@example.com' };
  const order = await ordered({ contact });
  await call('POST', '/api/orders/lookup', { body: { email: contact.email, lang: 'ru' } });
  const declined = await begin(order);
  await bank().decline(await bankId(declined));
  await read(order);
  const mails = await sendMails();
  expect(mails.map(({ messageId }) => messageId.replace(/\..*/, '')).toSorted()).toEqual([
    '<order_links',
    '<order_placed',
    '<payment_failed',
  ]);
  for (const { text, html, subject, to, attachments } of mails) {
    expect(text + html + subject + JSON.stringify(to)).not.toMatch(/prize/i);
    expect(attachments).toEqual([]);
  }
  await bank().pay(await bankId(await begin(order)));
  await read(order);
  const [tickets] = await sendMails();
  expect(tickets?.to.name).toBe('Claim your prize');
});

it('nor does it once a certificate has paid a part', async () => {
  const order = await ordered({ contact: { name: 'Claim your prize', email: 'stranger@example.com' } });
  const { code } = await issueCertificate(api().database.db, money(100, 'RUB'), now());
  await begin(order, 7, { certificate_code: code });
  const [placed] = await sendMails();
  expect(placed?.to.name).toBe('');
});

it('everything that happens to an order has its mail, in the language of the order', async () => {
  const unpaid = await ordered();
  const mails = await sendMails();
  await bank().pay(await bankId(await begin(unpaid)));
  const order = await read(unpaid);
  mails.push(...(await sendMails()));
  await refundOrder(deps(), Number(order.number), { kind: 'all' });
  mails.push(...(await sendMails()));
  expect(mails.map(({ messageId }) => messageId.replace(/\..*/, ''))).toEqual([
    '<order_placed',
    '<order_paid',
    '<order_refunded',
  ]);
  const [, paidMail, refundedMail] = mails;
  expect(paidMail?.attachments.map(({ filename }) => filename)).toEqual([
    `tickets-${order.number}.pdf`,
    `tickets-${order.number}.ics`,
    // The codes of both tickets, which the mail itself shows.
    expect.stringMatching(/\.png$/),
    expect.stringMatching(/\.png$/),
  ]);
  expect(paidMail?.text).toContain(`http://shop.test/order/success?order=${order.token}`);
  expect(refundedMail?.text).toMatch(/1\s100/);
});

it('the mail of money that went back to a gift certificate says until when it can be spent', async () => {
  const { code } = await issueCertificate(api().database.db, money(200_000, 'RUB'), now());
  const order = await ordered();
  await begin(order, 7, { certificate_code: code });
  await refundOrder(deps(), Number(order.number), { kind: 'all' });
  const texts = (await sendMails()).map(({ text }) => text);
  expect(texts.at(-1)).toContain('он действует до 1 декабря 2027');
});

it('the mail of money that went back to a gift certificate which has run out says so', async () => {
  const { code } = await issueCertificate(api().database.db, money(30_000, 'RUB'), now());
  const order = await ordered();
  await begin(order, 7, { certificate_code: code });
  await rows(sql`update certificates set valid_until = ${now()}`);
  await call('POST', `/api/orders/${order.token}/cancel`);
  await sweep();
  const texts = (await sendMails()).map(({ text }) => text);
  expect(texts.at(-1)).toContain('срок его действия истёк 1 декабря 2026');
});

it('what a mail and its attachments say is asked of the database once, however many lines the order has', async () => {
  const anna = visitor();
  await anna.add('12:floor', 1);
  await anna.add('12:3');
  const { body } = await place(anna, { expected_total: 2750 });
  expect(body).toMatchObject({ lines: [{}, {}] });
  const { token } = body as unknown as Order;
  await bank().pay(await bankId(await begin({ token })));
  await read({ token });
  const order = await findOrder(deps(), { token });
  if (!order) throw new Error('it is gone');
  const counted = countStatements(api().database.db);
  const counting = { ...deps(), db: counted.db, reader: makeReader(counted.db, now) };
  const mails: Mail[] = [];
  const transport = { carry: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const task = { deduplicationKey: `order_paid:${order.id}`, at: now(), to: order, orders: [order] };
  await sendOrderMail(counting, transport, { ...task, kind: 'order_paid' });
  expect(mails[0]?.attachments).toHaveLength(4);
  // The settings of the catalogue, the site, the performances, the tickets and who has them.
  expect(counted.count()).toBe(5);
});
