import { type Money, money } from '@parterre/domain/money/money';
import { type PaymentEvent, paymentTransitions } from '@parterre/domain/order/payment-states';
import { settlement as findSettlement, type Settlement } from '@parterre/domain/order/settlement';
import { apply } from '@parterre/domain/order/state-machine';
import { payOrder, retakeStock } from '../checkout/change-order.service.ts';
import { payGiftCard } from '../gift-cards/gift-cards.service.ts';
import { findPaidExchange, settleExchange } from '../moving/settle-exchange.service.ts';
import { recordReceived } from '../order/book-money.service.ts';
import {
  changeOrder,
  changeOrderIfFound,
  enqueueMail,
  flagForAttention,
  type LockedOrder,
  recordOrderEvent,
} from '../order/order.service.ts';
import {
  findCalledOff,
  findPayment,
  findProviderPayment,
  isGiftCard,
  type PaymentRecord,
  paymentAmount,
  totalDue,
} from '../order/order-record.ts';
import { recordProviderRefund } from '../refunds/provider-refund.service.ts';
import { requestRefund } from '../refunds/refund.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import {
  updateAwaits,
  updateEnded,
  updatePayoutReference,
  updateStarted,
  updateSucceeded,
} from './payments.queries.ts';
import type { ProviderPayment } from './providers/payment-provider.ts';
import { enqueueClosingReceipt } from './receipts.service.ts';

/** What a provider says of a payment; its own id of it may be the first that we learn. */
export type ReportedPayment = Pick<ProviderPayment, 'providerPaymentId' | 'state' | 'received' | 'failure'> &
  Partial<Pick<ProviderPayment, 'awaits' | 'refunds' | 'payoutReference'>>;

interface OwnedPayment {
  readonly id: string;
  readonly order_id: string;
}

/**
 * Makes what a provider says of a payment true of its order: all of it in one transaction, once, however often it is told.
 * Notification, return, polling and sweeper all come here. What is to be given back is carried out by the sweeper. `unclear`
 * when it cannot be told yet whether a refund is one of ours.
 */
export async function settle(
  deps: SaleDeps,
  payment: OwnedPayment,
  reported: ReportedPayment,
): Promise<'settled' | 'unclear'> {
  const performanceIds = await changeOrder(deps, payment.order_id, async (locked) => {
    const stored = findPayment(locked.order, payment.id);
    if (stored.provider_payment_id === null)
      await updateStarted(locked.tx, stored.id, { ...reported, redirectUrl: null });
    return settleLocked(deps, locked, stored, reported);
  });
  deps.announce(performanceIds);
  return recordRefunds(deps, payment, reported);
}

/** The same for a payment that we know by its provider's id. `unknown` when there is none. */
export async function settleByProviderId(
  deps: SaleDeps,
  provider: string,
  reported: ReportedPayment,
): Promise<'settled' | 'unclear' | 'unknown'> {
  const key = { provider, provider_payment_id: reported.providerPaymentId };
  const changed = await changeOrderIfFound(deps, key, async (locked) => {
    const { order } = locked;
    const stored = findProviderPayment(order, key);
    const performanceIds = await settleLocked(deps, locked, stored, reported);
    return { performanceIds, payment: { id: stored.id, order_id: order.id } };
  });
  if (!changed) return 'unknown';
  deps.announce(changed.result.performanceIds);
  return recordRefunds(deps, changed.result.payment, reported);
}

/** Answers of which performances something was freed by it. */
async function settleLocked(
  deps: SaleDeps,
  locked: LockedOrder,
  stored: PaymentRecord,
  { state, received, failure, awaits, payoutReference }: ReportedPayment,
): Promise<readonly number[]> {
  if (state === 'succeeded' && payoutReference) updatePayoutReference(locked.tx, stored.id, payoutReference);
  if (state === 'succeeded') return markSucceeded(deps, locked, stored, received);
  if (state !== 'pending') markEnded(locked, stored, state, failure);
  else if (awaits && awaits !== stored.awaits) updateAwaits(locked.tx, stored.id, awaits);
  return [];
}

async function recordRefunds(
  deps: SaleDeps,
  payment: OwnedPayment,
  reported: ReportedPayment,
): Promise<'settled' | 'unclear'> {
  const recorded: string[] = [];
  for (const refund of reported.refunds ?? [])
    recorded.push(await recordProviderRefund(deps, payment, refund));
  return recorded.includes('unclear') ? 'unclear' : 'settled';
}

