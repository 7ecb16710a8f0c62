import type { IssuedTicket, Order, SharedTicket } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import { basketTotal } from '@parterre/domain/basket/basket-total';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { calledOff } from '@parterre/domain/order/called-off';
import { isAtCounter } from '@parterre/domain/order/return-way';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { wireAmount } from '../../catalogue-reader/wire-values.ts';
import type { Db } from '../../database/connect.ts';
import { zonedText } from '../../time/zoned-time.ts';
import { selectReturnTimes } from './calling-off/calling-off.queries.ts';
import { paymentMethods } from './checkout/payment-methods.ts';
import type { PerformanceRow as VenueRow } from './documents/document-data.queries.ts';
import { type PerformanceRows, readPerformanceRows } from './documents/document-data.service.ts';
import { listOtherDates, type OtherDate } from './moving/find-other-dates.service.ts';
import type { OtherDatesDeps } from './moving/other-dates.service.ts';
import { findOrder } from './order/order.service.ts';
import type { PerformanceRow } from './order/order-performances.queries.ts';
import {
  type OrderPerformances,
  type PerformanceReturn,
  readPerformances,
  readReturnOffers,
} from './order/order-performances.service.ts';
import {
  hasExchangeable,
  keptKinds,
  type OrderLineRecord,
  type OrderRecord,
  orderVat,
  type PaymentRecord,
  paymentAmount,
  totalDue,
} from './order/order-record.ts';
import { selectReplacedLines } from './order/replaced-lines.queries.ts';
import { formatCode } from './payments/certificates.service.ts';
import type { SaleDeps } from './sale-deps.ts';
import { findTickets, type TicketRecord } from './tickets/tickets.service.ts';

/** With its tickets, once it has any. */
export const showOrder = async ({ db }: Pick<SaleDeps, 'db'>, order: OrderRecord): Promise<Order> =>
  wireOrder(order, await readIssuedTickets(db, order));

/** For whoever comes back to it: the catalogue may have changed since it was placed. */
export async function showOrderToday(
  deps: Pick<OtherDatesDeps, 'db' | 'returnDays' | 'reader' | 'landingId' | 'offers'>,
  order: OrderRecord,
): Promise<Order> {
  const tickets = await readIssuedTickets(deps.db, order);
  const performances = await readPerformances(deps.db, order);
  const offers = await readReturnOffers(deps, order, performances);
  const good = new Set(
    tickets.filter(({ revoked_at }) => !revoked_at).map(({ performance_id }) => performance_id),
  );
  const returns = await describeReturns(
    deps,
    order,
    offers.filter(({ performanceId }) => good.has(performanceId)),
  );
  const venues =
    order.state === 'paid' ? await readPerformanceRows(deps, order.lines, order.lang) : undefined;
  return wireOrder(order, tickets, { performances, venues, returns });
}

/** One ticket alone, as its performance is announced today. */
export async function showTicket(
  deps: Pick<SaleDeps, 'db' | 'clock' | 'reader' | 'landingId'>,
  { order_id, offer_id, performance_id, ...ticket }: TicketRecord,
): Promise<SharedTicket | undefined> {
  const order = await findOrder(deps, { id: order_id });
  // A link that was sent on before the ticket was moved says that it is good no more.
  const line =
    order?.lines.find((one) => one.offer_id === offer_id) ??
    (await selectReplacedLines(deps.db, order_id)).find((one) => one.offer_id === offer_id);
  if (!order || !line) return undefined;
  const { event, date, zone, seat } = line.subject;
  const performances = await readPerformances(deps.db, order);
  const venues = await readPerformanceRows(deps, [line], order.lang);
  return {
    ...wireTicket(ticket),
    lang: order.lang,
    event,
    date: wireDate(date, performances.get(performance_id), venues.get(performance_id)),
    zone,
    seat,
  };
}

const readIssuedTickets = async (db: Db, order: OrderRecord): Promise<TicketRecord[]> =>
  order.state === 'paid' || order.state === 'refunded' ? findTickets(db, order) : [];

interface OrderToday {
  readonly performances: OrderPerformances;
  /** Of a paid order. */
  readonly venues: PerformanceRows | undefined;
  readonly returns: readonly DescribedReturn[];
}

interface DescribedReturn extends PerformanceReturn {
  /** When the money goes back by itself. */
  readonly refundFrom: Date | undefined;
  readonly otherDates: readonly OtherDate[];
}

/** Most orders have nothing to return, and nothing is asked for them. */
async function describeReturns(
  deps: Pick<OtherDatesDeps, 'db' | 'offers'>,
  order: OrderRecord,
  offers: readonly PerformanceReturn[],
): Promise<DescribedReturn[]> {
  const times = offers.length > 0 ? await selectReturnTimes(deps.db, order.id) : [];
  const described: DescribedReturn[] = [];
  for (const offer of offers) {
    const { performanceId } = offer;
    const refundFrom = times.find(({ performance_id }) => performance_id === performanceId)?.choose_until;
    const otherDates = await listOtherDates({ db: deps.db, dates: deps.offers.dates }, order, performanceId);
    described.push({ ...offer, refundFrom, otherDates });
  }
  return described;
}

