import { includedTax } from '@parterre/domain/money/included-tax';
import { money } from '@parterre/domain/money/money';
import { writeMoment } from '../../../documents/write-moment.ts';
import type { BillView } from '../../bills/bill-view.ts';
import { calendarFile } from '../../tickets/calendar/calendar-file.ts';
import { readTickets } from '../issue-tickets.service.ts';
import { findCalledOff } from '../order-dates.service.ts';
import { dueOf, isByTransfer, type OrderRecord, totalOf } from '../order-record.ts';
import type { TicketRecord } from '../tickets.queries.ts';
import { eveningOf, type PaperDesk, type PaperFacts, readPaperFacts } from './paper-facts.service.ts';
import { print } from './printer.ts';
import { seatWords } from './seat-words.ts';

/** The tickets that are good, a page each. */
export async function printTickets(desk: PaperDesk, order: OrderRecord): Promise<Buffer> {
  const facts = await readPaperFacts(desk, order);
  const tickets = await readTickets(desk.reader.db, order);
  const good = tickets.filter(({ revoked_at }) => revoked_at === null);
  const view = {
    ...{ lang: order.lang, brand: facts.brand, seller: facts.seller, orderNumber: String(order.number) },
    tickets: good.map((ticket) => ticketView(facts, order, ticket)),
  };
  return print({ kind: 'tickets', view });
}

function ticketView(facts: PaperFacts, order: OrderRecord, { line_id, code, number }: TicketRecord) {
  const line = order.lines.find(({ ticket_id }) => ticket_id === line_id);
  if (!line) throw new Error(`order ${order.number} has no line ${line_id}`);
  const { zone, seat } = line.subject;
  return {
    ...{ evening: eveningOf(facts, line_id), zone: zone.name, seat, code, number },
    price: money(line.price_minor + line.service_fee_minor, order.currency),
    serviceFee: money(line.service_fee_minor, order.currency),
  };
}

export async function writeCalendar(desk: PaperDesk, order: OrderRecord): Promise<string> {
  const facts = await readPaperFacts(desk, order);
  const url = await desk.pageUrl(order.lang, `/order/success?order=${order.token}`);
  const byDate = Map.groupBy(order.lines, ({ date_id }) => date_id);
  const entries = [...byDate].flatMap(([dateId, lines]) => {
    const [first] = lines;
    if (!first) return [];
    const { endsAt, ...evening } = eveningOf(facts, first.ticket_id);
    const seats = lines.map(
      ({ subject, count }) => seatWords(subject, order.lang) + (count > 1 ? ` × ${count}` : ''),
    );
    return [{ uid: `${order.number}-${dateId}@parterre`, evening, endsAt, note: seats.join('\n'), url }];
  });
  return calendarFile(entries, order.at);
}

export const printBill = async (desk: PaperDesk, order: OrderRecord): Promise<Buffer> =>
  print({ kind: 'bill', view: await billView(desk, order) });

export async function billView(desk: PaperDesk, order: OrderRecord): Promise<BillView> {
  const facts = await readPaperFacts(desk, order);
  const { lang, currency, name, email } = order;
  // What will not be played is asked no money for.
  const state = (await findCalledOff(desk.reader.db, order)) ? 'cancelled' : order.state;
  const isOpen = state === 'awaiting_payment';
  const { timeZone } = eveningOf(facts, order.lines[0]?.ticket_id ?? '').startsAt;
  const due = isOpen ? dueOf(order) : money(0, currency);
  return {
    ...{ lang, state, brand: facts.brand, seller: facts.seller, buyer: { name, email }, due },
    ...{ tax: taxOf(facts, order), bank: isOpen && isByTransfer(order) ? facts.bank : null },
    orderNumber: String(order.number),
    issuedAt: { at: order.created_at, timeZone },
    payUntil: isOpen ? { at: order.expires_at, timeZone } : null,
    payUrl: await desk.pageUrl(lang, `/order/bill/${order.token}`),
    lines: order.lines.map((line) => billLine(facts, order, line)),
    serviceFees: money(order.service_fee_minor, currency),
    total: totalOf(order),
    paid: money(totalOf(order).amountMinor - dueOf(order).amountMinor, currency),
  };
}

const taxOf = ({ vatPercent: percent }: PaperFacts, order: OrderRecord) =>
  percent === null ? null : { percent, amount: includedTax(totalOf(order), percent) };

function billLine(facts: PaperFacts, { lang, currency }: OrderRecord, line: OrderRecord['lines'][number]) {
  const { startsAt, place } = eveningOf(facts, line.ticket_id);
  const { count, price_minor, service_fee_minor, subject } = line;
  return {
    title: subject.event.title,
    detail: [writeMoment(startsAt, 'moment', lang), place, seatWords(subject, lang)].join(' · '),
    count,
    price: money(price_minor, currency),
    serviceFee: money(service_fee_minor, currency),
    total: money((price_minor + service_fee_minor) * count, currency),
  };
}
