import { isSameMoney, type Money } from '../money/money.ts';
import type { Transitions } from './state-machine.ts';

export const exchangeStates = ['awaiting_payment', 'done', 'expired', 'cancelled'] as const;
export type ExchangeState = (typeof exchangeStates)[number];
export type ExchangeEvent = 'complete' | 'expire' | 'cancel';

/** An exchange for dearer tickets: the old ones are good until it is done. What is over stays over. */
export const exchangeTransitions: Transitions<ExchangeState, ExchangeEvent> = {
  complete: { from: ['awaiting_payment'], to: 'done' },
  expire: { from: ['awaiting_payment'], to: 'expired' },
  cancel: { from: ['awaiting_payment'], to: 'cancelled' },
};

export interface ExchangePayment {
  readonly state: ExchangeState;
  /** What this payment was to bring. */
  readonly asked: Money;
  /** What the provider says has arrived. */
  readonly received: Money;
  /** This very payment was settled before. */
  readonly isSettled: boolean;
  /** Whether the tickets are still the buyer's, unused, at the same price, and both performances are played. */
  readonly isPossible: boolean;
}

/** Why money of an exchange goes back. */
export const exchangeEnded = 'exchange_ended';

/** What money for an exchange means: late money takes nothing again, since nobody is without tickets. */
export type ExchangeSettlement =
  | { readonly kind: 'nothing' | 'exchange' | 'refund' }
  | { readonly kind: 'attention'; readonly reason: 'amount_differs' | 'currency_differs' };

export function settleExchangePayment(payment: ExchangePayment): ExchangeSettlement {
  const { state, asked, received, isSettled, isPossible } = payment;
  if (isSettled) return { kind: 'nothing' };
  if (received.currency !== asked.currency) return { kind: 'attention', reason: 'currency_differs' };
  if (!isSameMoney(received, asked)) return { kind: 'attention', reason: 'amount_differs' };
  return { kind: state === 'awaiting_payment' && isPossible ? 'exchange' : 'refund' };
}
