/** Tickets that somebody waits for: so many together, in one of these zones, for no more than this each. */
export interface Wish {
  readonly id: string;
  readonly count: number;
  readonly zones: ReadonlySet<string>;
  /** Of one ticket, fees included. */
  readonly maxMinor: number;
  readonly currency: string;
}

/** Why nobody waits any more. */
export const wishEnds = ['bought', 'withdrawn', 'declined', 'late', 'over', 'stopped'] as const;
export type WishEnd = (typeof wishEnds)[number];

/** Those that whoever waited does not know of yet, and is told. */
export const isToldOf = (end: WishEnd): boolean => end === 'late' || end === 'over' || end === 'stopped';

/** How many performances one wish may name. */
export const maxWishedPerformances = 20;

/** Whoever has been mailed a link has so long to say that the wish is theirs. */
export const wishConfirmationMs = 48 * 3_600_000;

/** Anybody can type anybody's address: so many mails that ask for a confirmation one mailbox is sent in an hour. */
const maxConfirmationsInAnHour = 3;
export const mayAskToConfirmWish = (earlierInAnHour: number): boolean =>
  earlierInAnHour < maxConfirmationsInAnHour;

/**
 * Where a wish stands, in words: who is served first depends on what comes back, and on who buys what they are offered. A number
 * would say more than anybody knows.
 */
export type LinePlace = 'first' | 'near' | 'middle' | 'far';

/** By the wishes before it that want some of the same. */
export function linePlace(before: number): LinePlace {
  if (before === 0) return 'first';
  if (before <= 5) return 'near';
  return before <= 25 ? 'middle' : 'far';
}
