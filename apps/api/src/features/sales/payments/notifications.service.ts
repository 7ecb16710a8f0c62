import { readClock } from '../../../database/read-clock.ts';
import { insertAttentionItem } from '../attention/attention.queries.ts';
import { reloadOrder } from '../order/order.service.ts';
import { findPayment } from '../order/order-record.ts';
import { type PaymentOwner, selectOwner } from '../order/orders.queries.ts';
import { recordRefund } from '../refunds/refund.service.ts';
import { selectRefundByProvider } from '../refunds/refunds.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import {
  type Notification,
  type PaymentProvider,
  ProviderFault,
  type ProviderPayment,
  type ProviderRefund,
} from './providers/payment-provider.ts';
import { submitPayment } from './refresh-payments.service.ts';
import { settle, settleByProviderId } from './settle.service.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Does what a provider's notification is about. What it says is asked for again, never believed. */
export async function handleNotification(
  deps: SaleDeps,
  code: string,
  notification: Notification,
): Promise<'handled' | 'refused' | 'unknown-provider'> {
  const provider = deps.providers.get(code);
  if (!provider) return 'unknown-provider';
  const outcome = await provider.readNotification(notification);
  if (outcome.kind === 'refused') return 'refused';
  if (outcome.kind === 'payment') await handlePayment(deps, code, outcome.payment);
  if (outcome.kind === 'refund') await handleRefund(deps, provider, outcome.refund);
  return 'handled';
}

async function handlePayment(deps: SaleDeps, provider: string, payment: ProviderPayment): Promise<void> {
  let outcome = await settleByProviderId(deps, provider, payment);
  if (outcome === 'unknown') {
    const owner = await findByReference(deps, provider, payment);
    if (owner) outcome = await settle(deps, owner, payment);
    else if (payment.state === 'succeeded') await insertUnknownPayment(deps, provider, payment);
  }
  // The provider tells again, and by then we have the answers to our own refunds.
  if (outcome === 'unclear')
    throw new ProviderFault('unavailable', `A refund of ${payment.providerPaymentId} may be ours`);
}

/**
 * A payment that was told of before we had the answer to our own request: ours only if the provider, asked again under the
 * same key, names it. Whoever else writes our reference on a payment settles nothing with it.
 */
async function findByReference(
  deps: SaleDeps,
  provider: string,
  { reference, providerPaymentId }: ProviderPayment,
): Promise<PaymentOwner | undefined> {
  if (reference === null || !uuid.test(reference)) return undefined;
  const owner = await selectOwner(deps.db, reference);
  if (owner?.provider !== provider || owner.provider_payment_id !== null) return undefined;
  const order = await reloadOrder(deps, { id: owner.order_id });
  const begun = await submitPayment(deps, order, findPayment(order, owner.id));
  return begun.providerPaymentId === providerPaymentId ? owner : undefined;
}

/** One that we did not ask for was made at the provider itself: all that was given back of its payment is looked at. */
async function handleRefund(
  deps: SaleDeps,
  provider: PaymentProvider,
  refund: ProviderRefund,
): Promise<void> {
  const owner = await selectRefundByProvider(deps.db, provider.code, refund.providerRefundId);
  if (owner) return recordRefund(deps, owner, refund);
  const payment = await provider.read(refund.providerPaymentId);
  if (!payment) return;
  const others = payment.refunds.filter(
    ({ providerRefundId }) => providerRefundId !== refund.providerRefundId,
  );
  await handlePayment(deps, provider.code, { ...payment, refunds: [...others, refund] });
}

/** Money that no order asked for. */
const insertUnknownPayment = async (
  { db, clock }: Pick<SaleDeps, 'db' | 'clock'>,
  provider: string,
  { providerPaymentId, reference, received }: ProviderPayment,
): Promise<void> =>
  insertAttentionItem(db, {
    subject: `${provider}:${providerPaymentId}`,
    reason: 'payment_unknown',
    orderId: null,
    details: {
      reference,
      received_minor: received?.amountMinor ?? null,
      received_currency: received?.currency ?? null,
    },
    at: clock?.() ?? (await readClock(db)),
  });
