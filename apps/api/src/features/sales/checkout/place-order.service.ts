import type { Tx } from '../../../database/connect.ts';
import { Contended, isContended } from '../../../database/contention.ts';
import type { StoredBasket } from '../../basket/basket.ts';
import { transferLines } from '../../basket/basket-write.service.ts';
import { recordBundles } from '../bundles/record-bundles.service.ts';
import { enqueueMail, persistAfter, recordOrderEvent } from '../order/order.service.ts';
import { type OrderRecord, orderTotal } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import { callTransferStock, selectOrder } from '../order/orders.queries.ts';
import type { CheckoutDeps, SaleDeps } from '../sale-deps.ts';
import { redeemVouchers } from '../vouchers/redeem-vouchers.service.ts';
import { admitFreeOrder } from './admission/admit-free-order.service.ts';
import { type Admitted, admitOrder } from './admission/admit-order.service.ts';
import { payOrder } from './change-order.service.ts';
import { checkRequest, type PlaceRequest } from './check-request.ts';
import { type Draft, draftOrder, type PlaceVisit } from './draft-order.service.ts';
import { insertOrder } from './place-order.queries.ts';

export type Placed = { readonly kind: 'placed'; readonly order: OrderRecord } | Refused;

const maxTries = 5;

/** Makes an order of what the basket holds: asking again under the same key answers the same order. */
export async function placeOrder(
  deps: CheckoutDeps,
  visit: PlaceVisit,
  request: PlaceRequest,
): Promise<Placed> {
  const { basketId } = visit;
  if (basketId === undefined) return refuse({ kind: 'basket-empty' });
  const contact = checkRequest(request);
  if (contact.kind === 'refused') return contact;
  for (let tries = 0; tries < maxTries; tries += 1) {
    // What is remembered of the basket is nearly always right, and is found out below when it is not.
    const guess = tries === 0 ? await deps.baskets.guess(basketId, false) : undefined;
    const basket = guess ?? (await deps.baskets.read(basketId));
    const draft = await draftOrder(deps, basket, { ...request, contact }, visit);
    const written =
      draft.kind === 'drafted'
        ? await deps.nodes.run(
            draft.lines.map(({ event_id }) => event_id),
            () => write(deps, basket, draft),
          )
        : draft;
    if (written?.kind === 'placed') {
      const { state, lines } = written.order;
      deps.onOrderEvent?.('order.placed', lines);
      if (state === 'paid') deps.onOrderEvent?.('order.paid', lines);
      return written;
    }
    // It may have been made before: then the basket is empty by now, or its key is taken.
    const earlier = await findEarlier(deps, `${basketId} ${visit.key.text}`, visit.key);
    if (earlier) return earlier;
    if (written && !guess) return written;
  }
  throw new Contended(`basket ${basketId} changed ${maxTries} times while it was being ordered`);
}

/** The order that was placed under this key before, if it is what is asked for. */
export async function findEarlier(
  { db, clock }: SaleDeps,
  orderKey: string,
  key: PlaceVisit['key'],
): Promise<Placed | undefined> {
  const order = await selectOrder(db, { idempotency_key: orderKey }, clock?.());
  if (!order) return undefined;
  return order.request_digest === key.digest ? { kind: 'placed', order } : refuse({ kind: 'key-reused' });
}

/** Undefined when the basket has changed meanwhile, or the order is there by now: to be looked at again. */
async function write(
  deps: CheckoutDeps,
  basket: StoredBasket,
  { order: draft, lines, consents }: Draft,
): Promise<Placed | undefined> {
  try {
    return await deps.db.transaction(async (tx) => {
      const transfer = { from: basket.id, to: draft.id, state: 'held' } as const;
      const [hasLines, hasStock, admitted, writtenNumber] = await Promise.all([
        transferLines(tx, basket),
        callTransferStock(tx, lines, transfer),
        // Late, since others of the same address wait from here on.
        admit(tx, deps, draft, lines),
        // In the same breath, since it is nearly always admitted; only how long an invoice may wait has to be known first.
        draft.wants_invoice ? undefined : insertOrder(tx, draft, lines, consents),
      ]);
      if (!hasLines || !hasStock) throw new Outdated();
      if (admitted.kind === 'refused') throw new NotAdmitted(admitted);
      const order = { ...draft, expires_at: admitted.expiresAt };
      const number = writtenNumber ?? (await insertOrder(tx, order, lines, consents));
      const placed = {
        ...order,
        number,
        lines,
        at: basket.at,
        payments: [],
        performance_statuses: lines.map(() => 'scheduled' as const),
        reopened: 0,
        moves: 0,
        company: null,
        state: 'awaiting_payment',
      } as const;
      return { kind: 'placed', order: await announcePlaced(deps, tx, placed) };
    });
  } catch (error) {
    if (error instanceof NotAdmitted) return error.refused;
    if (error instanceof Outdated || isPlaced(error) || isContended(error)) return undefined;
    throw error;
  }
}

/** What costs nothing never waits to be paid. What a certificate will pay costs something, and is admitted like all that does. */
const admit = (
  tx: Tx,
  deps: CheckoutDeps,
  order: Draft['order'],
  lines: Draft['lines'],
): Promise<Admitted> =>
  order.price_minor + order.service_fee_minor > 0
    ? admitOrder(tx, deps, order, lines)
    : admitFreeOrder(tx, deps.freeTickets, order, lines);

/** What costs nothing is paid as soon as it is placed. */
const announcePlaced = (deps: SaleDeps, tx: Tx, order: OrderRecord): Promise<OrderRecord> =>
  persistAfter(tx, order, async (locked) => {
    recordOrderEvent(locked, { entry: 'order.placed', amount: orderTotal(order) });
    await recordBundles(locked);
    // Last, since whoever wants the same code waits from here on. It was there when it was looked at: somebody was quicker.
    if (!(await redeemVouchers(locked))) throw new Outdated();
    if (orderTotal(order).amountMinor > 0) {
      enqueueMail(locked, 'order_placed');
      return order;
    }
    payOrder(deps, locked, 'pay');
    return { ...order, state: 'paid' };
  });

/** These roll the transaction back. */
class Outdated extends Error {}
export class NotAdmitted extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super('this order may not be placed');
    this.refused = refused;
  }
}

/** unique_violation: placed by another try. */
export const isPlaced = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';
