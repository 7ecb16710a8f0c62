import type { Tx } from '../../database/connect.ts';
import { handOverLines } from '../basket/hand-over.service.ts';
import type { StoredBasket } from '../basket/stored-basket.ts';
import { payOrder } from './change-order.service.ts';
import { checkRequest, type PlaceRequest } from './check-request.ts';
import { type Draft, draftOrder } from './draft-order.service.ts';
import { note, tellOf, writeDownAfter } from './held-order.service.ts';
import type { OrderCounter, PlaceVisit } from './order-counter.ts';
import { type OrderRecord, totalOf } from './order-record.ts';
import { type Refused, refuse } from './order-refusal.ts';
import { callPassStock } from './order-stock.queries.ts';
import type { OrderStore } from './order-store.ts';
import { selectOrder } from './orders.queries.ts';
import { insertOrder } from './place-order.queries.ts';

export type Placed = { readonly kind: 'placed'; readonly order: OrderRecord } | Refused;

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
    // What is remembered of the basket is nearly always right, and is found out below when it is not.
    const guess = tries === 0 ? await counter.baskets.guess(basketId, false) : undefined;
    const basket = guess ?? (await counter.baskets.read(basketId));
    const draft = await draftOrder(counter, basket, { ...request, contact }, visit);
    const order = draft.kind === 'drafted' && (await write(counter.store, basket, draft));
    if (order) {
      counter.store.noted?.('order.placed');
      if (order.state === 'paid') counter.store.noted?.('order.paid');
      return { kind: 'placed', order };
    }
    // It may have been made before: then the basket is empty by now, or its key is taken.
    const known = await recognise(counter.store, basketId, visit.key);
    if (known) return known;
    if (draft.kind === 'refused' && !guess) return draft;
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

/** Undefined when the basket has changed meanwhile, or the order is there by now: to be looked at again. */
async function write(
  store: OrderStore,
  basket: StoredBasket,
  { order, lines, consents }: Draft,
): Promise<OrderRecord | undefined> {
  try {
    return await store.db.transaction().execute(async (tx) => {
      if (!(await handOverLines(tx, basket))) throw new Outdated();
      const passage = { from: basket.id, to: order.id, state: 'held' } as const;
      if (!(await callPassStock(tx, lines, passage))) throw new Outdated();
      const number = await insertOrder(tx, order, lines, consents);
      const placed = {
        ...order,
        number,
        lines,
        at: basket.at,
        payments: [],
        state: 'awaiting_payment',
      } as const;
      return announcePlaced(store, tx, placed);
    });
  } catch (error) {
    if (error instanceof Outdated || isRetriable(error)) return undefined;
    throw error;
  }
}

/** What costs nothing is paid as soon as it is placed. */
const announcePlaced = (store: OrderStore, tx: Tx, order: OrderRecord): Promise<OrderRecord> =>
  writeDownAfter(tx, order, async (held) => {
    note(held, { what: 'order.placed', amount: totalOf(order) });
    if (totalOf(order).amountMinor > 0) {
      tellOf(held, 'order_placed');
      return order;
    }
    await payOrder(store, held, 'pay');
    return { ...order, state: 'paid' };
  });

/** Rolls the transaction back. */
class Outdated extends Error {}

/** unique_violation (placed by another try), serialization_failure, deadlock_detected. */
const retriable = new Set(['23505', '40001', '40P01']);
const isRetriable = (error: unknown) =>
  error instanceof Error && 'code' in error && retriable.has(String(error.code));
