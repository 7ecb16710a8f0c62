import type { DateStatus } from '../price/sale-state.ts';

/** A ticket that gives up one place for another, with what each costs without fees. */
export interface MovedPrice {
  readonly oldMinor: number;
  readonly newMinor: number;
}

/** What is to be paid for a move; below zero, what goes back. Fees stay as they were paid. */
export const moveDifference = (tickets: readonly MovedPrice[]): number =>
  tickets.reduce((sum, { oldMinor, newMinor }) => sum + newMinor - oldMinor, 0);

/** How a difference is made up: not at all where there is none. */
export const moveSettlements = ['even', 'cash', 'card_terminal', 'transfer', 'refund', 'waive'] as const;
export type MoveSettlement = (typeof moveSettlements)[number];

/** Whether a difference can be made up in that way. Waived, it is left as it is, whoever would owe it. */
export function canSettle(settlement: MoveSettlement, differenceMinor: number): boolean {
  if (differenceMinor === 0) return settlement === 'even';
  if (settlement === 'waive') return true;
  return differenceMinor < 0 ? settlement === 'refund' : !['even', 'refund'].includes(settlement);
}

/** What new tickets cost once the difference is made up. */
export const chargedMinor = ({ oldMinor, newMinor }: MovedPrice, settlement: MoveSettlement): number =>
  settlement === 'waive' ? oldMinor : newMinor;

export interface LeftPerformance {
  readonly status: DateStatus;
  readonly startedAtMs: number;
}

/**
 * Whether a ticket may be moved away from its performance. Once that has begun, whoever holds the ticket may be inside; one that is called
 * off has no beginning. Within the performance, its sale decides.
 */
export const mayLeave = ({ status, startedAtMs }: LeftPerformance, nowMs: number): boolean =>
  status !== 'scheduled' || nowMs < startedAtMs;

/** Under which key a line stands that an order gets for an offer: every line that it has or had keeps its own. */
export function lineKey(offerId: string, taken: ReadonlySet<string>): string {
  if (!taken.has(offerId)) return offerId;
  let which = 2;
  while (taken.has(`${offerId}#${which}`)) which += 1;
  return `${offerId}#${which}`;
}
