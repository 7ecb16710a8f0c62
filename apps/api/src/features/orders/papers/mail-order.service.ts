import { money } from '@parterre/domain/money/money';
import { composeMail } from '../../mail/compose-mail.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import type { Attachment, MailViews, OrderMail } from '../../mail/mail-view.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { type OrderRecord, totalOf } from '../order-record.ts';
import type { MailTask } from '../outbox.service.ts';
import { printBill, printTickets, writeCalendar } from './order-papers.service.ts';
import { eveningOf, type PaperDesk, readPaperFacts } from './paper-facts.service.ts';
import { seatWords } from './seat-words.ts';

/** Sends the mail of a happening. Throws when it is to be tried again; an address that takes no mail is tried no more. */
export async function mailOrder(desk: PaperDesk, transport: MailTransport, task: MailTask): Promise<void> {
  const happening = { key: task.happening.slice(task.happening.indexOf(':') + 1) };
  const { lang } = task.to;
  const mail =
    task.kind === 'order_links'
      ? composeMail({ ...happening, kind: task.kind }, await linksView(desk, task), lang)
      : composeMail({ ...happening, kind: task.kind }, await orderView(desk, task, task.kind), lang);
  const outcome = await sendMail(transport, mail);
  if (outcome.kind === 'later') throw new Error(outcome.reason);
}

const firstOf = ({ orders, happening }: MailTask): OrderRecord => {
  const [order] = orders;
  if (!order) throw new Error(`${happening} is about no order`);
  return order;
};

async function orderView(desk: PaperDesk, task: MailTask, kind: OrderMail): Promise<MailViews[OrderMail]> {
  const order = firstOf(task);
  const { lang, currency, token } = order;
  const facts = await readPaperFacts(desk, order);
  const { timeZone } = eveningOf(facts, order.lines[0]?.ticket_id ?? '').startsAt;
  const page = kind === 'order_paid' ? `/order/success?order=${token}` : `/order/bill/${token}`;
  return {
    ...{ brand: facts.brand, seller: facts.seller, to: { name: order.name, email: order.email } },
    orderNumber: String(order.number),
    total: totalOf(order),
    payUntil: order.state === 'awaiting_payment' ? { at: order.expires_at, timeZone } : null,
    refunded: refundedBy(order, task.happening),
    url: await desk.pageUrl(lang, page),
    attachments: await attachmentsOf(desk, order, kind),
    lines: order.lines.map(({ ticket_id, subject, count, price_minor, service_fee_minor }) => {
      const { title, startsAt, place } = eveningOf(facts, ticket_id);
      const total = money((price_minor + service_fee_minor) * count, currency);
      return { title, startsAt, place, seat: seatWords(subject, lang), count, total };
    }),
  };
}

const refundedBy = ({ payments }: OrderRecord, happening: string) => {
  const refunds = payments.flatMap((payment) => payment.refunds);
  const refund = refunds.find(({ id }) => happening.endsWith(id));
  return refund ? money(refund.amount_minor, refund.currency) : null;
};

async function attachmentsOf(desk: PaperDesk, order: OrderRecord, kind: OrderMail): Promise<Attachment[]> {
  const pdf = { contentType: 'application/pdf' };
  if (kind === 'order_placed')
    return [{ ...pdf, filename: `bill-${order.number}.pdf`, content: await printBill(desk, order) }];
  if (kind !== 'order_paid') return [];
  const calendar = Buffer.from(await writeCalendar(desk, order));
  return [
    { ...pdf, filename: `tickets-${order.number}.pdf`, content: await printTickets(desk, order) },
    { filename: `tickets-${order.number}.ics`, contentType: 'text/calendar', content: calendar },
  ];
}

async function linksView(desk: PaperDesk, task: MailTask): Promise<MailViews['order_links']> {
  const first = firstOf(task);
  const { brand, seller } = await readPaperFacts(desk, first);
  const orders = await Promise.all(
    task.orders.map(async (order) => {
      const facts = await readPaperFacts(desk, order);
      const { title, startsAt } = eveningOf(facts, order.lines[0]?.ticket_id ?? '');
      const { number, state, token } = order;
      const page = state === 'paid' ? `/order/success?order=${token}` : `/order/bill/${token}`;
      return { number: String(number), state, title, startsAt, url: await desk.pageUrl(task.to.lang, page) };
    }),
  );
  return { brand, seller, to: { name: first.name, email: task.to.email }, orders };
}
