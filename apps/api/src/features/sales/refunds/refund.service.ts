import { randomUUID } from 'node:crypto';
import { isCounterWay } from '@parterre/domain/counter/counter-ways';
import { type Money, money } from '@parterre/domain/money/money';
import { exchangeEnded } from '@parterre/domain/order/exchange-payment';
import { type RefundEvent, refundTransitions } from '@parterre/domain/order/refund-states';
import { apply } from '@parterre/domain/order/state-machine';
import { resolveAttentionItems } from '../attention/attention.queries.ts';
import { step } from '../checkout/change-order.service.ts';
import { selectPaidExchange } from '../moving/exchanges.queries.ts';
import { recordCorrected, recordReturned } from '../order/book-money.service.ts';
import {
  changeOrder,
  enqueueMail,
  flagForAttention,
  type LockedOrder,
  recordOrderEvent,
} from '../order/order.service.ts';
import {
  type OrderRecord,
  orderTotal,
  type PaymentRecord,
  type RefundRecord,
} from '../order/order-record.ts';
import { selectOrder } from '../order/orders.queries.ts';
import { selectReplacedLines } from '../order/replaced-lines.queries.ts';
import { returnToCertificate } from '../payments/certificates.service.ts';
import { ProviderFault, type ProviderRefund, type Receipt } from '../payments/providers/payment-provider.ts';
import { makeMoveReceipt, makeReceipt } from '../payments/receipts.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readTickets } from '../tickets/tickets.service.ts';
import { insertRefund, selectRefundOwner, updateRefundState } from './refunds.queries.ts';

/** Why a refund is in the books that we did not ask for. */
export const madeAtProvider = 'provider';

interface RefundTerms {
  /** Of the tickets that go back with it. */
  readonly offerIds?: readonly string[] | null;
  /** The code of the certificate that its buyer takes instead, and has. */
  readonly certificate?: string | null;
}

/** Writes down that money is to go back, and what with it; `carryOutRefund` gives it. */
export async function requestRefund(
  locked: LockedOrder,
  { id: paymentId }: Pick<PaymentRecord, 'id'>,
  amount: Money,
  reason: string,
  { offerIds = null, certificate = null }: RefundTerms = {},
): Promise<string> {
  const id = randomUUID();
  const { at } = locked.order;
  await insertRefund(locked.tx, { id, paymentId, ...amount, reason, offerIds, certificate, at });
  recordOrderEvent(locked, { entry: 'refund.created', paymentId, refundId: id, amount });
  return id;
}

/** Gives the money of one refund back, the way it came. May be called again whatever happened before. */
export async function carryOutRefund(deps: SaleDeps, refundId: string): Promise<void> {
  const owner = await selectRefundOwner(deps.db, refundId);
  if (!owner) throw new Error(`there is no refund ${refundId}`);
  const started = await startRefund(deps, owner.order_id, refundId);
  if (!started) return;
  const answer = await sendToProvider(deps, started).catch((fault: unknown): 'refused' => {
    if (fault instanceof ProviderFault && fault.kind === 'refused') return 'refused';
    throw fault;
  });
  await recordRefund(deps, { id: refundId, order_id: owner.order_id }, answer);
}

export interface FoundRefund {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord;
  readonly refund: RefundRecord;
}

/** Undefined when nobody has to be asked: it is over, or the house itself gave it back just now. */
const startRefund = (deps: SaleDeps, orderId: string, refundId: string): Promise<FoundRefund | undefined> =>
  changeOrder(deps, orderId, async (locked) => {
    const found = findRefund(locked.order, refundId);
    const { refund } = found;
    if (refund.state === 'done' || refund.state === 'failed') return undefined;
    if (refund.state === 'created') await applyEvent(locked, found, 'submit');
    if (!isByHouse(found)) return found;
    const pending = { ...found, refund: { ...refund, state: 'pending' as const } };
    await refundByHouse(locked, pending);
    await conclude(locked, pending, { event: 'complete', providerRefundId: null });
    return undefined;
  });

/** What no provider has taken no provider gives back. */
const isByHouse = ({ payment: { kind }, refund }: FoundRefund): boolean =>
  refund.certificate !== null || kind === 'invoice' || kind === 'certificate' || isCounterWay(kind);

/**
 * Of these refunds, what came over the counter and goes back over it, by whoever stands there and gives it just now. One after the other: whether an
 * order is over is asked of what was given before.
 */
