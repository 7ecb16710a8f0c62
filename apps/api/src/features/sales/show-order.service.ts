import type { GiftCard } from '@parterre/contracts/orders/gift-card';
import type { Order, SharedTicket } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import { basketTotal } from '@parterre/domain/basket/basket-total';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { calledOff } from '@parterre/domain/order/called-off';
import { isAtCounter } from '@parterre/domain/order/return-way';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { judgeReplacement } from '@parterre/domain/tickets/ticket-transfer';
import { discountMinor } from '@parterre/domain/vouchers/apply-vouchers';
import { wireAmount } from '../../catalogue-reader/wire-values.ts';
import type { Db } from '../../database/connect.ts';
import { zonedText } from '../../time/zoned-time.ts';
import { orderBundles } from './bundles/record-bundles.service.ts';
import { selectReturnTimes } from './calling-off/calling-off.queries.ts';
import { paymentMethods } from './checkout/payment-methods.ts';
import { judgeCompany } from './companies/change-company.service.ts';
import type { PerformanceRow as VenueRow } from './documents/document-data.queries.ts';
import { type PerformanceRows, readPerformanceRows } from './documents/document-data.service.ts';
import { readCardTimeZone } from './gift-cards/gift-card-offer.service.ts';
import { readGiftCard, wireGiftCard } from './gift-cards/gift-cards.service.ts';
import { describeExchanges, type ExchangeOffer } from './moving/exchange-tickets.service.ts';
import { type ExchangeRow, selectOpenExchange } from './moving/exchanges.queries.ts';
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
  isGiftCard,
  keptKinds,
  type OrderLineRecord,
  type OrderRecord,
  orderVat,
  type PaymentRecord,
  paymentAmount,
  totalDue,
} from './order/order-record.ts';
import { findSoldLine } from './order/sold-line.service.ts';
import { formatCode } from './payments/certificates.service.ts';
import { quoteReturns, type ReturnQuote, readReturnRule } from './refunds/return-rule.service.ts';
import type { SaleDeps } from './sale-deps.ts';
import { findTickets, findUsed, type TicketRecord } from './tickets/tickets.service.ts';
import { readHolders } from './transfers/holders.service.ts';
import type { TransferRow } from './transfers/transfers.queries.ts';
import { orderRedemptions } from './vouchers/redeem-vouchers.service.ts';
import { showWallets } from './wallets/wallet-passes.service.ts';

/** With its tickets, once it has any. */
export async function showOrder(deps: ShowDeps, order: OrderRecord): Promise<Order> {
  const tickets = await readIssuedTickets(deps.db, order);
  const giftCard = await showGiftCard(deps, order);
  const shown = { ...asBought, giftCard, wallets: showWallets(deps) };
  return wireOrder(order, await addHolders(deps.db, order, tickets), shown);
}

type ShowDeps = Pick<SaleDeps, 'db' | 'reader' | 'landingId' | 'wallets' | 'clock'>;

/** Nothing is asked for orders of tickets. */
const showGiftCard = async (deps: ShowDeps, order: OrderRecord): Promise<GiftCard | null> =>
  isGiftCard(order)
    ? wireGiftCard(await readGiftCard(deps.db, order), order, await readCardTimeZone(deps))
    : null;

