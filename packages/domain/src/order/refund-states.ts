import type { Transitions } from './state-machine.ts';

export const refundStates = ['created', 'pending', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

export type RefundEvent = 'submit' | 'complete' | 'fail' | 'correct';

/** Product §7: one attempt to give money back. A new attempt is a new refund. */
export const refundTransitions: Transitions<RefundState, RefundEvent> = {
  /** The provider is about to be asked: from here on money may move. */
  submit: { from: ['created'], to: 'pending' },
  complete: { from: ['pending'], to: 'done' },
  fail: { from: ['pending'], to: 'failed' },
  /** What it was to give back had never come. */
  correct: { from: ['created', 'pending', 'done'], to: 'failed' },
};