const asBought: OrderToday = { performances: new Map(), venues: undefined, returns: [] };

/** An order as its pages show it. One that was placed just now is what was bought. */
function wireOrder(
  order: OrderRecord,
  tickets: readonly TicketRecord[],
  { performances, venues, returns }: OrderToday = asBought,
): Order {
  const { token, state, currency, lang, name, email, phone } = order;
  const isWaiting = state === 'awaiting_payment';
  const off = isWaiting ? calledOff([...performances.values()]) : undefined;
  const isOpen = isWaiting && off === undefined;
  const lines = order.lines.map((line) => {
    const { performance_id: id } = line;
    return wireLine(line, currency, wireDate(line.subject.date, performances.get(id), venues?.get(id)));
  });
  const { selectedTickets, ...sums } = basketTotal(
    lines.map((line) => ({ ...line, extra: { ...line.extra, state: 'held' as const } })),
  );
  return {
    token,
    number: String(order.number),
    state,
    lang,
    currency_code: currency,
    lines,
    created_at: order.created_at.toISOString(),
    expires_at: isOpen ? order.expires_at.toISOString() : null,
    called_off: off ?? null,
    contact: { name, email, phone },
    total: { ...sums, selectedTickets: [...selectedTickets] },
    vat: orderVat(order).map(({ vat: { rate, exemption }, amount }) => ({
      percent: rate / 100,
      exemption,
      amount: toWire(amount),
    })),
    amount_due: toWire(isOpen ? totalDue(order) : money(0, currency)),
    payments: order.payments.map((payment) => wirePayment(order, payment)),
    tickets: tickets.map(({ offer_id, ...ticket }) => ({ line_id: offer_id, ...wireTicket(ticket) })),
    returns: returns.map(({ performanceId, until, refundFrom, otherDates }) => {
      const timeZone = performances.get(performanceId)?.time_zone ?? 'UTC';
      return {
        date_id: performanceId,
        until: until && zonedText(until, timeZone),
        refund_from: refundFrom ? zonedText(refundFrom, timeZone) : null,
        may_take_certificate: refundFrom !== undefined && hasExchangeable(order),
        is_at_counter: isAtCounter(keptKinds(order)),
        other_dates: otherDates.map(({ id, startedAt }) => ({ date_id: id, started_at: startedAt })),
      };
    }),
    now: order.at.toISOString(),
  };
}

const wireTicket = ({
  code,
  number,
  revoked_at,
}: Pick<TicketRecord, 'code' | 'number' | 'revoked_at'>): Omit<IssuedTicket, 'line_id'> => ({
  code,
  number: formatTicketNumber(number),
  is_revoked: revoked_at !== null,
});

const wireLine = (line: OrderLineRecord, currency: string, date: WireDate): Order['lines'][number] => ({
  id: line.offer_id,
  count: line.count,
  price: wireAmount(line.price_minor, currency),
  extra: {
    service_fee: wireAmount(line.service_fee_minor, currency),
    ...line.subject,
    date,
  },
});

type WireDate = Order['lines'][number]['extra']['date'];

function wireDate(
  bought: OrderLineRecord['subject']['date'],
  performance: PerformanceRow | undefined,
  venue: VenueRow | undefined,
): WireDate {
  const started_at = performance?.started_text ?? bought.started_at;
  const isMoved = Date.parse(started_at) !== Date.parse(bought.started_at);
  return {
    ...bought,
    started_at,
    moved_from: isMoved ? bought.started_at : null,
    status: performance?.status ?? 'scheduled',
    time_zone: performance?.time_zone ?? null,
    venue: venue ? wireVenue(venue) : null,
  };
}

const wireVenue = ({ address, lat, lon, doors_at, time_zone }: VenueRow): NonNullable<WireDate['venue']> => ({
  address: address ?? '',
  geo: { lat, lon },
  doors_at: doors_at && zonedText(doors_at, time_zone),
});

function wirePayment(order: OrderRecord, payment: PaymentRecord): Payment {
  const method = paymentMethods.find(({ id }) => id === payment.acquisition_id);
  if (!method) throw new Error(`there is no way to pay ${payment.acquisition_id}`);
  const { id, code, kind } = method;
  return {
    payment_id: payment.id,
    state: payment.state,
    awaits: payment.state === 'pending' ? payment.awaits : null,
    acquisition: { id, code, kind, name: method.name[order.lang] ?? code },
    amount: toWire(paymentAmount(order, payment)),
    currency_code: payment.currency,
    created_at: new Date(payment.created_at).toISOString(),
    failure: payment.failure,
    refunds: payment.refunds.map(({ state, amount_minor, currency, created_at, certificate }) => ({
      state,
      amount: wireAmount(amount_minor, currency),
      created_at: new Date(created_at).toISOString(),
      certificate_code: certificate === null ? null : formatCode(certificate),
    })),
  };
}