/** For whoever comes back to it: the catalogue may have changed since it was placed. */
export async function showOrderToday(
  deps: ShowDeps & Pick<OtherDatesDeps, 'returnDays' | 'offers'>,
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
  const held = await addHolders(deps.db, order, tickets, performances);
  const rule = order.state === 'paid' ? await readReturnRule(deps, deps.db, order) : undefined;
  const quotes =
    rule &&
    quoteReturns(order, held, {
      rule,
      performances,
      isTaken: ({ id }) => held.some((one) => one.id === id && (one.holder !== null || one.isUsed)),
      changed: new Set(offers.map(({ performanceId }) => performanceId)),
    });
  const exchanges = await describeExchanges(deps, order, {
    tickets,
    performances,
    changed: new Set(offers.map(({ performanceId }) => performanceId)),
    holders: new Map(held.flatMap(({ id, transfer }) => (transfer ? [[id, transfer]] : []))),
    used: new Set(held.filter(({ isUsed }) => isUsed).map(({ number }) => number)),
  });
  const exchange = order.state === 'paid' ? await selectOpenExchange(deps.db, order.id) : undefined;
  const giftCard = await showGiftCard(deps, order);
  const wallets = showWallets(deps);
  const mayChangeCompany = (await judgeCompany(deps.db, order)) === undefined;
  return wireOrder(order, held, {
    performances,
    venues,
    returns,
    quotes,
    exchanges,
    exchange,
    giftCard,
    wallets,
    mayChangeCompany,
  });
}

/** A ticket with whoever has it, if it is not the buyer. */
interface HeldTicket extends TicketRecord {
  readonly holder: { readonly name: string; readonly email: string } | null;
  readonly mayChangeHands: boolean;
  readonly isUsed: boolean;
  readonly transfer: TransferRow | undefined;
}

async function addHolders(
  db: Db,
  order: OrderRecord,
  tickets: readonly TicketRecord[],
  performances?: OrderPerformances,
): Promise<HeldTicket[]> {
  if (tickets.length === 0) return [];
  const holders = await readHolders(db, order);
  const used = performances ? await findUsed(db, tickets) : new Set();
  return tickets.map((ticket) => {
    const holder = holders.get(ticket.id);
    const performance = performances?.get(ticket.performance_id);
    const refusal =
      !performance ||
      judgeReplacement({
        performance: { status: performance.status, startsAt: performance.started_at },
        isUsed: used.has(ticket.number),
        now: order.at,
      });
    return {
      ...ticket,
      holder: holder ? { name: holder.name, email: holder.email } : null,
      isUsed: used.has(ticket.number),
      transfer: holder,
      mayChangeHands: order.state === 'paid' && ticket.revoked_at === null && !refusal,
    };
  });
}

/** One ticket alone, as its performance is announced today. */
export async function showTicket(
  deps: ShowDeps,
  { order_id, offer_id, performance_id, ...ticket }: TicketRecord,
): Promise<SharedTicket | undefined> {
  const order = await findOrder(deps, { id: order_id });
  const line = order && (await findSoldLine(deps.db, order, offer_id));
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
    wallets: showWallets(deps),
  };
}

const readIssuedTickets = async (db: Db, order: OrderRecord): Promise<TicketRecord[]> =>
  order.state === 'paid' || order.state === 'refunded' ? findTickets(db, order) : [];

