import { expect, it } from 'vitest';
import { type PaymentAttempt, type PaymentProgress, paymentProgress } from './payment-progress.ts';

const attempt = (
  state: PaymentAttempt['state'],
  awaits: PaymentAttempt['awaits'] = null,
  failure: string | null = null,
): PaymentAttempt => ({ state, awaits, failure });

it.each<[what: string, attempt: PaymentAttempt, sincePaidMs: number | null, PaymentProgress | undefined]>([
  ['left by Back, with nothing done there', attempt('pending', 'payer'), null, 'unpaid'],
  ['led back as paid a moment ago', attempt('pending', 'payer'), 0, 'asking'],
  ['led back as paid, and nothing heard for 9.999 s', attempt('pending', 'payer'), 9_999, 'asking'],
  ['led back as paid, and nothing heard for 10 s', attempt('pending', 'payer'), 10_000, 'unpaid'],
  ['paid, and the bank decides', attempt('pending', 'bank'), 0, 'deciding'],
  ['paid, and the bank takes long', attempt('pending', 'bank'), 600_000, 'deciding'],
  ['paid, left by Back while the bank decides', attempt('pending', 'bank'), null, 'deciding'],
  ['given up on the page of the bank', attempt('cancelled', null, 'abandoned'), null, 'unpaid'],
  ['ended by us, for another way to pay', attempt('cancelled'), null, 'unpaid'],
  ['left until its time was up', attempt('failed', null, 'expired'), null, 'unpaid'],
  ['declined', attempt('failed', null, 'declined'), null, 'failed'],
  ['declined, and led back as paid', attempt('failed', null, 'declined'), 0, 'failed'],
  ['failed for a reason that nobody gave', attempt('failed'), null, 'failed'],
  ['a part that was paid, such as by a certificate', attempt('succeeded'), null, undefined],
  ['not sent to the bank yet', attempt('created'), null, undefined],
])('a payment that was %s', (_what, made, sincePaidMs, progress) => {
  expect(paymentProgress(made, sincePaidMs)).toBe(progress);
});
