import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { Money } from '@parterre/domain/money/money';
import type { Transitions } from '@parterre/domain/order/state-machine';
import type { Misbehaviour } from './misbehaviours.ts';

export const paymentMethods = ['card', 'fast_transfer'] as const;

/** What a shop asks for. */
export interface PaymentDetails {
  /** The shop's own name for this payment. */
  readonly reference: string;
  readonly amount: Money;
  readonly method: (typeof paymentMethods)[number];
  readonly description: string;
  readonly lang: InterfaceLanguage;
  readonly returnUrl: string;
  readonly failUrl: string;
  readonly notificationUrl: string;
  readonly expiresAt: string;
  readonly misbehaviours: readonly Misbehaviour[];
}

export type PaymentState = 'pending' | 'processing' | 'succeeded' | 'failed' | 'cancelled';
export type PaymentEvent = 'submit' | 'succeed' | 'fail' | 'cancel';

export const paymentTransitions: Transitions<PaymentState, PaymentEvent> = {
  /** The payer has given a card: from here on nobody can call the payment back. */
  submit: { from: ['pending'], to: 'processing' },
  succeed: { from: ['processing'], to: 'succeeded' },
  fail: { from: ['processing'], to: 'failed' },
  cancel: { from: ['pending'], to: 'cancelled' },
};

export type Failure = 'declined' | 'insufficient_funds' | 'authentication_failed' | 'abandoned' | 'expired';

export interface Refund {
  readonly id: string;
  readonly amount: Money;
  readonly state: 'pending' | 'done' | 'failed';
  readonly createdAt: string;
}

export interface Payment extends PaymentDetails {
  readonly id: string;
  readonly state: PaymentState;
  readonly createdAt: string;
  /** What arrived, once something has. */
  readonly received: Money | null;
  readonly failure: Failure | null;
  /** Whether the payer's bank waits for a code, and how often it was wrong. */
  readonly wrongCodes: number | null;
  readonly refunds: readonly Refund[];
}
