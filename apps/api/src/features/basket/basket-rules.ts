import type { BasketRequest } from '@parterre/contracts/basket/basket-change';
import {
  applyChange,
  type ChangeResult,
  type BasketChange as LineChange,
} from '@parterre/domain/basket/apply-change';
import { amountDue, basketTotal } from '@parterre/domain/basket/basket-total';
import { holdAfterAddition } from '@parterre/domain/basket/hold';
import { type EventLimit, findExceededLimit } from '@parterre/domain/basket/ticket-limits';
import type { SaleState } from '@parterre/domain/price/sale-state';
import { type Line, makeLine, type StoredBasket } from './basket.ts';
import type { NextBasket } from './basket-write.service.ts';
import { type Alternatives, findOffer, type OfferCatalog } from './offer-catalog.service.ts';

/** Why a change of the basket was not made, with what the page needs to offer a way on. */
export type Refusal =
  | { readonly kind: 'ticket-unknown' }
  | { readonly kind: 'sale-closed'; readonly state: SaleState }
  | { readonly kind: 'currency-unavailable' }
  | { readonly kind: 'invalid-count' }
  | {
      readonly kind: 'limit-exceeded';
      readonly limit: number;
      readonly left: number;
      /** Whose own limit it is. */
      readonly eventId?: number;
    }
  | { readonly kind: 'price-changed'; readonly price: ChangedPrice }
  | { readonly kind: 'ticket-unavailable'; readonly offerId: string; readonly remaining: Alternatives }
  | { readonly kind: 'hold-expired' }
  /** The sale has a waiting room, and they were not let in. */
  | { readonly kind: 'not-admitted'; readonly room: number }
  | { readonly kind: 'extensions-exhausted' }
  | { readonly kind: 'key-reused' };

export interface ChangedPrice {
  readonly currency: string;
  /** What the basket would cost with it, fees included. */
  readonly total: number;
  readonly ticket: { readonly id: string; readonly price: number; readonly service_fee: number };
}

export interface BasketRules {
  readonly holdMs: number;
  readonly maxTickets: number;
}

export type Decision =
  | { readonly kind: 'change'; readonly next: NextBasket; readonly acceptsFewer?: boolean }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

type Change = LineChange<Line>;
type Understood =
  | { readonly kind: 'understood'; readonly change: Change; readonly own?: EventLimit | undefined }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

/** What one of the four mutations makes of a basket. */
export async function decideChange(
  offers: OfferCatalog,
  rules: BasketRules,
  basket: StoredBasket,
  request: BasketRequest,
): Promise<Decision> {
  const understood = await understand(offers, basket, request);
  if (understood.kind === 'refuse') return understood;
  const result = applyChange(basket.lines, understood.change, rules.maxTickets);
  if (result.kind === 'unchanged') return { kind: 'unchanged' };
  if (result.kind !== 'changed') return { kind: 'refuse', refusal: toRefusal(result, basket) };
  const { tickets: lines, added } = result;
  const exceeded = understood.own && findExceededLimit(basket.lines, lines, understood.own);
  if (exceeded) return { kind: 'refuse', refusal: { kind: 'limit-exceeded', ...exceeded } };
  const hold = added > 0 ? holdAfterAddition(basket.hold, basket.at.getTime(), rules.holdMs) : basket.hold;
  return { kind: 'change', next: { lines, hold, currency: basket.currency } };
}

/** The request in the words of the rules: a ticket to add is the line that it would be. */
async function understand(
  offers: OfferCatalog,
  basket: StoredBasket,
  request: BasketRequest,
): Promise<Understood> {
  if (request.type === 'DELETE_TICKET' || request.type === 'DELETE_EVENT')
    return { kind: 'understood', change: request };
  const { id, count } = request.ticket;
  const existing = basket.lines.find((line) => line.id === id);
  // Giving back is possible when nothing is sold any more.
  const isMore = request.type === 'ADD_TICKET' || count > (existing?.count ?? count);
  if (!isMore && request.type === 'UPDATE_TICKET') return { kind: 'understood', change: request };
  const offer = await findOffer(offers, id, basket.at);
  if (offer.kind === 'unknown') return refuse({ kind: 'ticket-unknown' });
  if (offer.kind === 'closed') return refuse({ kind: 'sale-closed', state: offer.state });
  const { eventId, max_tickets: limit } = offer.date;
  const own = limit === null ? undefined : { eventId, limit };
  if (request.type === 'UPDATE_TICKET') return { kind: 'understood', change: request, own };
  const price = offer.priceIn(basket.currency);
  if (!price) return refuse({ kind: 'currency-unavailable' });
  const { price: shownPrice, extra } = request.ticket;
  const ticket = makeLine({
    id,
    count,
    price: price.price,
    serviceFee: price.extra.service_fee,
    isReleased: false,
    stock: {
      eventId: offer.date.eventId,
      performanceId: offer.date.id,
      zone: offer.zone.id,
      seat: offer.seat,
      units: [],
      openedBy: [],
    },
  });
  const shown = { price: shownPrice, service_fee: extra?.service_fee };
  return { kind: 'understood', change: { type: 'ADD_TICKET', ticket, shown }, own };
}

const refuse = (refusal: Refusal): Understood => ({ kind: 'refuse', refusal });

type Refused = Exclude<ChangeResult<Line>, { kind: 'changed' | 'unchanged' }>;

function toRefusal(result: Refused, { lines, currency }: StoredBasket): Refusal {
  if (result.kind === 'ticket-released') return { kind: 'hold-expired' };
  if (result.kind !== 'price-changed') return result;
  const { id, price, extra } = result.offered;
  const others = lines.filter((line) => line.id !== id);
  const total = amountDue(basketTotal([...others, result.offered]));
  return {
    kind: 'price-changed',
    price: { currency, total, ticket: { id, price, service_fee: extra.service_fee } },
  };
}
