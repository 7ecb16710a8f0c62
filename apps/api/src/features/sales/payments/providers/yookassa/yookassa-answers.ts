import { fromDecimalText } from '@parterre/domain/money/decimal-text';
import { z } from 'zod';
import type { PaymentFailure, ProviderPayment, ProviderRefund } from '../payment-provider.ts';

const amount = z
  .object({ value: z.string(), currency: z.string() })
  .transform(({ value, currency }) => fromDecimalText(value, currency));

const cancellation = z.object({ party: z.string(), reason: z.string() });

export const paymentAnswer = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount,
  refunded_amount: amount.optional(),
  confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
  cancellation_details: cancellation.optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});
type PaymentAnswer = z.infer<typeof paymentAnswer>;

export const refundAnswer = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount,
});

/** One page of a list. */
export const listAnswer = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().optional() });

export const receiptAnswer = z.object({ id: z.string() });

export const notificationBody = z.object({
  event: z.string(),
  object: z.object({ id: z.string(), payment_id: z.string().optional() }),
});

/** What is not listed was declined: the bank's reasons are many, and a visitor can do the same about each. */
const failures: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient_funds',
  '3d_secure_failed': 'authentication_failed',
  expired_on_confirmation: 'expired',
  expired_on_capture: 'expired',
  internal_timeout: 'provider_error',
  issuer_unavailable: 'provider_error',
};

export function toPayment(answer: PaymentAnswer, refunds: readonly ProviderRefund[] = []): ProviderPayment {
  const { id, status, metadata, cancellation_details: details } = answer;
  const awaits = status === 'pending' ? 'payer' : 'bank';
  const common = { providerPaymentId: id, reference: metadata?.reference ?? null, awaits, refunds } as const;
  if (status === 'succeeded')
    return { ...common, state: 'succeeded', received: answer.amount, failure: null };
  if (status !== 'canceled') return { ...common, state: 'pending', received: null, failure: null };
  const isOurs = details?.party === 'merchant';
  const failure = isOurs ? null : (failures[details?.reason ?? ''] ?? 'declined');
  return { ...common, state: isOurs ? 'cancelled' : 'failed', received: null, failure };
}

const refundStates = { pending: 'pending', succeeded: 'done', canceled: 'failed' } as const;

export const toRefund = ({
  id,
  payment_id,
  status,
  amount,
}: z.infer<typeof refundAnswer>): ProviderRefund => ({
  providerRefundId: id,
  providerPaymentId: payment_id,
  state: refundStates[status],
  amount,
});
