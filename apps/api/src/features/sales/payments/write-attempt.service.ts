import { randomUUID } from 'node:crypto';
import type { Money } from '@parterre/domain/money/money';
import type { IdempotencyKey } from '../../../idempotency-key.ts';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import { type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import type { PaymentRecord } from '../order/order-record.ts';
import { insertPayment } from './payments.queries.ts';

interface Attempted {
  readonly method: Pick<PaymentMethod, 'id' | 'provider' | 'kind'>;
  readonly key?: IdempotencyKey | undefined;
}

interface Attempt {
  readonly amount: Money;
  readonly expires_at: Date;
  readonly certificate?: string;
  /** When a provider is asked after it, if there is one. */
  readonly next_check_at?: Date;
}

/** Writes an attempt to pay down, before anybody is asked for money. */
export function writeAttempt(
  locked: LockedOrder,
  { method, key }: Attempted,
  { amount, expires_at, certificate, next_check_at }: Attempt,
): PaymentRecord {
  const { tx, order } = locked;
  const payment: PaymentRecord = {
    id: randomUUID(),
    acquisition_id: method.id,
    provider: method.provider,
    kind: method.kind,
    state: 'pending',
    amount_minor: amount.amountMinor,
    currency: amount.currency,
    failure: null,
    certificate: certificate ?? null,
    idempotency_key: key?.text ?? null,
    request_digest: key?.digest ?? null,
    provider_payment_id: null,
    redirect_url: null,
    awaits: 'payer',
    received_minor: null,
    received_currency: null,
    outcome: null,
    refunds: [],
    created_at: order.at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
  insertPayment(tx, order.id, payment, next_check_at);
  recordOrderEvent(locked, { entry: 'payment.pending', paymentId: payment.id, amount });
  return payment;
}
