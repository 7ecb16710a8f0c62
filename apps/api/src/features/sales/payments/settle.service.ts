import { type Money, money } from '@parterre/domain/money/money';
import { type PaymentEvent, paymentTransitions } from '@parterre/domain/order/payment-states';
import { type Settlement, settlement } from '@parterre/domain/order/settlement';
import { apply } from '@parterre/domain/order/state-machine';
import { payOrder, retakeStock } from '../checkout/change-order.service.ts';
import { changeOrder, flagForAttention, type HeldOrder, note, tellOf } from '../order/order.service.ts';
import { findCalledOff } from '../order/order-performances.service.ts';
import { dueOf, findPayment, type PaymentRecord, paymentAmount } from '../order/order-record.ts';
import { recordProviderRefund } from '../refunds/provider-refund.service.ts';
import { orderRefund } from '../refunds/refund.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { updateEnded, updateStarted, updateSucceeded } from './payments.queries.ts';
import type { ProviderPayment } from './providers/payment-provider.ts';
import { planClosing } from './receipts.service.ts';

/** What a provider says of a payment; its own id of it may be the first we hear. */
export type PaymentFacts = Pick<ProviderPayment, 'providerPaymentId' | 'state' | 'received' | 'failure'> &
  Partial<Pick<ProviderPayment, 'refunds'>>;

/**
 * Makes what a provider says of a payment true of its order: all of it in one transaction, once, however often it is told.
 * Notification, return, polling and sweeper all come here. What is to be given back is carried out by the sweeper. `unclear`
 * when it cannot be told yet whether a refund is one of ours.
 */
export async function settle(
  deps: SaleDeps,
  payment: { readonly id: string; readonly order_id: string },
  facts: PaymentFacts,
): Promise<'settled' | 'unclear'> {
  await changeOrder(deps, payment.order_id, async (held) => {
    const known = findPayment(held.order, payment.id);
    if (known.provider_payment_id === null)
      await updateStarted(held.tx, known.id, { ...facts, redirectUrl: null });
    if (facts.state === 'succeeded') await succeed(deps, held, known, facts.received);
    else if (facts.state !== 'pending') await end(held, known, facts.state, facts.failure);
  });
  const recorded: string[] = [];
  for (const refund of facts.refunds ?? []) recorded.push(await recordProviderRefund(deps, payment, refund));
  return recorded.includes('unclear') ? 'unclear' : 'settled';
}

/** No money came, and none will. */
export async function end(
  held: HeldOrder,
  payment: PaymentRecord,
  state: 'failed' | 'cancelled',
  failure: string | null,
): Promise<void> {
  const event: PaymentEvent = state === 'failed' ? 'fail' : 'cancel';
  if (apply(paymentTransitions, payment.state, event).kind !== 'applied') return;
  await updateEnded(held.tx, payment.id, state, failure);
  note(held, { entry: `payment.${state}`, paymentId: payment.id });
  if (state === 'failed' && held.order.state === 'awaiting_payment')
    tellOf(held, 'payment_failed', payment.id);
}

/** Money is there. */
export async function succeed(
  deps: SaleDeps,
  held: HeldOrder,
  payment: PaymentRecord,
  received: Money | null,
): Promise<void> {
  const event: PaymentEvent = payment.state === 'pending' ? 'succeed' : 'succeedLate';
  if (!received || apply(paymentTransitions, payment.state, event).kind !== 'applied') return;
  const decided = await decide(held, payment, received);
  await updateSucceeded(held.tx, payment.id, received, outcomes[decided.settlement.kind]);
  note(held, { entry: 'payment.succeeded', paymentId: payment.id, amount: received });
  await carryOut(deps, decided, payment, received);
}

interface Decided {
  readonly held: HeldOrder;
  readonly settlement: Settlement;
}

/** Only an order whose dates will be played is paid, and late only one whose stock could be taken again. */
async function decide(held: HeldOrder, payment: PaymentRecord, received: Money): Promise<Decided> {
  const facts = {
    order: { state: held.order.state, due: dueOf(held.order) },
    asked: payment.kind === 'invoice' ? ('due' as const) : money(payment.amount_minor, payment.currency),
    received,
    isSettled: payment.outcome !== null,
  };
  const isCalledOff = (await findCalledOff(held.tx, held.order)) !== undefined;
  const hopeful = settlement({ ...facts, isCalledOff, hasStock: true });
  if (hopeful.kind !== 'retake-and-pay') return { held, settlement: hopeful };
  const retaken = await retakeStock(held);
  return retaken
    ? { held: retaken, settlement: hopeful }
    : { held, settlement: settlement({ ...facts, isCalledOff, hasStock: false }) };
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
  { held, settlement: decision }: Decided,
  payment: PaymentRecord,
  received: Money,
): Promise<void> {
  switch (decision.kind) {
    case 'pay':
    case 'retake-and-pay':
      await payOrder(deps, held, decision.kind === 'pay' ? 'pay' : 'payLate');
      planClosing(deps, held, payment);
      await endInvoices(held, payment);
      if (decision.excess.amountMinor > 0) await orderRefund(held, payment, decision.excess, 'overpaid');
      return;
    case 'refund':
      return orderRefund(held, payment, received, decision.reason);
    case 'attention':
      return flagForAttention(held, {
        subject: `payment:${payment.id}`,
        reason: decision.reason,
        details: {
          kind: payment.kind,
          asked_minor: paymentAmount(held.order, payment).amountMinor,
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
async function endInvoices(held: HeldOrder, paid: PaymentRecord): Promise<void> {
  for (const payment of held.order.payments)
    if (payment.kind === 'invoice' && payment.id !== paid.id) await end(held, payment, 'cancelled', null);
}