interface OrderToday {
  readonly performances: OrderPerformances;
  /** Of a paid order. */
  readonly venues: PerformanceRows | undefined;
  readonly returns: readonly DescribedReturn[];
  /** What comes back for tickets by the rule of the seller, by their ids; undefined where nothing does. */
  readonly quotes: ReadonlyMap<string, ReturnQuote> | undefined;
  readonly exchanges: readonly ExchangeOffer[];
  /** One that waits for its money. */
  readonly exchange: ExchangeRow | undefined;
  readonly giftCard: GiftCard | null;
  readonly wallets: Order['wallets'];
  readonly mayChangeCompany: boolean;
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

const asBought: OrderToday = {
  performances: new Map(),
  venues: undefined,
  returns: [],
  quotes: undefined,
  exchanges: [],
  exchange: undefined,
  giftCard: null,
  wallets: [],
  mayChangeCompany: true,
};

/** An order as its pages show it. One that was placed just now is what was bought. */
function wireOrder(order: OrderRecord, tickets: readonly HeldTicket[], today: OrderToday): Order {
  const { performances, venues, returns, quotes, exchanges, exchange, giftCard, wallets } = today;
  const { token, state, currency, lang, name, email, phone, company } = order;
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
    gift_card: giftCard,
    created_at: order.created_at.toISOString(),
    expires_at: isOpen ? order.expires_at.toISOString() : null,
    called_off: off ?? null,
    contact: { name, email, phone },
    company,
    may_change_company: today.mayChangeCompany,
    // A card is no ticket, and costs what the order does.
    total: { ...sums, ...(giftCard && { price: giftCard.amount }), selectedTickets: [...selectedTickets] },
    bundles: orderBundles(order).map(({ name, discount_minor }) => ({
      name,
      amount: wireAmount(discount_minor, currency),
    })),
    vouchers: orderRedemptions(order).map(({ code, minor }) => ({
      code,
      amount: wireAmount(minor, currency),
    })),
    vat: orderVat(order).map(({ vat: { rate, exemption }, amount }) => ({
      percent: rate / 100,
      exemption,
      amount: toWire(amount),
    })),
    amount_due: toWire(isOpen ? totalDue(order) : money(0, currency)),
    payments: order.payments.map((payment) => wirePayment(order, payment)),
    tickets: tickets.map(({ offer_id, holder, mayChangeHands, ...ticket }) => ({
      line_id: offer_id,
      ...wireTicket(ticket),
      ...(holder && { code: null }),
      holder,
      may_change_hands: mayChangeHands,
      return_value: wireQuote(quotes?.get(ticket.id), currency),
    })),
    wallets,
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
    exchanges: exchanges.map((offer) => wireExchangeOffer(offer, currency)),
    exchange: exchange ? wireExchange(exchange, order) : null,
    now: order.at.toISOString(),
  };
}

const wireExchangeOffer = (
  { performanceId, keepsDifference, priceMinor: oldMinor, feeMinor, otherDates }: ExchangeOffer,
  currency: string,
): Order['exchanges'][number] => ({
  date_id: performanceId,
  keeps_difference: keepsDifference,
  price: wireAmount(oldMinor, currency),
  service_fee: wireAmount(feeMinor, currency),
  other_dates: otherDates.map(({ id, startedAt, priceMinor }) => ({
    date_id: id,
    started_at: startedAt,
    price: wireAmount(priceMinor, currency),
    cheaper: wireAmount(Math.max(0, oldMinor - priceMinor), currency),
    dearer: wireAmount(Math.max(0, priceMinor - oldMinor), currency),
  })),
});

const wireExchange = (exchange: ExchangeRow, { currency, payments }: OrderRecord): Order['exchange'] => ({
  date_id: exchange.performance_id,
  other_date_id: exchange.other_performance_id,
  started_at: exchange.moves[0]?.target.subject.date.started_at ?? '',
  price: wireAmount(
    exchange.moves.reduce((sum, { target }) => sum + target.price_minor, 0),
    currency,
  ),
  amount: wireAmount(exchange.difference_minor, currency),
  expires_at: exchange.expires_at.toISOString(),
  payment_id: payments.findLast(({ id }) => exchange.payment_ids.includes(id))?.id ?? null,
});

const wireQuote = (
  quote: ReturnQuote | undefined,
  currency: string,
): Order['tickets'][number]['return_value'] =>
  quote
    ? {
        amount: wireAmount(quote.minor, currency),
        percent: quote.percent,
        keeps_fee: quote.keepsFee,
        last_day: quote.lastDay,
      }
    : null;

const wireTicket = ({
  code,
  number,
  revoked_at,
}: Pick<TicketRecord, 'code' | 'number' | 'revoked_at'>): Pick<
  SharedTicket,
  'code' | 'number' | 'is_revoked'
> => ({
  code,
  number: formatTicketNumber(number),
  is_revoked: revoked_at !== null,
});

const wireLine = (line: OrderLineRecord, currency: string, date: WireDate): Order['lines'][number] => ({
  id: line.offer_id,
  count: line.count,
  price: wireAmount(line.price_minor, currency),
  discount: wireAmount(discountMinor(line.discounts), currency),
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
