import type { Transitions } from './state-machine.ts';

export const paymentStates = ['created', 'pending', 'succeeded', 'failed', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentEvent = 'submit' | 'succeed' | 'succeedLate' | 'fail' | 'cancel' | 'correct';

/** Product §7: one attempt to pay. A new attempt is a new payment. */
export const paymentTransitions: Transitions<PaymentState, PaymentEvent> = {
  /** The provider is about to be asked: from here on money may move. */
  submit: { from: ['created'], to: 'pending' },
  succeed: { from: ['pending'], to: 'succeeded' },
  /** Money is a fact: it counts although a notification out of order, or we ourselves, had given the attempt up. */
  succeedLate: { from: ['failed', 'cancelled'], to: 'succeeded' },
  fail: { from: ['pending'], to: 'failed' },
  cancel: { from: ['pending'], to: 'cancelled' },
  /** A person had entered money that never came. */
  correct: { from: ['succeeded'], to: 'pending' },
};
