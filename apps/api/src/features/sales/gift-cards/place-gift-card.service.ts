import { randomBytes, randomUUID } from 'node:crypto';
import type { giftCardRequest } from '@parterre/contracts/orders/gift-card-request';
import { type CheckedGiftCard, checkGiftCard } from '@parterre/domain/gift-cards/check-gift-card';
import type { GiftCardOffer } from '@parterre/domain/gift-cards/gift-card-offer';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { z } from 'zod';
import { readClock } from '../../../database/read-clock.ts';
import { zonedInstant } from '../../../time/zoned-time.ts';
import { admitOrder } from '../checkout/admission/admit-order.service.ts';
import { type CheckedContact, checkRequest } from '../checkout/check-request.ts';
import { draftConsents, type PlaceVisit, tokenBytes } from '../checkout/draft-order.service.ts';
import { buysGiftCards, findMethod } from '../checkout/payment-methods.ts';
import { insertOrder, type NewOrder } from '../checkout/place-order.queries.ts';
import { findEarlier, isPlaced, NotAdmitted, type Placed } from '../checkout/place-order.service.ts';
import { enqueueMail, persistAfter, recordOrderEvent } from '../order/order.service.ts';
import { type OrderRecord, orderTotal } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import type { CheckoutDeps } from '../sale-deps.ts';
import { readGiftCardOffer } from './gift-card-offer.service.ts';
import { insertGiftCard } from './gift-cards.queries.ts';

type Request = z.output<typeof giftCardRequest>;

const noOffer: GiftCardOffer = { time_zone: 'UTC', designs: [], amounts: [] };

/** Makes an order of a gift card: asking again under the same key answers the same order. */
export async function placeGiftCard(
  deps: CheckoutDeps,
  visit: PlaceVisit,
  request: Request,
): Promise<Placed> {
  const at = deps.clock?.() ?? (await readClock(deps.db));
  const checked = await check(deps, request, at);
  if (checked.kind === 'refused') return checked;
  const placed = await write(deps, visit, { ...checked, request, at });
  if (placed !== 'placed-before') {
    if (placed.kind === 'placed') deps.onOrderEvent?.('order.placed', []);
    return placed;
  }
  const earlier = await findEarlier(deps, orderKey(visit), visit.key);
  if (!earlier) throw new Error('an order that was placed before is gone');
  return earlier;
}

/** A card needs no basket: the key is as hard to guess as one. */
const orderKey = ({ key }: PlaceVisit): string => `gift-card ${key.text}`;

interface Checked {
  readonly contact: CheckedContact;
  readonly card: CheckedGiftCard;
}

async function check(
  deps: CheckoutDeps,
  request: Request,
  now: Date,
): Promise<({ readonly kind: 'checked' } & Checked) | Refused> {
  const offer = (await readGiftCardOffer(deps)) ?? noOffer;
  const contact = checkRequest(request);
  const card = checkGiftCard(
    {
      amount: request.amount,
      currency: request.currency_code,
      design: request.design,
      greeting: request.greeting,
      fromName: request.from_name,
      toName: request.to_name,
      recipientEmail: request.recipient_email ?? null,
      deliverAt: request.deliver_at ?? null,
    },
    { offer, now, readLocal: (local) => zonedInstant(local, offer.time_zone) },
  );
  if (card.kind === 'invalid') {
    const others = contact.kind === 'refused' ? contact.refusal.faults : [];
    return refuse({ kind: 'invalid-contact', faults: [...card.faults, ...others] });
  }
  if (contact.kind === 'refused') return contact;
  const method = findMethod(deps.offeredProviders, request.acquisition_id, request.currency_code);
  if (!method || !buysGiftCards(method))
    return refuse({ kind: 'acquisition-unavailable', reason: 'not_offered' });
  return { kind: 'checked', contact, card: card.card };
}

interface Writing extends Checked {
  readonly request: Request;
  readonly at: Date;
}

async function write(
  deps: CheckoutDeps,
  visit: PlaceVisit,
  writing: Writing,
): Promise<Placed | 'placed-before'> {
  const { request, card, at } = writing;
  const order = draft(deps, visit, writing);
  const consents = await draftConsents(deps, request, visit);
  try {
    return await deps.db.transaction(async (tx) => {
      const number = await insertOrder(tx, order, [], consents);
      await insertGiftCard(tx, {
        order_id: order.id,
        design: card.design,
        greeting: card.greeting,
        from_name: card.fromName,
        to_name: card.toName,
        recipient_email: card.recipientEmail,
        deliver_at: card.deliverAt,
      });
      // Last, since others of the same address wait from here on.
      const admitted = await admitOrder(tx, deps, order, []);
      if (admitted.kind === 'refused') throw new NotAdmitted(admitted);
      const placed: OrderRecord = {
        ...order,
        number,
        at,
        lines: [],
        payments: [],
        performance_statuses: [],
        reopened: 0,
        moves: 0,
        company: null,
        state: 'awaiting_payment',
      };
      await persistAfter(tx, placed, async (locked) => {
        recordOrderEvent(locked, { entry: 'order.placed', amount: orderTotal(placed) });
        enqueueMail(locked, 'order_placed');
      });
      return { kind: 'placed', order: placed };
    });
  } catch (error) {
    if (error instanceof NotAdmitted) return error.refused;
    if (isPlaced(error)) return 'placed-before';
    throw error;
  }
}

const draft = (deps: CheckoutDeps, visit: PlaceVisit, { request, contact, at }: Writing): NewOrder => ({
  id: randomUUID(),
  token: randomBytes(tokenBytes).toString('base64url'),
  idempotency_key: orderKey(visit),
  request_digest: visit.key.digest,
  // Whoever has no basket is counted by address and network.
  basket_id: visit.basketId ?? randomUUID(),
  visitor: deps.visitorMark(visit.ip),
  currency: request.currency_code,
  price_minor: fromWire(request.amount, request.currency_code).amountMinor,
  service_fee_minor: 0,
  wants_invoice: false,
  channel: 'web',
  landing_id: deps.landingId,
  name: contact.name,
  email: contact.email,
  phone: contact.phone,
  lang: request.lang,
  campaign: request.campaign,
  created_at: at,
  expires_at: new Date(at.getTime() + deps.holdMs),
});
