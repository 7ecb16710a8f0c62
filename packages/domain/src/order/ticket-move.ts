import type { DateStatus } from '../price/sale-state.ts';
import { opensBeforeMs } from '../tickets/admission.ts';

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

/** Or it was paid before anything was moved, on the page of a bank. */
export type DifferenceWay = MoveSettlement | 'paid_before';

/** What new tickets cost once the difference is made up. */
export const chargedMinor = ({ oldMinor, newMinor }: MovedPrice, settlement: DifferenceWay): number =>
  settlement === 'waive' ? oldMinor : newMinor;

export interface LeftPerformance {
  readonly status: DateStatus;
  readonly startedAtMs: number;
  /** Null where nobody has said when its doors open. */
  readonly doorsAtMs: number | null;
}

/**
 * Whether a ticket may be moved away from its performance: as long as it could be given back, for from then on its code opens a door, and
 * whoever holds it may be inside. One that is called off has no doors.
 */
export const mayLeave = (
  { status, startedAtMs }: Pick<LeftPerformance, 'status' | 'startedAtMs'>,
  nowMs: number,
): boolean => status !== 'scheduled' || nowMs < startedAtMs - opensBeforeMs;

/**
 * Whether it may be moved to another seat of it: until the doors open, since nobody is inside before. Where nobody has said when they do,
 * until it begins: whoever asks on the evening stands at the counter with the ticket, and not in the hall.
 */
export const mayReseat = (performance: LeftPerformance, nowMs: number): boolean =>
  mayLeave(performance, nowMs) || nowMs < (performance.doorsAtMs ?? performance.startedAtMs);

/** Under which key a line stands that an order gets for an offer: every line that it has or had keeps its own. */
export function lineKey(offerId: string, taken: ReadonlySet<string>): string {
  if (!taken.has(offerId)) return offerId;
  let which = 2;
  while (taken.has(`${offerId}#${which}`)) which += 1;
  return `${offerId}#${which}`;
}
