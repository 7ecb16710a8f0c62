import type { OrderState } from './order-states.ts';

/** Money that was given back at the provider itself, such as in its dashboard, and not by us. */
export interface ProviderRefundData {
  readonly order: OrderState;
  /** What became of the payment's money: counted, given back, or left for a person to decide. */
  readonly outcome: 'kept' | 'returned' | 'attention';
  /** What the order has before it, of all its payments. */
  readonly keptMinor: number;
  /** What is left of this payment before it. */
  readonly leftMinor: number;
  readonly amountMinor: number;
}

/** It is booked whatever it is; this is what else follows. */
export type ProviderRefundEffect =
  /** Nothing is left of what was paid: the tickets are good no more. */
  | 'revoke'
  /** A part is left: whether tickets go with what is gone, a person decides. */
  | 'attention'
  /** A person has done what was on the list: the money that settled nothing is back. */
  | 'resolve'
  /** It was to go back anyway. */
  | 'nothing';

export function providerRefundEffect(refund: ProviderRefundData): ProviderRefundEffect {
  const { order, outcome, keptMinor, leftMinor, amountMinor } = refund;
  if (outcome === 'returned') return 'nothing';
  if (outcome === 'attention') return amountMinor < leftMinor ? 'nothing' : 'resolve';
  return order === 'paid' && amountMinor === keptMinor ? 'revoke' : 'attention';
}
