import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { type ExchangeRule, maxExchangesInADay } from '@parterre/domain/order/exchange-rule';
import { Contended, isContended } from '../../../database/contention.ts';
import type { IdempotencyKey } from '../../../idempotency-key.ts';
import { findMethod, type PaymentMethod } from '../checkout/payment-methods.ts';
import {
  changeOrder,
  findOrder,
  type LockedOrder,
  recordOrderEvent,
  reloadOrder,
} from '../order/order.service.ts';
import type { OrderRecord, PaymentRecord } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import { callRetakeStock } from '../order/orders.queries.ts';
import { spendCertificate } from '../payments/certificates.service.ts';
import {
  attemptEnd,
  type Begun,
  firstPollMs,
  resume,
  type StartResult,
} from '../payments/payment-attempts.service.ts';
import {
  abandonPayment,
  abandonPayments,
  openPayments,
  refreshPayment,
} from '../payments/refresh-payments.service.ts';
import { writeAttempt } from '../payments/write-attempt.service.ts';
import { readExchangeRule } from '../refunds/return-rule.service.ts';
import {
  type ExchangeRow,
  insertExchange,
  insertExchangePayment,
  selectOpenExchange,
  selectRecentExchanges,
} from './exchanges.queries.ts';
import type { OtherDatesDeps } from './other-dates.service.ts';
import { type ExchangeDates, planExchange } from './plan-exchange.service.ts';
import type { MovePlan } from './plan-move.service.ts';
import { closeExchange, settleExchange } from './settle-exchange.service.ts';

export interface PaidExchangeRequest extends ExchangeDates {
  /** What the buyer was shown that the other tickets cost more, as the wire writes sums. */
  readonly expectedDearer: number;
  readonly payment: PaymentRequest;
  readonly key: IdempotencyKey | undefined;
}

interface Beginning extends PaidExchangeRequest {
  readonly rule: ExchangeRule;
  /** The payments after which their providers were asked. */
  readonly asked: ReadonlySet<string>;
}

type Begin =
  | (Begun & { readonly performanceIds: readonly number[] })
  | Refused
  /** One that may have brought money by now. */
  | {
      readonly kind: 'unasked';
      readonly order: OrderRecord;
      readonly payment: PaymentRecord;
      readonly isSame: boolean;
    };

const maxTries = 3;
const dayMs = 24 * 3600 * 1000;

/**
 * Holds other, dearer seats for a buyer and begins to pay the difference; the tickets are exchanged when it has come. Asked twice, it is the same
 * exchange and the same payment; another request gives the one before up.
 */
export async function beginExchange(
  deps: OtherDatesDeps,
  token: string,
  request: PaidExchangeRequest,
): Promise<StartResult> {
  const found = await findOrder(deps, { token });
  if (!found) return refuse({ kind: 'not-found' });
  const rule = await readExchangeRule(deps, deps.db, found);
  if (!rule) return refuse({ kind: 'exchange-closed' });
  const asked = new Set<string>();
  let tries = 0;
  while (tries < maxTries)
    try {
      const begin = await changeOrder(deps, found.id, (locked) =>
        beginLocked(deps, locked, { ...request, rule, asked }),
      );
      if (begin.kind === 'refused') return begin;
      if (begin.kind === 'begun') {
        deps.announce(begin.performanceIds);
        return await resume(deps, begin);
      }
      // Nobody waits for a provider while the order is locked.
      await (begin.isSame ? refreshPayment : abandonPayment)(deps, begin.order, begin.payment);
      asked.add(begin.payment.id);
    } catch (error) {
      if (!isContended(error)) throw error;
      tries += 1;
    }
  throw new Contended(`others were quicker ${maxTries} times`);
}

async function beginLocked(deps: OtherDatesDeps, locked: LockedOrder, request: Beginning): Promise<Begin> {
  const { tx, order } = locked;
  const { key, asked } = request;
  const keyed = order.payments.find(({ idempotency_key }) => key && idempotency_key === key.text);
  if (keyed && keyed.request_digest !== key?.digest) return refuse({ kind: 'key-reused' });
  if (keyed) return { kind: 'begun', order, payment: keyed, performanceIds: [] };
  const method = findMethod([...deps.providers.keys()], request.payment.acquisition_id, order.currency);
  if (!method || !paysDifferences(method))
    return refuse({ kind: 'acquisition-unavailable', reason: 'not_offered' });
  const open = await selectOpenExchange(tx, order.id);
  const isSame = open !== undefined && isSameRequest(open, order, request);
  const pending = openPayments(order).filter(({ id }) => open?.payment_ids.includes(id));
  const isSamePayment = ({ acquisition_id }: PaymentRecord) => isSame && acquisition_id === method.id;
  const unasked = pending.find(({ id }) => !asked.has(id));
  if (unasked) return { kind: 'unasked', order, payment: unasked, isSame: isSamePayment(unasked) };
  const same = pending.find(isSamePayment);
  if (same) return { kind: 'begun', order, payment: same, performanceIds: [] };
  const freed = open && !isSame ? await closeExchange(locked, open, 'cancel') : [];
  const exchange = open && isSame ? open : await holdSeats(deps, locked, request);
  if ('kind' in exchange) return exchange;
  const paid = await beginBy(deps, locked, exchange, { method, request });
  return paid.kind === 'refused'
    ? paid
    : { ...paid, performanceIds: [...freed, ...paid.performanceIds, exchange.other_performance_id] };
}

/** A transfer takes days, for which two sets of seats would be kept. */
const paysDifferences = ({ kind }: PaymentMethod): boolean =>
  kind === 'card' || kind === 'fast_transfer' || kind === 'certificate';

