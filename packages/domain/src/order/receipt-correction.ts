import type { OrderState } from './order-states.ts';
import type { RefundState } from './refund-states.ts';

/** A bank transfer as a person entered it. */
export interface EnteredReceipt {
  readonly order: OrderState;
  /** What became of its money: counted, to go back, or left for a person to decide. */
  readonly outcome: 'kept' | 'returned' | 'attention';
  /** Of its order, whichever payment they belong to. `isSent`: a person has said that the transfer was made. */
  readonly refunds: readonly { readonly state: RefundState; readonly isSent: boolean }[];
  /** Whether every ticket that was made of it is still good. */
  readonly hasAllTickets: boolean;
}

export type ReceiptCorrection =
  /** Money that has left the house is not undone by an entry. */
  | { readonly kind: 'refunded' }
  /** What tickets were for that are good no more may be sold to others: the order cannot wait for its money with all of it. */
  | { readonly kind: 'tickets-revoked' }
  /** `order`: whether it was paid by what never came. `invoice`: what the payment is from then on. */
  | {
      readonly kind: 'correct';
      readonly order: 'stays' | 'reopen';
      readonly invoice: 'pending' | 'cancelled';
    };

/** What is to be done about a receipt that was entered wrongly: a wrong sum, or a wrong order. */
export function receiptCorrection(receipt: EnteredReceipt): ReceiptCorrection {
  const { order, outcome, refunds, hasAllTickets } = receipt;
  const effectiveRefunds = refunds.filter(({ state }) => state !== 'failed');
  // What was to go back by itself is still here until a person has sent it.
  const isRefunded =
    outcome === 'kept' ? effectiveRefunds.length > 0 : effectiveRefunds.some(({ isSent }) => isSent);
  if (isRefunded) return { kind: 'refunded' };
  if (order === 'paid' && outcome === 'kept')
    return hasAllTickets
      ? { kind: 'correct', order: 'reopen', invoice: 'pending' }
      : { kind: 'tickets-revoked' };
  return { kind: 'correct', order: 'stays', invoice: order === 'awaiting_payment' ? 'pending' : 'cancelled' };
}
