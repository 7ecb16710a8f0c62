import type { Money } from '../money/money.ts';

/** How much an account may give back in 24 hours by itself, by currency; nothing of a currency that is not named. */
export type DailyLimits = Readonly<Record<string, number>>;

/** Whether a sum is within what is left of the day, or wants a second person to confirm it. */
export function needsSecondPerson(amount: Money, givenTodayMinor: number, limits: DailyLimits): boolean {
  return givenTodayMinor + amount.amountMinor > (limits[amount.currency] ?? 0);
}

interface Confirmation {
  readonly requestedBy: string;
  readonly confirmedBy: string;
  /** Whether the second person may do by permission what the first has asked for. */
  readonly isPermitted: boolean;
}

/** Two people, and both could have asked for it. */
export const canConfirm = ({ requestedBy, confirmedBy, isPermitted }: Confirmation): boolean =>
  requestedBy !== confirmedBy && isPermitted;