export async function handBack(locked: LockedOrder, refundIds: readonly string[]): Promise<void> {
  for (const id of refundIds) {
    const order = await selectOrder(locked.tx, { id: locked.order.id }, locked.order.at);
    if (!order) throw new Error(`order ${locked.order.id} is gone`);
    const found = findRefund(order, id);
    if (!isCounterWay(found.payment.kind)) continue;
    const here = { ...locked, order };
    await applyEvent(here, found, 'submit');
    const pending = { ...found, refund: { ...found.refund, state: 'pending' as const } };
    await conclude(here, pending, { event: 'complete', providerRefundId: null, isInHand: true });
  }
}

/** A certificate is filled up again, though it may have run out while its order was open; a transfer, and what came over the counter, a person gives. */
async function refundByHouse(locked: LockedOrder, { payment, refund }: FoundRefund): Promise<void> {
  // Its buyer has the certificate since it was asked for.
  if (refund.certificate !== null) return;
  const subject = `refund:${refund.id}`;
  const details = { amount_minor: refund.amount_minor, currency: refund.currency };
  if (payment.certificate === null)
    return flagForAttention(locked, {
      subject,
      reason: isCounterWay(payment.kind) ? 'refund_at_counter' : 'refund_by_hand',
      details,
    });
  const certificate = await returnToCertificate(locked.tx, payment.certificate, refund, locked.order.at);
  if (certificate === 'expired')
    await flagForAttention(locked, { subject, reason: 'certificate_expired', details });
}

async function sendToProvider(
  deps: SaleDeps,
  { order, payment, refund }: FoundRefund,
): Promise<ProviderRefund> {
  const provider = deps.providers.get(payment.provider);
  const providerPaymentId = payment.provider_payment_id;
  if (!provider || providerPaymentId === null)
    throw new ProviderFault('refused', `${payment.provider} is not there to give ${payment.id} back`);
  const { provider_refund_id: providerRefundId } = refund;
  const existing = providerRefundId && (await provider.readRefund({ providerPaymentId, providerRefundId }));
  if (existing) return existing;
  if (refund.reason === madeAtProvider)
    throw new ProviderFault(
      'unavailable',
      `${payment.provider} does not know its refund ${providerRefundId}`,
    );
  const amount = money(refund.amount_minor, refund.currency);
  return provider.refund({
    providerPaymentId,
    amount,
    idempotencyKey: refund.id,
    receipt: await refundReceipt(deps, { order, refund }, amount),
  });
}

/** What a move gives back was paid for what the order had before, and so was all of an order that costs nothing now; what an exchange gives back, for what it was to have. */
async function refundReceipt(
  deps: SaleDeps,
  { order, refund }: Pick<FoundRefund, 'order' | 'refund'>,
  amount: Money,
): Promise<Receipt> {
  const exchange = refund.reason === exchangeEnded && (await selectPaidExchange(deps.db, refund.payment_id));
  if (exchange)
    return makeMoveReceipt(
      deps,
      order,
      exchange.moves.map(({ target }) => target),
      amount,
    );
  const isMoved = refund.reason === 'moved';
  if (!isMoved && orderTotal(order).amountMinor > 0) return makeReceipt(deps, order, amount);
  const replaced = await selectReplacedLines(deps.db, order.id);
  const movedAt = Date.parse(refund.created_at);
  const own = replaced.filter(({ replaced_at }) => !isMoved || replaced_at.getTime() === movedAt);
  return makeMoveReceipt(deps, order, own, amount);
}

/** What a provider says of a refund becomes true here: once, however often it is told. */
export async function recordRefund(
  deps: SaleDeps,
  { id, order_id }: { readonly id: string; readonly order_id: string },
  answer: Pick<ProviderRefund, 'state' | 'providerRefundId'> | 'refused',
): Promise<void> {
  await changeOrder(deps, order_id, async (locked) => {
    const refused = { state: 'failed', providerRefundId: null } as const;
    await recordAnswer(locked, findRefund(locked.order, id), answer === 'refused' ? refused : answer);
  });
}

export async function recordAnswer(
  locked: LockedOrder,
  found: FoundRefund,
  { state, providerRefundId }: { state: ProviderRefund['state']; providerRefundId: string | null },
): Promise<void> {
  const { refund } = found;
  if (state === 'pending') return updateRefundState(locked.tx, refund.id, refund.state, providerRefundId);
  // A bank may send back what was given back long ago.
  if (state === 'failed' && refund.state === 'done') return flagFailedRefund(locked, refund);
  await conclude(locked, found, { event: state === 'done' ? 'complete' : 'fail', providerRefundId });
}