const isSameRequest = (
  open: ExchangeRow,
  { at, currency }: OrderRecord,
  { performanceId, otherId, expectedDearer }: PaidExchangeRequest,
): boolean =>
  open.performance_id === performanceId &&
  open.other_performance_id === otherId &&
  open.expires_at > at &&
  toWire(money(open.difference_minor, currency)) === expectedDearer;

/** Holds as good seats of the other performance; where they were exchanged just now, that payment is gone on with. */
async function holdSeats(
  deps: OtherDatesDeps,
  locked: LockedOrder,
  request: Beginning,
): Promise<ExchangeRow | Refused | (Begun & { readonly performanceIds: readonly number[] })> {
  const { tx, order } = locked;
  const planned = await planExchange(deps, locked, request);
  if (planned.kind === 'refused') return planned;
  const recent = await selectRecentExchanges(tx, order.id, new Date(order.at.getTime() - dayMs));
  if (planned.kind === 'left') {
    const done = recent.find(
      (one) => one.state === 'done' && one.other_performance_id === request.otherId,
    )?.payment_ids;
    const payment = order.payments.find(({ id, state }) => state === 'succeeded' && done?.includes(id));
    return payment
      ? { kind: 'begun', order, payment, performanceIds: [] }
      : refuse({ kind: 'exchange-closed' });
  }
  const { plan, differenceMinor } = planned;
  if (differenceMinor <= 0 || toWire(money(differenceMinor, order.currency)) !== request.expectedDearer)
    return refuse({ kind: 'difference-changed' });
  if (recent.length >= maxExchangesInADay) return refuse({ kind: 'exchange-closed' });
  const id = randomUUID();
  const wanted = [...Map.groupBy(plan.moves, ({ target }) => target.offer_id).values()].flatMap(
    ([first, ...rest]) => (first ? [{ ...first.target, count: rest.length + 1 }] : []),
  );
  const taken = await callRetakeStock(tx, wanted, id, order.at);
  if (!taken) throw new Contended('somebody was quicker at a seat');
  const exchange: ExchangeRow = {
    id,
    performance_id: request.performanceId,
    other_performance_id: request.otherId,
    state: 'awaiting_payment',
    difference_minor: differenceMinor,
    moves: agreedMoves(plan),
    held: wanted.map(({ event_id, performance_id, zone, seat, offer_id }) => ({
      event_id,
      performance_id,
      zone,
      seat,
      units: taken[offer_id] ?? [],
    })),
    created_at: order.at,
    expires_at: new Date(order.at.getTime() + deps.holdMs),
    payment_ids: [],
  };
  await insertExchange(tx, order.id, exchange);
  const amount = money(differenceMinor, order.currency);
  recordOrderEvent(locked, { entry: 'exchange.awaiting_payment', amount });
  return exchange;
}

const agreedMoves = ({ moves }: MovePlan): ExchangeRow['moves'] =>
  moves.map(({ ticket, target, oldMinor }) => ({ number: ticket.number, old_minor: oldMinor, target }));

interface Attempted {
  readonly method: PaymentMethod;
  readonly request: PaidExchangeRequest;
}

/** On the provider's page, or at once with a gift certificate that has all of it: of two payments one could come and the other not. */
async function beginBy(
  deps: OtherDatesDeps,
  locked: LockedOrder,
  exchange: ExchangeRow,
  { method, request }: Attempted,
): Promise<(Begun & { readonly performanceIds: readonly number[] }) | Refused> {
  const { tx, order } = locked;
  const { key } = request;
  const amount = money(exchange.difference_minor, order.currency);
  const end = { at: order.at, created_at: exchange.created_at, expires_at: exchange.expires_at };
  const expires_at = attemptEnd(end, deps.holdMs);
  if (method.kind !== 'certificate') {
    const next_check_at = new Date(order.at.getTime() + firstPollMs);
    const payment = writeAttempt(locked, { method, key }, { amount, expires_at, next_check_at });
    insertExchangePayment(tx, exchange.id, payment);
    return { kind: 'begun', order, payment, performanceIds: [] };
  }
  const code = request.payment.certificate_code ?? '';
  const spent = await spendCertificate(tx, code, amount, { at: order.at, minMinor: amount.amountMinor });
  if (spent.kind !== 'taken') return refuse({ kind: `certificate-${spent.kind}` });
  const payment = writeAttempt(locked, { method, key }, { amount, expires_at, certificate: spent.code });
  insertExchangePayment(tx, exchange.id, payment);
  const paidOrder = { ...order, payments: [...order.payments, payment] };
  const paid = { payment, received: amount };
  const performanceIds = await settleExchange(deps, { ...locked, order: paidOrder }, exchange, paid);
  return { kind: 'begun', order, payment, performanceIds };
}

/** The buyer keeps the old tickets after all. Money that was quicker has exchanged them. */
export async function endExchange(
  deps: OtherDatesDeps,
  token: string,
): Promise<{ readonly kind: 'done'; readonly order: OrderRecord } | Refused> {
  const order = await findOrder(deps, { token });
  if (!order) return refuse({ kind: 'not-found' });
  if (await selectOpenExchange(deps.db, order.id)) {
    await abandonPayments(deps, order);
    const performanceIds = await changeOrder(deps, order.id, async (locked) => {
      const open = await selectOpenExchange(locked.tx, order.id);
      return open ? closeExchange(locked, open, 'cancel') : [];
    });
    deps.announce(performanceIds);
  }
  return { kind: 'done', order: await reloadOrder(deps, order) };
}
