import type { DateStatus } from '../price/sale-state.ts';

/** Why a ticket changes hands no more. */
export const transferRefusals = ['used', 'called_off', 'begun', 'too_often'] as const;
export type TransferRefusal = (typeof transferRefusals)[number];

/** How often each ticket of an order is handed on, one with another: often enough for slips and second thoughts, too seldom to write to strangers with. */
export const maxTransfers = 5;

export interface TransferTerms {
  readonly performance: { readonly status: DateStatus; readonly startsAt: Date };
  /** Whether somebody was let in with it. */
  readonly isUsed: boolean;
  readonly now: Date;
}

/**
 * Whether a ticket may get another code: until it was used, or its performance has begun. Doors hear of it at once; friends fall ill an hour before,
 * so it is open for longer than giving it back is. One that was put off will be played, and can be handed on.
 */
export function judgeReplacement({ performance, isUsed, now }: TransferTerms): TransferRefusal | undefined {
  if (isUsed) return 'used';
  if (performance.status === 'cancelled') return 'called_off';
  return performance.status === 'scheduled' && performance.startsAt <= now ? 'begun' : undefined;
}

/** The same for handing it to another person; taking it back is never too often. */
export const judgeTransfer = (
  terms: TransferTerms & {
    /** Of all tickets of the order, and how many those are. */
    readonly earlierTransfers: number;
    readonly tickets: number;
  },
): TransferRefusal | undefined =>
  judgeReplacement(terms) ??
  (terms.earlierTransfers >= maxTransfers * terms.tickets ? 'too_often' : undefined);