const flagFailedRefund = (locked: LockedOrder, { id, amount_minor, currency }: RefundRecord): Promise<void> =>
  flagForAttention(locked, {
    subject: `refund:${id}`,
    reason: 'refund_failed',
    details: { amount_minor, currency },
  });

interface RefundEnd {
  readonly event: Extract<RefundEvent, 'complete' | 'fail'>;
  readonly providerRefundId: string | null;
  /** Whether the buyer has it already. */
  readonly isInHand?: true;
}

async function conclude(
  locked: LockedOrder,
  found: FoundRefund,
  { event, providerRefundId, isInHand }: RefundEnd,
): Promise<void> {
  if (!(await applyEvent(locked, found, event, providerRefundId))) return;
  const { order, refund } = found;
  if (event === 'fail') return flagFailedRefund(locked, refund);
  if (refund.certificate !== null)
    enqueueMail(locked, 'certificate_issued', firstFor(order, refund.certificate));
  else if (!(isInHand && found.payment.kind === 'cash'))
    enqueueMail(locked, refund.reason === exchangeEnded ? 'exchange_refunded' : 'order_refunded', refund.id);
  await endIfReturned(locked, order, refund.id);
}

/** Several payments may have become one certificate, which is mailed once. */
const firstFor = ({ payments }: OrderRecord, code: string): string | undefined =>
  payments.flatMap(({ refunds }) => refunds).find(({ certificate }) => certificate === code)?.id;

/** Ends a paid order once all its money is given back, if there was any, and no ticket of it is good any more. */
export async function endIfReturned(
  locked: LockedOrder,
  order: OrderRecord,
  refundId?: string,
): Promise<void> {
  if (order.state === 'paid' && isAllRefunded(order, refundId) && !(await hasGoodTickets(locked)))
    step(locked, 'refund');
}

/** A free ticket, or one that was left good with a part of the money, still lets a person in. */
const hasGoodTickets = async ({ tx, order }: LockedOrder): Promise<boolean> =>
  (await readTickets(tx, order)).some(({ revoked_at }) => revoked_at === null);

/** What it was to give back had never come: nobody gives it, and nobody has. */
export async function voidRefund(
  locked: LockedOrder,
  payment: PaymentRecord,
  refund: RefundRecord,
): Promise<void> {
  const { kind, state } = apply(refundTransitions, refund.state, 'correct');
  if (kind !== 'applied') return;
  await updateRefundState(locked.tx, refund.id, state, null);
  const amount = money(refund.amount_minor, refund.currency);
  // Only what was done counts in the books.
  if (refund.state === 'done') await recordCorrected(locked, { payment, refund, amount });
  else
    recordOrderEvent(locked, {
      entry: `refund.${state}`,
      paymentId: payment.id,
      refundId: refund.id,
      amount,
    });
  await resolveAttentionItems(locked.tx, `refund:${refund.id}`, { at: locked.order.at, actor: locked.actor });
}

/** Whether the event had any effect. */
async function applyEvent(
  locked: LockedOrder,
  { payment, refund }: FoundRefund,
  event: RefundEvent,
  providerRefundId: string | null = null,
): Promise<boolean> {
  const { kind, state } = apply(refundTransitions, refund.state, event);
  if (kind !== 'applied') return false;
  await updateRefundState(locked.tx, refund.id, state, providerRefundId);
  const amount = money(refund.amount_minor, refund.currency);
  if (state === 'done') await recordReturned(locked, payment, refund, amount);
  else
    recordOrderEvent(locked, {
      entry: `refund.${state}`,
      paymentId: payment.id,
      refundId: refund.id,
      amount,
    });
  return true;
}

/** Whether nothing of what was paid for an order is left once this refund is done, if there is one. */
const isAllRefunded = ({ payments }: OrderRecord, refundId: string | undefined): boolean =>
  payments
    .filter(({ outcome }) => outcome === 'kept')
    .every(({ received_minor, refunds }) => {
      const done = refunds.filter(({ id, state }) => state === 'done' || id === refundId);
      return done.reduce((sum, { amount_minor }) => sum + amount_minor, 0) === received_minor;
    });

function findRefund(order: OrderRecord, id: string): FoundRefund {
  for (const payment of order.payments) {
    const refund = payment.refunds.find((one) => one.id === id);
    if (refund) return { order, payment, refund };
  }
  throw new Error(`order ${order.number} has no refund ${id}`);
}
