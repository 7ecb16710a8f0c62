import { randomBytes, randomUUID } from 'node:crypto';
import { type Money, money } from '@parterre/domain/money/money';
import type { Payment, Refund } from '../records/payment.ts';
import type { Bank } from './bank.ts';
import { createOnce } from './create-once.ts';

export type RefundOutcome =
  | { readonly kind: 'refund'; readonly refund: Refund }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'refused' };

/** Gives back what has arrived, all of it or a part. */
export function refundPayment(bank: Bank, payment: Payment, amount: Money, key: string): RefundOutcome {
  const creation = { key: `refund ${key}`, request: { payment: payment.id, amount } };
  const isRepeated = Object.hasOwn(bank.store.state.answers, creation.key);
  if (!isRepeated && !isRefundable(payment, amount)) return { kind: 'refused' };
  const made = createOnce(bank.store, { ...creation, make: () => startRefund(bank, payment, amount) });
  if (made.kind === 'key-reused') return made;
  const refund = bank.find(payment.id)?.refunds.find(({ id }) => id === made.id);
  return refund ? { kind: 'refund', refund } : { kind: 'key-reused' };
}

/** A clerk of the bank gives all of it back that is left, without the shop; the shop is told. */
export function refundAtBank(bank: Bank, payment: Payment): RefundOutcome {
  const left = refundable(payment);
  if (!left || left.amountMinor === 0) return { kind: 'refused' };
  return refundPayment(bank, payment, left, `clerk ${randomUUID()}`);
}

function isRefundable(payment: Payment, amount: Money): boolean {
  const left = refundable(payment);
  return left !== null && left.currency === amount.currency && amount.amountMinor <= left.amountMinor;
}

function startRefund(bank: Bank, payment: Payment, amount: Money): string {
  const willFail = payment.misbehaviours.includes('fail_refunds');
  const id = `ref_${randomBytes(16).toString('base64url')}`;
  const createdAt = bank.now().toISOString();
  const refund: Refund = { id, amount, state: willFail ? 'pending' : 'done', createdAt };
  const refunds = [...payment.refunds, refund];
  bank.record({ type: `refund.${refund.state}`, payment: { ...payment, refunds }, refundId: id });
  if (willFail) failLater(bank, payment.id, id);
  return id;
}

function failLater(bank: Bank, paymentId: string, refundId: string): void {
  bank.schedule(() => {
    const payment = bank.find(paymentId);
    if (!payment) return;
    const refunds = payment.refunds.map((refund) =>
      refund.id === refundId ? { ...refund, state: 'failed' as const } : refund,
    );
    bank.record({ type: 'refund.failed', payment: { ...payment, refunds }, refundId });
  }, bank.delayMs);
}

/** Refunds that were under way when the bank closed. */
export function resumeRefunds(bank: Bank): void {
  for (const { id, refunds } of Object.values(bank.store.state.payments))
    for (const refund of refunds) if (refund.state === 'pending') failLater(bank, id, refund.id);
}

/** What has arrived and is neither given back nor on its way. */
export function refundable({ received, refunds }: Payment): Money | null {
  if (!received) return null;
  const refunded = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return money(received.amountMinor - refunded, received.currency);
}
