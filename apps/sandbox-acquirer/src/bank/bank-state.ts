import type { Delivery } from '../notifications/delivery.ts';
import type { Payment } from './payment.ts';

/** What a request with an idempotency key was answered with. */
export interface KeptAnswer {
  readonly request: string;
  readonly id: string;
}

/** All that the bank knows; plain data, so that a file can keep it. */
export interface BankState {
  readonly payments: Record<string, Payment>;
  readonly answers: Record<string, KeptAnswer>;
  readonly deliveries: Record<string, Delivery>;
}

export const emptyBank = (): BankState => ({ payments: {}, answers: {}, deliveries: {} });
