import { expect, it } from 'vitest';
import type { EnteredReceipt } from './receipt-correction.ts';
import { receiptCorrection } from './receipt-correction.ts';

const [waits, sent, failed] = [
  { state: 'done', isSent: false },
  { state: 'done', isSent: true },
  { state: 'failed', isSent: false },
] as const;

function summarize(receipt: EnteredReceipt): string {
  const correction = receiptCorrection(receipt);
  return correction.kind === 'correct' ? `${correction.order}, ${correction.invoice}` : correction.kind;
}

it.each<[EnteredReceipt['order'], EnteredReceipt['outcome'], EnteredReceipt['refunds'], string]>([
  // The wrong order was paid.
  ['paid', 'kept', [], 'reopen, pending'],
  ['paid', 'kept', [failed], 'reopen, pending'],
  ['paid', 'kept', [waits], 'refunded'],
  ['paid', 'kept', [sent], 'refunded'],
  ['refunded', 'kept', [sent], 'refunded'],
  // A wrong sum was entered.
  ['awaiting_payment', 'attention', [], 'stays, pending'],
  ['expired', 'attention', [], 'stays, cancelled'],
  ['paid', 'attention', [], 'stays, cancelled'],
  // An order that wants no money was named: the money was to go back.
  ['paid', 'returned', [waits], 'stays, cancelled'],
  ['cancelled', 'returned', [waits], 'stays, cancelled'],
  ['expired', 'returned', [waits], 'stays, cancelled'],
  ['cancelled', 'returned', [sent], 'refunded'],
  ['awaiting_payment', 'returned', [waits], 'stays, pending'],
])(
  'a receipt for an order that is %s, whose money is %s, refunds %j: %s',
  (order, outcome, refunds, expected) => {
    expect(summarize({ order, outcome, refunds, hasAllTickets: true })).toBe(expected);
  },
);

it.each<[EnteredReceipt['order'], EnteredReceipt['outcome'], EnteredReceipt['refunds'], string]>([
  ['paid', 'kept', [], 'tickets-revoked'],
  ['paid', 'kept', [failed], 'tickets-revoked'],
  ['paid', 'kept', [sent], 'refunded'],
  // It is not what paid the order: its tickets do not matter.
  ['paid', 'attention', [], 'stays, cancelled'],
  ['paid', 'returned', [waits], 'stays, cancelled'],
])(
  'a receipt for an order that is %s with tickets revoked, whose money is %s, refunds %j: %s',
  (order, outcome, refunds, expected) => {
    expect(summarize({ order, outcome, refunds, hasAllTickets: false })).toBe(expected);
  },
);
