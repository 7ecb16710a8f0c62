import { randomBytes, randomUUID } from 'node:crypto';
import type { CounterContact } from '@parterre/contracts/console/counter';
import type { FieldReason } from '@parterre/contracts/errors';
import { amountDue, basketTotal } from '@parterre/domain/basket/basket-total';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { checkName } from '@parterre/domain/contact/check-name';
import { counterSaleState } from '@parterre/domain/counter/counter-sale';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { Area } from '@parterre/domain/staff/scope';
import { type Refused, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { emptyBasket, type Line, makeLine } from '../../basket/basket.ts';
import { findListedOffer, type Offer } from '../../basket/offer-catalog.service.ts';
import { makePerformanceCache, type SoldPerformance } from '../../performances/performance-cache.service.ts';
import type { PlanLibrary } from '../../performances/plan-cache.service.ts';
import { countZones } from '../../performances/stock/stock.service.ts';
import { checkPhone } from '../checkout/check-request.ts';
import { draftLines } from '../checkout/draft-order.service.ts';
import type { NewOrder } from '../checkout/place-order.queries.ts';
import type { OrderLineRecord } from '../order/order-record.ts';
import { orderProblem } from '../order/order-refusal.ts';
import { orderArea } from '../order-commands/lock-for-command.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { hasTakenSeat } from './counter.queries.ts';

/** What selling over the counter takes. */
export interface CounterDeps {
  readonly sale: SaleDeps;
  readonly plans: PlanLibrary;
}

/** What somebody at the counter wants, and the sum that they were told. */
export interface SaleRequest {
  readonly performance_id: number;
  readonly tickets: readonly { readonly id: string; readonly count: number }[];
  readonly expected_total: number;
  readonly currency_code: string;
  readonly lang: InterfaceLanguage;
  readonly contact?: CounterContact | undefined;
}

/** An order as it is to be written: nothing of it is taken yet. */
export interface SaleDraft {
  readonly kind: 'drafted';
  readonly performance: SoldPerformance;
  readonly order: NewOrder;
  readonly lines: readonly OrderLineRecord[];
  readonly area: Area;
}

const noPerformance = makeProblem('not_found', 'There is no such performance.');
const taken = makeProblem('tickets_taken', 'Somebody else has some of it.');
const unknownTicket = makeProblem('ticket_unknown', 'The performance has no such ticket.');

const badField = (field: string, reason: FieldReason) =>
  refuse(
    makeProblem('invalid_request', 'The buyer is not written rightly.', {
      details: [{ field: `input.${field}`, reason, message: reason }],
    }),
  );

const tokenBytes = 24;

/**
 * The order that a sale would be, found by the rules of the web's: the same offers, prices and stock. Only who buys may be left open, and
 * it is sold until the last are let in.
 */
export async function draftSale(
  { sale, plans }: CounterDeps,
  tx: Tx,
  request: SaleRequest,
  at: Date,
): Promise<SaleDraft | Refused> {
  const contact = checkContact(request);
  if (contact.kind === 'refused') return contact;
  // Read once for all that is asked of it here, on the connection that the transaction has.
  const offers = { dates: makePerformanceCache(tx, () => true), plans, invoiceTerms: sale.invoiceTerms };
  const performance = await offers.dates.read(request.performance_id);
  if (!performance) return refuse(noPerformance);
  const state = counterSaleState(performance.sale_data, at.getTime());
  if (state !== 'on_sale') return refuse(orderProblem({ kind: 'sale-closed', state }));
  const found: Line[] = [];
  for (const ticket of request.tickets) {
    const offer = await findListedOffer(offers, ticket.id);
    const line = offer && toLine(offer, ticket, request);
    if (!line) return refuse(unknownTicket);
    if (found.some(({ id }) => id === line.id)) return badField('tickets', 'not_single');
    found.push(line);
  }
  const sums = basketTotal(found);
  const { currency_code: currency, lang } = request;
  if (amountDue(sums) !== request.expected_total)
    return refuse(orderProblem({ kind: 'price-changed', currency, total: amountDue(sums) }));
  if (!(await isFree(tx, performance, found, at, currency))) return refuse(taken);
  const id = randomUUID();
  const lines = await draftLines(
    { offers, reader: sale.reader, landingId: sale.landingId },
    { ...emptyBasket(id, at, currency), lines: found },
    lang,
  );
  return {
    kind: 'drafted',
    performance,
    lines,
    area: await orderArea(tx, { lines }),
    order: {
      id,
      token: randomBytes(tokenBytes).toString('base64url'),
      // The command is done once under its own key.
      idempotency_key: `counter ${id}`,
      request_digest: '',
      // There was no basket.
      basket_id: id,
      visitor: null,
      channel: 'counter',
      landing_id: sale.landingId,
      currency,
      price_minor: fromWire(sums.price, currency).amountMinor,
      service_fee_minor: fromWire(sums.service_fee, currency).amountMinor,
      wants_invoice: false,
      lang,
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      campaign: {},
      created_at: at,
      expires_at: at,
    },
  };
}

interface Contact {
  readonly kind: 'valid';
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Whoever pays and goes need not say who they are. */
function checkContact({ contact, lang }: SaleRequest): Contact | Refused {
  if (!contact) return { kind: 'valid', name: '', email: '', phone: null };
  const name = checkName(contact.name);
  if (name.kind === 'invalid') return badField('contact.name', 'bad_format');
  const email = contact.email === undefined ? undefined : checkEmail(contact.email);
  if (email?.kind === 'invalid') return badField('contact.email', 'bad_format');
  const phone = contact.phone === undefined ? null : checkPhone(contact.phone, lang);
  if (phone === undefined) return badField('contact.phone', 'bad_format');
  return { kind: 'valid', name: name.value, email: email?.value ?? '', phone };
}

function toLine(
  { date, zone, seat, priceIn }: Offer,
  { id, count }: SaleRequest['tickets'][number],
  { performance_id, currency_code }: SaleRequest,
): Line | undefined {
  const price = priceIn(currency_code);
  if (!price || date.id !== performance_id || (seat !== null && count !== 1)) return undefined;
  return makeLine({
    id,
    count,
    price: price.price,
    serviceFee: price.extra.service_fee,
    isReleased: false,
    stock: { eventId: date.eventId, performanceId: date.id, zone: zone.id, seat, units: [], openedBy: [] },
  });
}

/** As far as can be seen before it is taken. */
async function isFree(
  tx: Tx,
  { id: performanceId, eventId }: SoldPerformance,
  lines: readonly Line[],
  at: Date,
  currency: string,
): Promise<boolean> {
  const seats = lines.flatMap(({ stock }) => stock.seat ?? []);
  if (await hasTakenSeat(tx, { eventId, performanceId }, seats, at)) return false;
  const places = lines.filter(({ stock }) => stock.seat === null);
  if (places.length === 0) return true;
  const zones = await countZones(tx, { events: [{ id: eventId, currency }], performanceId, at });
  return places.every(
    ({ stock, count }) => (zones.find(({ zone }) => zone === stock.zone)?.units_left ?? 0) >= count,
  );
}
