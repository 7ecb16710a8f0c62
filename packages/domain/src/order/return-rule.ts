import { share } from '../money/share.ts';

/** From so many days before the day of a performance on, this much of a ticket comes back. */
export interface ReturnStep {
  readonly days: number;
  readonly percent: number;
}

/** What a seller gives back to buyers who have changed their mind; no steps: nothing. */
export interface ReturnRule {
  readonly steps: readonly ReturnStep[];
  /** Whether the service fee stays with the seller. */
  readonly keepsFee: boolean;
}

export interface QuotedTicket {
  readonly priceMinor: number;
  readonly feeMinor: number;
}

export interface ReturnTerm {
  readonly percent: number;
  /** The last day on which it is so much, by the calendar of the place: `2026-12-08`. */
  readonly lastDay: string;
}

const dayMs = 24 * 3_600_000;

/** Days are those of the calendar, as laws and people count them: whoever comes on the evening of a day has all of that day. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs);

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

interface ReturnDays {
  readonly today: string;
  /** Of the performance, as it is announced today. */
  readonly day: string;
}

/** What counts today; undefined where nothing comes back any more. Steps may stand in any order: of those that are open, the earliest counts. */
export function findReturnTerm(
  { steps }: Pick<ReturnRule, 'steps'>,
  { today, day }: ReturnDays,
): ReturnTerm | undefined {
  const left = daysBetween(today, day);
  const [step] = steps.filter(({ days }) => days <= left).sort((a, b) => b.days - a.days);
  return step && step.percent > 0
    ? { percent: step.percent, lastDay: daysBefore(day, step.days) }
    : undefined;
}

/** What comes back for one ticket, rounded half up: a kopeck in doubt is the buyer's. */
export function quoteReturn(
  { keepsFee }: Pick<ReturnRule, 'keepsFee'>,
  { percent }: Pick<ReturnTerm, 'percent'>,
  { priceMinor, feeMinor }: QuotedTicket,
): number {
  return Math.floor(((priceMinor + (keepsFee ? 0 : feeMinor)) * percent + 50) / 100);
}

/**
 * What comes back for each where less was kept of what was paid than the rule gives, as after a sum that was given out of goodwill: shared by
 * what the rule gives, so that any of them bring what is shown for them, in whole steps that can be shown.
 */
export function limitReturns(
  quotedMinor: readonly number[],
  { keptMinor, stepMinor }: { readonly keptMinor: number; readonly stepMinor: number },
): readonly number[] {
  const total = quotedMinor.reduce((sum, minor) => sum + minor, 0);
  if (total <= keptMinor) return quotedMinor;
  return share(Math.floor(keptMinor / stepMinor), quotedMinor).map((steps) => steps * stepMinor);
}

/** Why a refund is in the books that a buyer asked for, by the seller's rule. */
export const returnedByRule = {
  withFee: 'returned_by_rule',
  withoutFee: 'returned_by_rule_without_fee',
} as const;
