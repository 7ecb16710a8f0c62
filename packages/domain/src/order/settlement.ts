import { isSameMoney, type Money } from '../money/money.ts';
import type { OrderState } from './order-states.ts';

export interface SettlementFacts {
  readonly order: { readonly state: OrderState; readonly total: Money };
  /** What the provider says has arrived. */
  readonly received: Money;
  /** This very payment was settled before: a notification came twice, or the visitor returned after it. */
  readonly isSettled: boolean;
  /** Whether all the stock of an expired order can be taken again. Read for expired orders only. */
  readonly hasStock: boolean;
}

/** What a payment that succeeded means for its order (product §7). */
export type Settlement =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pay' }
  | { readonly kind: 'retake-and-pay' }
  | { readonly kind: 'refund'; readonly reason: RefundReason }
  | { readonly kind: 'attention'; readonly reason: 'amount_differs' | 'currency_differs' };

export type RefundReason = 'stock_gone' | 'paid_already' | 'order_cancelled';

const refund = (reason: RefundReason): Settlement => ({ kind: 'refund', reason });

const byOrderState: Readonly<Record<OrderState, (facts: SettlementFacts) => Settlement>> = {
  awaiting_payment: () => ({ kind: 'pay' }),
  expired: ({ hasStock }) => (hasStock ? { kind: 'retake-and-pay' } : refund('stock_gone')),
  paid: () => refund('paid_already'),
  refunded: () => refund('paid_already'),
  cancelled: () => refund('order_cancelled'),
};

/** Decides once for notification, return, polling and sweeper alike; asking again after it was done answers nothing. */
export function settlement(facts: SettlementFacts): Settlement {
  const { order, received } = facts;
  if (facts.isSettled) return { kind: 'nothing' };
  if (received.currency !== order.total.currency) return { kind: 'attention', reason: 'currency_differs' };
  if (!isSameMoney(received, order.total)) return { kind: 'attention', reason: 'amount_differs' };
  return byOrderState[order.state](facts);
}
