import type { Transitions } from './state-machine.ts';

export const orderStates = ['awaiting_payment', 'paid', 'refunded', 'expired', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export type OrderEvent = 'pay' | 'payLate' | 'expire' | 'cancel' | 'refund' | 'reopen';

/** Product §7. */
export const orderTransitions: Transitions<OrderState, OrderEvent> = {
  /** Its money arrived in time, or there was nothing to pay. */
  pay: { from: ['awaiting_payment'], to: 'paid' },
  /** Its money arrived after it had expired, and its stock could be taken again. */
  payLate: { from: ['expired'], to: 'paid' },
  /** Its time ran out, and the provider, asked once more, knew of no money. */
  expire: { from: ['awaiting_payment'], to: 'expired' },
  /** The visitor gave it up. */
  cancel: { from: ['awaiting_payment'], to: 'cancelled' },
  /** All that was paid for it has been given back, if it was anything, and so have its tickets. */
  refund: { from: ['paid'], to: 'refunded' },
  /** What paid it was entered by mistake: its money has not come. */
  reopen: { from: ['paid'], to: 'awaiting_payment' },
};
