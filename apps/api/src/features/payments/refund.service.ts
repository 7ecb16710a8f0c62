import { randomUUID } from 'node:crypto';
import { type Money, money } from '@parterre/domain/money/money';
import { type RefundEvent, refundTransitions } from '@parterre/domain/order/refund-states';
import { apply } from '@parterre/domain/order/state-machine';
import { step } from '../orders/change-order.service.ts';
import { changeOrder, concern, type HeldOrder, note, tellOf } from '../orders/held-order.service.ts';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../orders/order-record.ts';
import { creditCertificate } from './certificates.queries.ts';
import type { PaymentDesk } from './payment-desk.ts';
import type { ProviderRefund } from './providers/payment-provider.ts';
import { ProviderFault } from './providers/provider-fault.ts';
import { receiptOf } from './receipt.ts';
import { insertRefund, selectRefundOwner, updateRefundState } from './refunds.queries.ts';

/** Writes down that money is to go back; `carryOutRefund` gives it. */
export async function orderRefund(
  held: HeldOrder,
  { id: paymentId }: Pick<PaymentRecord, 'id'>,
  amount: Money,
  reason: string,
): Promise<void> {
  const id = randomUUID();
  await insertRefund(held.tx, { id, paymentId, ...amount, reason, at: held.order.at });
  note(held, { what: 'refund.created', paymentId, refundId: id, amount });
}

/** Gives the money of one refund back, the way it came. May be called again whatever happened before. */
export async function carryOutRefund(desk: PaymentDesk, refundId: string): Promise<void> {
  const owner = await selectRefundOwner(desk.store.db, refundId);
  if (!owner) throw new Error(`there is no refund ${refundId}`);
  const begun = await begin(desk, owner.order_id, refundId);
  if (!begun) return;
  const answer = await ask(desk, begun).catch((fault: unknown): 'refused' => {
    if (fault instanceof ProviderFault && fault.kind === 'refused') return 'refused';
    throw fault;
  });
  await recordRefund(desk, { id: refundId, order_id: owner.order_id }, answer);
}

interface Found {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord;
  readonly refund: RefundRecord;
}

/** Undefined when nobody has to be asked: it is over, or the house itself gave it back just now. */
const begin = ({ store }: PaymentDesk, orderId: string, refundId: string): Promise<Found | undefined> =>
  changeOrder(store, orderId, async (held) => {
    const found = refundOf(held.order, refundId);
    const { payment, refund } = found;
    if (refund.state === 'done' || refund.state === 'failed') return undefined;
    if (refund.state === 'created') await change(held, found, 'submit');
    if (payment.kind !== 'invoice' && payment.kind !== 'certificate') return found;
    const pending = { ...found, refund: { ...refund, state: 'pending' as const } };
    await giveOurselves(held, pending);
    await conclude(held, pending, 'complete', null);
    return undefined;
  });

/** A certificate is filled up again; a bank transfer is made by a person. */
async function giveOurselves(held: HeldOrder, { payment, refund }: Found): Promise<void> {
  if (payment.certificate !== null)
    return creditCertificate(held.tx, payment.certificate, refund.amount_minor);
  await concern(held, {
    subject: `refund:${refund.id}`,
    reason: 'refund_by_hand',
    details: { amount_minor: refund.amount_minor, currency: refund.currency },
  });
}

async function ask({ providers }: PaymentDesk, { order, payment, refund }: Found): Promise<ProviderRefund> {
  const provider = providers.get(payment.provider);
  const providerPaymentId = payment.provider_payment_id;
  if (!provider || providerPaymentId === null)
    throw new ProviderFault('refused', `${payment.provider} is not there to give ${payment.id} back`);
  const { provider_refund_id: providerRefundId } = refund;
  const known = providerRefundId && (await provider.readRefund({ providerPaymentId, providerRefundId }));
  if (known) return known;
  const amount = money(refund.amount_minor, refund.currency);
  return provider.refund({
    ...{ providerPaymentId, amount, idempotencyKey: refund.id },
    receipt: receiptOf(order, amount),
  });
}

/** What a provider says of a refund becomes true here: once, however often it is told. */
export async function recordRefund(
  { store }: Pick<PaymentDesk, 'store'>,
  { id, order_id }: { readonly id: string; readonly order_id: string },
  answer: Pick<ProviderRefund, 'state' | 'providerRefundId'> | 'refused',
): Promise<void> {
  await changeOrder(store, order_id, async (held) => {
    const found = refundOf(held.order, id);
    const { state, providerRefundId } =
      answer === 'refused' ? { state: 'failed' as const, providerRefundId: null } : answer;
    if (state === 'pending') return updateRefundState(held.tx, id, found.refund.state, providerRefundId);
    await conclude(held, found, state === 'done' ? 'complete' : 'fail', providerRefundId);
  });
}

async function conclude(
  held: HeldOrder,
  found: Found,
  event: Extract<RefundEvent, 'complete' | 'fail'>,
  providerRefundId: string | null,
): Promise<void> {
  if (!(await change(held, found, event, providerRefundId))) return;
  const { order, refund } = found;
  if (event === 'fail')
    return concern(held, {
      subject: `refund:${refund.id}`,
      reason: 'refund_failed',
      details: { amount_minor: refund.amount_minor, currency: refund.currency },
    });
  tellOf(held, 'order_refunded', refund.id);
  if (order.state === 'paid' && isAllGiven(order, refund.id)) await step(held, 'refund');
}

/** Whether the event had any effect. */
async function change(
  held: HeldOrder,
  { payment, refund }: Found,
  event: RefundEvent,
  providerRefundId: string | null = null,
): Promise<boolean> {
  const { kind, state } = apply(refundTransitions, refund.state, event);
  if (kind !== 'applied') return false;
  await updateRefundState(held.tx, refund.id, state, providerRefundId);
  const amount = money(refund.amount_minor, refund.currency);
  note(held, { what: `refund.${state}`, paymentId: payment.id, refundId: refund.id, amount });
  return true;
}

/** Whether nothing of what was paid for an order is left once this refund is done. */
const isAllGiven = ({ payments }: OrderRecord, refundId: string): boolean =>
  payments
    .filter(({ outcome }) => outcome === 'kept')
    .every(({ received_minor, refunds }) => {
      const done = refunds.filter(({ id, state }) => state === 'done' || id === refundId);
      return done.reduce((sum, { amount_minor }) => sum + amount_minor, 0) === received_minor;
    });

function refundOf(order: OrderRecord, id: string): Found {
  for (const payment of order.payments) {
    const refund = payment.refunds.find((one) => one.id === id);
    if (refund) return { order, payment, refund };
  }
  throw new Error(`order ${order.number} has no refund ${id}`);
}
