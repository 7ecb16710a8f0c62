import { randomBytes, randomUUID } from 'node:crypto';
import { isHeld } from '@parterre/domain/basket/basket';
import { amountDue, basketTotal } from '@parterre/domain/basket/basket-total';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { Tx } from '../../database/connect.ts';
import type { BasketStore } from '../basket/basket-store.service.ts';
import { handOverLines } from '../basket/hand-over.service.ts';
import { findOffer, type Shelf } from '../basket/offer.service.ts';
import type { StoredBasket } from '../basket/stored-basket.ts';
import { wireBasket } from '../basket/wire-basket.ts';
import { holdOrder, note, payOrder, tellOf } from './change-order.service.ts';
import { type CheckedContact, checkRequest, type PlaceRequest } from './check-request.ts';
import type { ConsentVersions } from './consent-versions.service.ts';
import { invoiceDue } from './invoice-due.ts';
import { type OrderLineRecord, type OrderRecord, totalOf } from './order-record.ts';
import { type Refused, refuse } from './order-refusal.ts';
import { callHandOver } from './order-stock.queries.ts';
import type { OrderStore } from './order-store.ts';
import { selectOrder } from './orders.queries.ts';
import { insertOrder, type NewOrder } from './place-order.queries.ts';

export interface OrderCounter {
  readonly store: OrderStore;
  readonly baskets: Pick<BasketStore, 'read'>;
  readonly shelf: Shelf;
  readonly holdMs: number;
  readonly mainLang: () => Promise<string>;
  readonly consentVersions: (lang: string) => Promise<ConsentVersions>;
  /** How an acquisition pays in a currency, if this house offers it. */
  readonly kindOf: (acquisitionId: number, currency: string) => string | undefined;
}

export interface PlaceVisit {
  readonly basketId: string | undefined;
  readonly key: { readonly text: string; readonly digest: string };
  readonly ip: string;
}

export type Placed = { readonly kind: 'placed'; readonly order: OrderRecord } | Refused;

const tokenBytes = 24;
const mostTries = 5;

/** Makes an order of what the basket holds: asking again under the same key answers the same order. */
export async function placeOrder(
  counter: OrderCounter,
  visit: PlaceVisit,
  request: PlaceRequest,
): Promise<Placed> {
  const { basketId } = visit;
  if (basketId === undefined) return refuse({ kind: 'basket-empty' });
  const contact = checkRequest(request);
  if (contact.kind === 'refused') return contact;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = await recognise(counter.store, basketId, visit.key);
    if (known) return known;
    const basket = await counter.baskets.read(basketId);
    const draft = await draftOrder(counter, basket, { ...request, contact }, visit);
    if (draft.kind === 'refused') return draft;
    const order = await write(counter, basket, draft);
    if (order) return { kind: 'placed', order };
  }
  return refuse({ kind: 'hold-expired' });
}

async function recognise(
  { db, clock }: OrderStore,
  basketId: string,
  key: PlaceVisit['key'],
): Promise<Placed | undefined> {
  const order = await selectOrder(db, { placed_under: `${basketId} ${key.text}` }, clock?.());
  if (!order) return undefined;
  return order.asked === key.digest ? { kind: 'placed', order } : refuse({ kind: 'key-reused' });
}

interface Draft {
  readonly kind: 'drafted';
  readonly order: NewOrder;
  readonly lines: readonly OrderLineRecord[];
  readonly consents: Parameters<typeof insertOrder>[3];
}

type CheckedRequest = Omit<PlaceRequest, 'contact'> & { readonly contact: CheckedContact };

async function draftOrder(
  counter: OrderCounter,
  basket: StoredBasket,
  request: CheckedRequest,
  visit: PlaceVisit,
): Promise<Draft | Refused> {
  const held = basket.lines.filter(isHeld);
  if (basket.lines.length === 0) return refuse({ kind: 'basket-empty' });
  if (held.length === 0) return refuse({ kind: 'hold-expired' });
  for (const { id } of held) {
    const offer = await findOffer(counter.shelf, id, basket.at);
    if (offer.kind !== 'offered')
      return refuse({ kind: 'sale-closed', state: offer.kind === 'closed' ? offer.state : 'ended' });
  }
  const { currency } = basket;
  const sums = basketTotal(held);
  if (amountDue(sums) !== request.expected_total)
    return refuse({ kind: 'price-changed', currency, total: amountDue(sums) });
  const kind = counter.kindOf(request.acquisition_id, currency);
  if (!kind) return refuse({ kind: 'acquisition-unavailable' });
  const lines = await linesOf(counter, basket, request.lang);
  const soon = new Date(basket.at.getTime() + counter.holdMs);
  const expires_at = kind === 'invoice' ? invoiceDue(lines, basket.at, soon) : soon;
  if (!expires_at) return refuse({ kind: 'acquisition-unavailable' });
  const { lang, campaign, consents } = request;
  const { name, email, phone } = request.contact;
  const versions = await counter.consentVersions(lang);
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
      ...{ name, email, phone, lang, campaign, created_at: basket.at, expires_at },
    },
    consents: {
      ip: visit.ip,
      given: (['offer', 'personal_data', 'marketing'] as const).map((consent) => ({
        kind: consent,
        is_given: consents[consent],
        version: versions[consent],
      })),
    },
  };
}

/** What is bought, in the words that the visitor was shown. */
async function linesOf({ shelf, mainLang }: OrderCounter, basket: StoredBasket, lang: string) {
  const held = basket.lines.filter(isHeld);
  const wire = await wireBasket(shelf, { ...basket, lines: held }, { lang, mainLang: await mainLang() });
  const shown = new Map(wire.tickets.map(({ id, extra }) => [id, extra]));
  return held.flatMap(({ id, count, price, extra, stock }, position): OrderLineRecord[] => {
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

/** Undefined when the basket has changed meanwhile, or the order is there by now: to be looked at again. */
async function write(
  { store }: OrderCounter,
  basket: StoredBasket,
  { order, lines, consents }: Draft,
): Promise<OrderRecord | undefined> {
  try {
    return await store.db.transaction().execute(async (tx) => {
      if (!(await handOverLines(tx, basket))) throw new Outdated();
      if (!(await callHandOver(tx, lines, basket.id, order.id))) throw new Outdated();
      await insertOrder(tx, order, lines, consents);
      return announcePlaced(store, tx, order.id);
    });
  } catch (error) {
    if (error instanceof Outdated || isRetriable(error)) return undefined;
    throw error;
  }
}

async function announcePlaced(store: OrderStore, tx: Tx, id: string): Promise<OrderRecord> {
  const order = await holdOrder(store, tx, id);
  await note(tx, order, { what: 'order.placed', amount: totalOf(order) });
  if (totalOf(order).amountMinor > 0) {
    await tellOf(tx, order, 'order_placed');
    return order;
  }
  await payOrder(store, tx, order, 'pay');
  return holdOrder(store, tx, id);
}

/** Rolls the transaction back. */
class Outdated extends Error {}

/** unique_violation (placed by another try), serialization_failure, deadlock_detected. */
const retriable = new Set(['23505', '40001', '40P01']);
const isRetriable = (error: unknown) =>
  error instanceof Error && 'code' in error && retriable.has(String(error.code));
