import { randomBytes, randomUUID } from 'node:crypto';
import { isHeld } from '@parterre/domain/basket/basket';
import { amountDue, basketTotal } from '@parterre/domain/basket/basket-total';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { Line } from '../basket/line.ts';
import { findOffer } from '../basket/offer.service.ts';
import type { StoredBasket } from '../basket/stored-basket.ts';
import { wireBasket } from '../basket/wire-basket.ts';
import type { CheckedContact, PlaceRequest } from './check-request.ts';
import { invoiceDue } from './invoice-due.ts';
import type { OrderCounter, PlaceVisit } from './order-counter.ts';
import type { OrderLineRecord } from './order-record.ts';
import { type Refused, refuse } from './order-refusal.ts';
import type { NewConsents, NewOrder } from './place-order.queries.ts';

/** An order as it is to be written. */
export interface Draft {
  readonly kind: 'drafted';
  readonly order: NewOrder;
  readonly lines: readonly OrderLineRecord[];
  readonly consents: NewConsents;
}

type CheckedRequest = Omit<PlaceRequest, 'contact'> & { readonly contact: CheckedContact };

const tokenBytes = 24;

/** Whether what the basket holds can be ordered as it is asked for, and what the order would be. */
export async function draftOrder(
  counter: OrderCounter,
  basket: StoredBasket,
  request: CheckedRequest,
  visit: PlaceVisit,
): Promise<Draft | Refused> {
  const held = basket.lines.filter(isHeld);
  if (held.length === 0) return refuse({ kind: basket.lines.length === 0 ? 'basket-empty' : 'hold-expired' });
  const closed = await findClosed(counter, held, basket.at);
  if (closed) return closed;
  const { currency } = basket;
  const sums = basketTotal(held);
  if (amountDue(sums) !== request.expected_total)
    return refuse({ kind: 'price-changed', currency, total: amountDue(sums) });
  const lines = await linesOf(counter, { ...basket, lines: held }, request.lang);
  const kind = counter.kindOf(request.acquisition_id, currency);
  const expires_at = kind && expiryOf(counter, basket, lines, kind);
  if (!expires_at) return refuse({ kind: 'acquisition-unavailable' });
  const { lang, campaign } = request;
  const { name, email, phone } = request.contact;
  return {
    kind: 'drafted',
    lines,
    order: {
      id: randomUUID(),
      token: randomBytes(tokenBytes).toString('base64url'),
      placed_under: `${basket.id} ${visit.key.text}`,
      asked: visit.key.digest,
      currency,
      price_minor: fromWire(sums.price, currency).amountMinor,
      service_fee_minor: fromWire(sums.service_fee, currency).amountMinor,
      wants_invoice: kind === 'invoice',
      ...{ name, email, phone, lang, campaign, created_at: basket.at, expires_at },
    },
    consents: await consentsOf(counter, request, visit),
  };
}

async function findClosed(
  { shelf }: OrderCounter,
  held: readonly Line[],
  at: Date,
): Promise<Refused | undefined> {
  for (const { id } of held) {
    const offer = await findOffer(shelf, id, at);
    if (offer.kind !== 'offered')
      return refuse({ kind: 'sale-closed', state: offer.kind === 'closed' ? offer.state : 'ended' });
  }
  return undefined;
}

/** Until when it can be paid in the way that was chosen; undefined when it cannot be. */
function expiryOf(
  { holdMs }: OrderCounter,
  { at }: StoredBasket,
  lines: readonly OrderLineRecord[],
  kind: string,
): Date | undefined {
  const soon = new Date(at.getTime() + holdMs);
  return kind === 'invoice' ? invoiceDue(lines, at, soon) : soon;
}

async function consentsOf(
  { consentVersions }: OrderCounter,
  { lang, consents }: CheckedRequest,
  { ip }: PlaceVisit,
): Promise<NewConsents> {
  const versions = await consentVersions(lang);
  const kinds = ['offer', 'personal_data', 'marketing'] as const;
  return {
    ip,
    given: kinds.map((kind) => ({ kind, is_given: consents[kind], version: versions[kind] })),
  };
}

/** What is bought, in the words that the visitor was shown. */
async function linesOf(
  { shelf, mainLang }: OrderCounter,
  basket: StoredBasket,
  lang: string,
): Promise<OrderLineRecord[]> {
  const wire = await wireBasket(shelf, basket, { lang, mainLang: await mainLang() });
  const shown = new Map(wire.tickets.map(({ id, extra }) => [id, extra]));
  return basket.lines.flatMap(({ id, count, price, extra, stock }, position): OrderLineRecord[] => {
    const words = shown.get(id);
    if (!words) return [];
    const { event, date, zone, seat } = words;
    return [
      {
        ...{ ticket_id: id, position, count, zone: stock.zone, seat: stock.seat, units: stock.units },
        ...{ event_id: stock.eventId, date_id: stock.dateId },
        price_minor: fromWire(price, basket.currency).amountMinor,
        service_fee_minor: fromWire(extra.service_fee, basket.currency).amountMinor,
        subject: { event, date, zone, seat },
      },
    ];
  });
}
