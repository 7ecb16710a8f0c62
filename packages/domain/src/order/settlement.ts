import { compareMoney, isSameMoney, type Money, money } from '../money/money.ts';
import type { OrderState } from './order-states.ts';

export interface SettlementInput {
  readonly order: {
    readonly state: OrderState;
    /** What it still lacks: its total, less what other payments have brought and was not given back. */
    readonly due: Money;
  };
  /** What this payment was to bring. A bank transfer is asked for by the bill, which says what is due now. */
  readonly asked: Money | 'due';
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
const isEnough = ({ order, received }: SettlementInput) => compareMoney(received, order.due) >= 0;
const excessMoney = ({ order: { due }, received }: SettlementInput): Money =>
  money(received.amountMinor - due.amountMinor, due.currency);

const byOrderState: Readonly<Record<OrderState, (input: SettlementInput) => Settlement>> = {
  awaiting_payment: (input) => {
    if (input.isCalledOff) return refund('called_off');
    return isEnough(input) ? { kind: 'pay', excess: excessMoney(input) } : { kind: 'keep' };
  },
  expired: (input) => {
    if (!isEnough(input)) return refund('order_expired');
    return input.hasStock ? { kind: 'retake-and-pay', excess: excessMoney(input) } : refund('stock_gone');
  },
  paid: () => refund('paid_already'),
  refunded: () => refund('paid_already'),
  cancelled: () => refund('order_cancelled'),
};

/** To an order that wants none, a transfer of whatever sum goes back. */
function expectedMoney({ asked, order, received }: SettlementInput): Money {
  if (asked !== 'due') return asked;
  const isWanted = order.state === 'awaiting_payment' || order.state === 'expired';
  return isWanted ? order.due : money(received.amountMinor, order.due.currency);
}

/** Decides once for notification, return, polling and sweeper alike; asking again after it was done answers nothing. */
export function settlement(input: SettlementInput): Settlement {
  const { received } = input;
  if (input.isSettled) return { kind: 'nothing' };
  const asked = expectedMoney(input);
  if (received.currency !== asked.currency) return { kind: 'attention', reason: 'currency_differs' };
  if (!isSameMoney(received, asked)) return { kind: 'attention', reason: 'amount_differs' };
  return byOrderState[input.order.state](input);
}
