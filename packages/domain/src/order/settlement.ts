import { compareMoney, isSameMoney, type Money, money } from '../money/money.ts';
import type { OrderState } from './order-states.ts';

export interface SettlementFacts {
  readonly order: {
    readonly state: OrderState;
    /** What it still lacks: its total, less what other payments have brought and was not given back. */
    readonly due: Money;
  };
  /** What this payment was to bring. */
  readonly asked: Money;
  /** What the provider says has arrived. */
  readonly received: Money;
  /** This very payment was settled before: a notification came twice, or the visitor returned after it. */
  readonly isSettled: boolean;
  /** Whether all the stock of an expired order can be taken again. Read for expired orders only. */
  readonly hasStock: boolean;
  /** Whether what it is for will not be played. Read for orders that wait to be paid only. */
  readonly isCalledOff: boolean;
}

/** What a payment that succeeded means for its order (product §7). */
export type Settlement =
  | { readonly kind: 'nothing' }
  /** `excess` goes back: something else was paid towards the order while this was under way. */
  | { readonly kind: 'pay'; readonly excess: Money }
  /** A part, such as a gift certificate's: the order waits for the rest. */
  | { readonly kind: 'keep' }
  | { readonly kind: 'retake-and-pay'; readonly excess: Money }
  | { readonly kind: 'refund'; readonly reason: RefundReason }
  | { readonly kind: 'attention'; readonly reason: 'amount_differs' | 'currency_differs' };

export type RefundReason = 'stock_gone' | 'called_off' | 'paid_already' | 'order_cancelled' | 'order_expired';

const refund = (reason: RefundReason): Settlement => ({ kind: 'refund', reason });
const isEnough = ({ order, received }: SettlementFacts) => compareMoney(received, order.due) >= 0;
const excessOf = ({ order: { due }, received }: SettlementFacts): Money =>
  money(received.amountMinor - due.amountMinor, due.currency);

const byOrderState: Readonly<Record<OrderState, (facts: SettlementFacts) => Settlement>> = {
  awaiting_payment: (facts) => {
    if (facts.isCalledOff) return refund('called_off');
    return isEnough(facts) ? { kind: 'pay', excess: excessOf(facts) } : { kind: 'keep' };
  },
  expired: (facts) => {
    if (!isEnough(facts)) return refund('order_expired');
    return facts.hasStock ? { kind: 'retake-and-pay', excess: excessOf(facts) } : refund('stock_gone');
  },
  paid: () => refund('paid_already'),
  refunded: () => refund('paid_already'),
  cancelled: () => refund('order_cancelled'),
};

/** Decides once for notification, return, polling and sweeper alike; asking again after it was done answers nothing. */
export function settlement(facts: SettlementFacts): Settlement {
  const { asked, received } = facts;
  if (facts.isSettled) return { kind: 'nothing' };
  if (received.currency !== asked.currency) return { kind: 'attention', reason: 'currency_differs' };
  if (!isSameMoney(received, asked)) return { kind: 'attention', reason: 'amount_differs' };
  return byOrderState[facts.order.state](facts);
}
