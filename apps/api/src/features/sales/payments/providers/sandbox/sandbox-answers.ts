import { money } from '@parterre/domain/money/money';
import { z } from 'zod';
import type { ProviderPayment, ProviderRefund } from '../payment-provider.ts';

const amount = { amount_minor: z.int(), currency: z.string() };

export const refundAnswer = z.object({
  id: z.string(),
  payment_id: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  ...amount,
});

export const paymentAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(['pending', 'processing', 'succeeded', 'failed', 'cancelled']),
  awaits: z.enum(['payer', 'bank']),
  received: z.object(amount).nullable(),
  failure: z
    .enum(['declined', 'insufficient_funds', 'authentication_failed', 'abandoned', 'expired'])
    .nullable(),
  page_url: z.string(),
  refunds: z.array(refundAnswer),
});
type PaymentAnswer = z.infer<typeof paymentAnswer>;

export const notificationBody = z.object({
  type: z.string(),
  payment: z.object({ id: z.string() }),
  refund_id: z.string().optional(),
});

export const paymentList = z.object({ payments: z.array(paymentAnswer) });
export const refundList = z.object({ refunds: z.array(refundAnswer) });

export const toPayment = (answer: PaymentAnswer): ProviderPayment => ({
  providerPaymentId: answer.id,
  reference: answer.reference,
  state: answer.state === 'processing' ? 'pending' : answer.state,
  awaits: answer.awaits,
  received: answer.received && money(answer.received.amount_minor, answer.received.currency),
  failure: answer.failure,
  refunds: answer.refunds.map(toRefund),
});

export const toRefund = (answer: z.infer<typeof refundAnswer>): ProviderRefund => ({
  providerRefundId: answer.id,
  providerPaymentId: answer.payment_id,
  state: answer.state,
  amount: money(answer.amount_minor, answer.currency),
});
