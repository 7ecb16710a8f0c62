import { randomBytes } from 'node:crypto';
import type { Money } from '@parterre/domain/money/money';
import type { Bank } from './bank.ts';
import { once } from './once.ts';
import type { Payment, Refund } from './payment.ts';
import { refundable } from './refundable.ts';

export type RefundOutcome =
  | { readonly kind: 'refund'; readonly refund: Refund }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'refused' };

/** Gives back what has arrived, all of it or a part. */
export function refundPayment(bank: Bank, payment: Payment, amount: Money, key: string): RefundOutcome {
  const makes = { key: `refund ${key}`, request: { payment: payment.id, amount } };
  const isKnown = Object.hasOwn(bank.store.state.answers, makes.key);
  if (!isKnown && !isRefundable(payment, amount)) return { kind: 'refused' };
  const made = once(bank.store, { ...makes, make: () => startRefund(bank, payment, amount) });
  if (made.kind === 'key-reused') return made;
  const refund = bank.find(payment.id)?.refunds.find(({ id }) => id === made.id);
  return refund ? { kind: 'refund', refund } : { kind: 'key-reused' };
}

function isRefundable(payment: Payment, amount: Money): boolean {
  const left = refundable(payment);
  return left !== null && left.currency === amount.currency && amount.amountMinor <= left.amountMinor;
}

function startRefund(bank: Bank, payment: Payment, amount: Money): string {
  const willFail = payment.misbehaviours.includes('fail_refunds');
  const id = `ref_${randomBytes(16).toString('base64url')}`;
  const refund: Refund = { id, amount, state: willFail ? 'pending' : 'done' };
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