/** No money came, and none will. */
export function markEnded(
  locked: LockedOrder,
  payment: PaymentRecord,
  state: 'failed' | 'cancelled',
  failure: string | null,
): void {
  const event: PaymentEvent = state === 'failed' ? 'fail' : 'cancel';
  if (apply(paymentTransitions, payment.state, event).kind !== 'applied') return;
  updateEnded(locked.tx, payment.id, state, failure);
  recordOrderEvent(locked, { entry: `payment.${state}`, paymentId: payment.id });
  if (state === 'failed' && locked.order.state === 'awaiting_payment')
    enqueueMail(locked, 'payment_failed', payment.id);
}

/** Money is there. Answers of which performances something was freed by it. */
export async function markSucceeded(
  deps: SaleDeps,
  locked: LockedOrder,
  payment: PaymentRecord,
  received: Money | null,
): Promise<readonly number[]> {
  const event: PaymentEvent = payment.state === 'pending' ? 'succeed' : 'succeedLate';
  if (!received || apply(paymentTransitions, payment.state, event).kind !== 'applied') return [];
  const exchange = await findPaidExchange(locked.tx, locked.order, payment);
  if (exchange) return settleExchange(deps, locked, exchange, { payment, received });
  const decision = await decideSettlement(locked, payment, received);
  updateSucceeded(locked.tx, payment.id, received, outcomes[decision.settlement.kind]);
  await recordReceived(decision.locked, payment, received, outcomes[decision.settlement.kind] === 'kept');
  await carryOut(deps, decision, payment, received);
  return [];
}

interface SettlementDecision {
  readonly locked: LockedOrder;
  readonly settlement: Settlement;
}

/** Only an order whose dates will be played is paid, and late only one whose stock could be taken again. */
async function decideSettlement(
  locked: LockedOrder,
  payment: PaymentRecord,
  received: Money,
): Promise<SettlementDecision> {
  const situation = {
    order: { state: locked.order.state, due: totalDue(locked.order) },
    asked: payment.kind === 'invoice' ? ('due' as const) : money(payment.amount_minor, payment.currency),
    received,
    isSettled: payment.outcome !== null,
  };
  const isCalledOff = findCalledOff(locked.order) !== undefined;
  const expected = findSettlement({ ...situation, isCalledOff, hasStock: true });
  if (expected.kind !== 'retake-and-pay') return { locked, settlement: expected };
  const retaken = await retakeStock(locked);
  return retaken
    ? { locked: retaken, settlement: expected }
    : { locked, settlement: findSettlement({ ...situation, isCalledOff, hasStock: false }) };
}

const outcomes = {
  nothing: 'attention',
  pay: 'kept',
  keep: 'kept',
  'retake-and-pay': 'kept',
  refund: 'returned',
  attention: 'attention',
} as const satisfies Record<Settlement['kind'], NonNullable<PaymentRecord['outcome']>>;

async function carryOut(
  deps: SaleDeps,
  { locked, settlement }: SettlementDecision,
  payment: PaymentRecord,
  received: Money,
): Promise<void> {
  switch (settlement.kind) {
    case 'pay':
    case 'retake-and-pay':
      if (isGiftCard(locked.order)) await payGiftCard(locked, settlement.kind === 'pay' ? 'pay' : 'payLate');
      else payOrder(deps, locked, settlement.kind === 'pay' ? 'pay' : 'payLate');
      enqueueClosingReceipt(deps, locked, payment);
      endInvoices(locked, payment);
      if (settlement.excess.amountMinor > 0)
        await requestRefund(locked, payment, settlement.excess, 'overpaid');
      return;
    case 'refund':
      await requestRefund(locked, payment, received, settlement.reason);
      return;
    case 'attention':
      return flagForAttention(locked, {
        subject: `payment:${payment.id}`,
        reason: settlement.reason,
        details: {
          kind: payment.kind,
          asked_minor: paymentAmount(locked.order, payment).amountMinor,
          asked_currency: payment.currency,
          received_minor: received.amountMinor,
          received_currency: received.currency,
        },
      });
    case 'keep':
    case 'nothing':
      return;
  }
}

/** Nobody is waited for any more; a provider's attempts are given up by the sweeper. */
function endInvoices(locked: LockedOrder, paid: PaymentRecord): void {
  for (const payment of locked.order.payments)
    if (payment.kind === 'invoice' && payment.id !== paid.id) markEnded(locked, payment, 'cancelled', null);
}
