import { insertUnknownPayment } from '../orders/attention.service.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { selectOwner } from './payments.queries.ts';
import type { Notification, ProviderPayment, ProviderRefund } from './providers/payment-provider.ts';
import { recordRefund } from './refund.service.ts';
import { selectRefundByProvider } from './refunds.queries.ts';
import { settle } from './settle.service.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Does what a provider's notification is about. What it says is asked for again, never believed. */
export async function hearNotification(
  desk: PaymentDesk,
  code: string,
  notification: Notification,
): Promise<'heard' | 'refused' | 'unknown-provider'> {
  const provider = desk.providers.get(code);
  if (!provider) return 'unknown-provider';
  const outcome = await provider.readNotification(notification);
  if (outcome.kind === 'refused') return 'refused';
  if (outcome.kind === 'payment') await hearPayment(desk, code, outcome.payment);
  if (outcome.kind === 'refund') await hearRefund(desk, code, outcome.refund);
  return 'heard';
}

async function hearPayment(desk: PaymentDesk, provider: string, payment: ProviderPayment): Promise<void> {
  const { db } = desk.store;
  const { providerPaymentId: provider_payment_id, reference } = payment;
  const owner =
    (await selectOwner(db, { provider, provider_payment_id })) ??
    // Told before we had the answer to our own request.
    (reference !== null && uuid.test(reference) ? await selectOwner(db, { id: reference }) : undefined);
  if (owner) return settle(desk, owner, payment);
  if (payment.state === 'succeeded') await insertUnknownPayment(desk.store, provider, payment);
}

/** A refund whose id we have not heard yet is asked after by the sweeper. */
async function hearRefund(desk: PaymentDesk, provider: string, refund: ProviderRefund): Promise<void> {
  const owner = await selectRefundByProvider(desk.store.db, provider, refund.providerRefundId);
  if (owner) await recordRefund(desk, owner, refund);
}
