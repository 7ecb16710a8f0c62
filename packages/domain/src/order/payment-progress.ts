import type { PaymentState } from './payment-states.ts';

/** The last attempt to pay an order that still waits for its money. */
export interface PaymentAttempt {
  readonly state: PaymentState;
  /** Whose turn it is while it is pending. */
  readonly awaits: 'payer' | 'bank' | null;
  readonly failure: string | null;
}

/** How long ago the bank led the visitor back as somebody who has paid; null when they came in another way, such as by Back. */
export type SincePaidMs = number | null;

/** `asking`: the bank's word is due any moment · `deciding`: the bank has what it needs · `unpaid`: the visitor has not paid, and can. */
export type PaymentProgress = 'asking' | 'deciding' | 'unpaid' | 'failed';

/** What a bank says of a payment may be behind its own page by so much. */
const askingMs = 10_000;

/** Nobody refused these: the payer went away, or took too long. */
const leftFailures: readonly (string | null)[] = ['abandoned', 'expired'];

/** What is true of an attempt for the visitor who looks at it. Undefined when it brought its part, or was never sent. */
export function paymentProgress(
  { state, awaits, failure }: PaymentAttempt,
  sincePaidMs: SincePaidMs,
): PaymentProgress | undefined {
  switch (state) {
    case 'pending':
      if (awaits === 'bank') return 'deciding';
      return sincePaidMs !== null && sincePaidMs < askingMs ? 'asking' : 'unpaid';
    case 'cancelled':
      return 'unpaid';
    case 'failed':
      return leftFailures.includes(failure) ? 'unpaid' : 'failed';
    case 'created':
    case 'succeeded':
      return undefined;
  }
}
