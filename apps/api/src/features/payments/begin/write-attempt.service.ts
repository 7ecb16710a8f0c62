import { randomUUID } from 'node:crypto';
import type { Money } from '@parterre/domain/money/money';
import { type HeldOrder, note } from '../../orders/held-order.service.ts';
import type { PaymentRecord } from '../../orders/order-record.ts';
import { insertPayment } from '../payments.queries.ts';
import type { Wish } from './begin-payment.ts';

interface Attempt {
  readonly amount: Money;
  readonly expires_at: Date;
  readonly redirect_url?: string;
  readonly certificate?: string;
  /** When a provider is asked after it, if there is one. */
  readonly ask_at?: Date;
}

export async function writeAttempt(
  held: HeldOrder,
  { method, key }: Wish,
  { amount, expires_at, redirect_url, certificate, ask_at }: Attempt,
): Promise<PaymentRecord> {
  const { tx, order } = held;
  const payment: PaymentRecord = {
    ...{ id: randomUUID(), acquisition_id: method.id, provider: method.provider, kind: method.kind },
    ...{ state: 'pending', amount_minor: amount.amountMinor, currency: amount.currency, failure: null },
    ...{ certificate: certificate ?? null, redirect_url: redirect_url ?? null, provider_payment_id: null },
    ...{ begun_under: key?.text ?? null, asked: key?.digest ?? null },
    ...{ received_minor: null, received_currency: null, outcome: null, refunds: [] },
    ...{ created_at: order.at.toISOString(), expires_at: expires_at.toISOString() },
  };
  await insertPayment(tx, order.id, payment, ask_at);
  note(held, { what: 'payment.pending', paymentId: payment.id, amount });
  return payment;
}
