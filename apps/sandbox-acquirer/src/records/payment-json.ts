import type { Money } from '@parterre/domain/money/money';
import type { Payment, Refund } from './payment.ts';

const wireMoney = ({ amountMinor, currency }: Money) => ({ amount_minor: amountMinor, currency });

export const toRefundJson = ({ id, state, amount }: Refund, paymentId: string) => ({
  id,
  payment_id: paymentId,
  state,
  ...wireMoney(amount),
});

/** A payment as the shop is told of it. */
export const toPaymentJson = (payment: Payment) => ({
  id: payment.id,
  reference: payment.reference,
  state: payment.state,
  // A payer who was sent a code has not paid yet.
  awaits: payment.state === 'pending' || payment.wrongCodes !== null ? 'payer' : 'bank',
  ...wireMoney(payment.amount),
  received: payment.received && wireMoney(payment.received),
  failure: payment.failure,
  created_at: payment.createdAt,
  expires_at: payment.expiresAt,
  refunds: payment.refunds.map((refund) => toRefundJson(refund, payment.id)),
});
