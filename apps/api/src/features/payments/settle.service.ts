import { type Money, money } from '@parterre/domain/money/money';
import { type PaymentEvent, paymentTransitions } from '@parterre/domain/order/payment-states';
import { type Settlement, settlement } from '@parterre/domain/order/settlement';
import { apply } from '@parterre/domain/order/state-machine';
import type { Tx } from '../../database/connect.ts';
import { concern, holdOrder, note, payOrder, retakeStock, tellOf } from '../orders/change-order.service.ts';
import { dueOf, type OrderRecord, type PaymentRecord } from '../orders/order-record.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { updateEnded, updateStarted, updateSucceeded } from './payments.queries.ts';
import type { ProviderPayment } from './providers/payment-provider.ts';
import { orderRefund } from './refund.service.ts';

/** What a provider says of a payment; its own id of it may be the first we hear. */
export type PaymentFacts = Pick<ProviderPayment, 'providerPaymentId' | 'state' | 'received' | 'failure'>;

/**
 * Makes what a provider says of a payment true of its order: all of it in one transaction, once, however often it is told.
 * Notification, return, polling and sweeper all come here. What is to be given back is carried out by the sweeper.
 */
export async function settle(
  { store }: Pick<PaymentDesk, 'store'>,
  payment: { readonly id: string; readonly order_id: string },
  facts: PaymentFacts,
): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    const order = await holdOrder(store, tx, payment.order_id);
    const known = paymentOf(order, payment.id);
    if (known.provider_payment_id === null)
      await updateStarted(tx, known.id, { ...facts, redirectUrl: null });
    if (facts.state === 'succeeded') await succeed(store, tx, order, known, facts.received);
    else if (facts.state !== 'pending') await end(tx, order, known, facts.state, facts.failure);
  });
}

export function paymentOf(order: OrderRecord, id: string): PaymentRecord {
  const payment = order.payments.find((one) => one.id === id);
  if (!payment) throw new Error(`order ${order.number} has no payment ${id}`);
  return payment;
}

/** No money came, and none will. */
export async function end(
  tx: Tx,
  order: OrderRecord,
  payment: PaymentRecord,
  state: 'failed' | 'cancelled',
  failure: string | null,
): Promise<void> {
  const event: PaymentEvent = state === 'failed' ? 'fail' : 'cancel';
  if (apply(paymentTransitions, payment.state, event).kind !== 'applied') return;
  await updateEnded(tx, payment.id, state, failure);
  await note(tx, order, { what: `payment.${state}`, paymentId: payment.id });
  if (state === 'failed' && order.state === 'awaiting_payment')
    await tellOf(tx, order, 'payment_failed', payment.id);
}

/** Money is there. */
export async function succeed(
  store: PaymentDesk['store'],
  tx: Tx,
  order: OrderRecord,
  payment: PaymentRecord,
  received: Money | null,
): Promise<void> {
  const event: PaymentEvent = payment.state === 'pending' ? 'succeed' : 'succeedLate';
  if (!received || apply(paymentTransitions, payment.state, event).kind !== 'applied') return;
  const decided = await decide(tx, order, payment, received);
  await updateSucceeded(tx, payment.id, received, outcomeOf(decided.settlement));
  await note(tx, order, { what: 'payment.succeeded', paymentId: payment.id, amount: received });
  await carryOut(store, tx, decided, payment, received);
}

interface Decided {
  readonly order: OrderRecord;
  readonly settlement: Settlement;
}

/** Only an order whose stock could be taken again is paid late. */
async function decide(tx: Tx, order: OrderRecord, payment: PaymentRecord, received: Money): Promise<Decided> {
  const facts = {
    order: { state: order.state, due: dueOf(order) },
    asked: money(payment.amount_minor, payment.currency),
    received,
    isSettled: payment.outcome !== null,
  };
  const hopeful = settlement({ ...facts, hasStock: true });
  if (hopeful.kind !== 'retake-and-pay') return { order, settlement: hopeful };
  const retaken = await retakeStock(tx, order);
  return retaken
    ? { order: retaken, settlement: hopeful }
    : { order, settlement: settlement({ ...facts, hasStock: false }) };
}

const outcomes = {
  nothing: 'attention',
  pay: 'kept',
  keep: 'kept',
  'retake-and-pay': 'kept',
  refund: 'returned',
  attention: 'attention',
} as const satisfies Record<Settlement['kind'], NonNullable<PaymentRecord['outcome']>>;

const outcomeOf = ({ kind }: Settlement) => outcomes[kind];

/** Nobody is waited for any more; a provider's attempts are given up by the sweeper. */
async function endInvoices(tx: Tx, order: OrderRecord, paid: PaymentRecord): Promise<void> {
  for (const payment of order.payments)
    if (payment.kind === 'invoice' && payment.id !== paid.id)
      await end(tx, order, payment, 'cancelled', null);
}

async function carryOut(
  store: PaymentDesk['store'],
  tx: Tx,
  { order, settlement: decision }: Decided,
  payment: PaymentRecord,
  received: Money,
): Promise<void> {
  switch (decision.kind) {
    case 'pay':
    case 'retake-and-pay':
      await payOrder(store, tx, order, decision.kind === 'pay' ? 'pay' : 'payLate');
      await endInvoices(tx, order, payment);
      if (decision.excess.amountMinor > 0) await orderRefund(tx, order, payment, decision.excess, 'overpaid');
      return;
    case 'refund':
      return orderRefund(tx, order, payment, received, decision.reason);
    case 'attention':
      return concern(tx, order, {
        subject: `payment:${payment.id}`,
        reason: decision.reason,
        details: {
          asked_minor: payment.amount_minor,
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
