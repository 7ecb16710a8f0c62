import { ticketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { describe, expect, test } from 'vitest';
import { orderStage } from '../../../testing/order-stage.ts';
import { makeReader } from '../../catalogue/reader.ts';
import type { Mail } from '../../mail/mail-view.ts';
import { refundOrder } from '../../payments/refund-order.service.ts';
import { verifyTicket } from '../../tickets/code/verify-ticket.ts';
import { workOutbox } from '../outbox.service.ts';
import { mailOrder } from './mail-order.service.ts';

const { api, ordered, begin, bank, bankId, read, now, desk } = orderStage();

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}
const get = (url: string) => api().app.inject(url);

describe('the papers of an order', () => {
  test('are there once it is paid', async () => {
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

  test('are a bill alone before that, and nothing for a stranger', async () => {
    const { token } = await ordered();
    expect((await get(`/api/orders/${token}/bill.pdf`)).statusCode).toBe(200);
    expect((await get(`/api/orders/${token}/tickets.pdf`)).statusCode).toBe(409);
    expect((await get(`/api/orders/${'x'.repeat(32)}/bill.pdf`)).statusCode).toBe(404);
  });

  test('carry codes that anyone can verify with the published keys', async () => {
    const order = await paid();
    const keys = ticketKeys.parse((await get('/.well-known/ticket-keys.json')).json());
    for (const { code } of order.tickets)
      expect(verifyTicket(code, keys, now())).toMatchObject({ kind: 'valid', facts: { eventId: 9 } });
  });
});

test('every happening has its mail, in the language of the order', async () => {
  const order = await paid();
  await refundOrder(desk(), Number(order.number), { kind: 'all' });
  const mails: Mail[] = [];
  const papers = { reader: makeReader(api().database.db, now), landingId: 1, pageUrl: desk().pageUrl };
  const transport = { carry: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  await workOutbox({
    store: { db: api().database.db, clock: now },
    sendMail: (task) => mailOrder(papers, transport, task),
    closeReceipts: async () => undefined,
  });
  expect(mails.map(({ messageId }) => messageId.replace(/\..*/, ''))).toEqual([
    '<order_placed',
    '<order_paid',
    '<order_refunded',
  ]);
  const [, paidMail, refundedMail] = mails;
  expect(paidMail?.attachments.map(({ filename }) => filename)).toEqual([
    `tickets-${order.number}.pdf`,
    `tickets-${order.number}.ics`,
  ]);
  expect(paidMail?.text).toContain(`http://shop.test/order/success?order=${order.token}`);
  expect(refundedMail?.text).toMatch(/1\s100/);
});
