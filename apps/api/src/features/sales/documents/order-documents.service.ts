import { money } from '@parterre/domain/money/money';
import { discountMinor } from '@parterre/domain/vouchers/apply-vouchers';
import { writeMoment } from '../../../time/write-moment.ts';
import { giftCardTexts } from '../gift-cards/texts/gift-card-texts.ts';
import { orderDiscounts } from '../order/order-discounts.ts';
import {
  findCalledOff,
  isByTransfer,
  isGiftCard,
  type OrderRecord,
  orderTotal,
  orderVat,
  totalDue,
} from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { calendarFile } from '../tickets/calendar/calendar-file.ts';
import { readTickets, type TicketRecord } from '../tickets/tickets.service.ts';
import { readHolders } from '../transfers/holders.service.ts';
import { type DocumentData, findPerformance } from './document-data.service.ts';
import {
  type BillLine,
  type BillView,
  changeText,
  seatWords,
  type TicketsView,
  type TicketView,
} from './document-views.ts';
import type { Lane } from './pdf-workers.ts';

/** An order with what its documents say, and in whose turn they are made. */
export interface DocumentRequest {
  readonly order: OrderRecord;
  readonly data: DocumentData;
  readonly lane: Lane;
}

/** The good tickets that the buyer has, a page each; undefined where others have all of them. */
export async function renderTickets(
  deps: SaleDeps,
  { order, data, lane }: DocumentRequest,
): Promise<Buffer | undefined> {
  const view = await ticketsView(deps, order, data);
  if (view.tickets.length === 0) return undefined;
  return deps.pdfWorkers.render({ kind: 'tickets', view }, lane);
}

export async function ticketsView(
  { db }: Pick<SaleDeps, 'db'>,
  order: OrderRecord,
  data: DocumentData,
): Promise<TicketsView> {
  const tickets = await readTickets(db, order);
  const holders = await readHolders(db, order);
  return {
    lang: order.lang,
    brand: data.brand,
    seller: data.seller,
    orderNumber: String(order.number),
    tickets: tickets
      .filter(({ id, revoked_at }) => revoked_at === null && !holders.has(id))
      .map((ticket) => ticketView(data, order, ticket)),
  };
}

function ticketView(
  data: DocumentData,
  order: OrderRecord,
  { offer_id, code, number }: TicketRecord,
): TicketView {
  const line = order.lines.find((each) => each.offer_id === offer_id);
  if (!line) throw new Error(`order ${order.number} has no line ${offer_id}`);
  const { zone, seat } = line.subject;
  return {
    performance: findPerformance(data, offer_id),
    zone: zone.name,
    seat,
    code,
    number,
    price: money(line.price_minor + line.service_fee_minor, order.currency),
    serviceFee: money(line.service_fee_minor, order.currency),
    discount: money(discountMinor(line.discounts), order.currency),
  };
}

export async function writeCalendar(
  { pageUrl }: Pick<SaleDeps, 'pageUrl'>,
  { order, data }: Pick<DocumentRequest, 'order' | 'data'>,
): Promise<string> {
  const url = await pageUrl(order.lang, `/order/success?order=${order.token}`);
  const byDate = Map.groupBy(order.lines, ({ performance_id }) => performance_id);
  const entries = [...byDate].map(([performanceId, lines]) => {
    const { endsAt, revision, ...performance } = findPerformance(data, lines[0]?.offer_id);
    const seats = lines.map(
      ({ subject, count }) => seatWords(subject, order.lang) + (count > 1 ? ` × ${count}` : ''),
    );
    const uid = `${order.number}-${performanceId}@parterre`;
    // An entry that a calendar has is put in its place when its number is higher: other seats are news as another time is.
    return { uid, revision: revision + order.moves, performance, endsAt, note: seats.join('\n'), url };
  });
  return calendarFile(entries, order.at);
}

export async function renderBill(deps: SaleDeps, { order, data, lane }: DocumentRequest): Promise<Buffer> {
  const view = await billView(deps, order, data);
  return deps.pdfWorkers.render({ kind: 'bill', view }, lane);
}

export async function billView(
  { pageUrl }: Pick<SaleDeps, 'pageUrl'>,
  order: OrderRecord,
  data: DocumentData,
): Promise<BillView> {
  const { lang, currency, name, email, company } = order;
  // What will not be played is asked no money for.
  const state = findCalledOff(order) ? 'cancelled' : order.state;
  const isOpen = state === 'awaiting_payment';
  const timeZone = isGiftCard(order)
    ? data.timeZone
    : findPerformance(data, order.lines[0]?.offer_id).startsAt.timeZone;
  return {
    lang,
    state,
    brand: data.brand,
    seller: data.seller,
    buyer: { name, email, company },
    orderNumber: String(order.number),
    issuedAt: { at: order.created_at, timeZone },
    payUntil: isOpen ? { at: order.expires_at, timeZone } : null,
    payUrl: await pageUrl(lang, `/order/bill/${order.token}`),
    lines: isGiftCard(order) ? [giftCardLine(order)] : order.lines.map((line) => billLine(data, order, line)),
    serviceFees: money(order.service_fee_minor, currency),
    discounts: orderDiscounts(order),
    taxes: orderVat(order),
    bank: isOpen && isByTransfer(order) ? data.bank : null,
    total: orderTotal(order),
    paid: money(orderTotal(order).amountMinor - totalDue(order).amountMinor, currency),
    due: isOpen ? totalDue(order) : money(0, currency),
  };
}

const giftCardLine = (order: OrderRecord): BillLine => ({
  title: giftCardTexts[order.lang].giftCard,
  detail: '',
  change: '',
  count: 1,
  price: orderTotal(order),
  serviceFee: money(0, order.currency),
  total: orderTotal(order),
});

function billLine(
  data: DocumentData,
  { lang, currency }: OrderRecord,
  line: OrderRecord['lines'][number],
): BillLine {
  const { count, price_minor, service_fee_minor, subject } = line;
  const performance = findPerformance(data, line.offer_id);
  const { startsAt, place } = performance;
  return {
    title: subject.event.title,
    detail: [writeMoment(startsAt, 'moment', lang), place, seatWords(subject, lang)].join(' · '),
    change: changeText(performance, lang),
    count,
    price: money(price_minor, currency),
    serviceFee: money(service_fee_minor, currency),
    total: money((price_minor + service_fee_minor) * count, currency),
  };
}
