import type { PerformanceSaleData } from '../price/sale-state.ts';

/** What a door has to know of one performance: all of it is the same with and without a network. */
export interface PerformanceAtDoor {
  readonly performanceId: number;
  /** As it is announced today, whatever was announced when the ticket was bought. */
  readonly startsAt: Date;
  readonly status: PerformanceSaleData['status'];
  /** By their numbers. */
  readonly issued: Pick<ReadonlySet<string>, 'has'>;
  readonly revoked: Pick<ReadonlySet<string>, 'has'>;
}

export interface PresentedTicket {
  readonly performanceId: number;
  readonly number: string;
}

export type Admission =
  | 'valid'
  | 'wrong-performance'
  /** Signed, but not in the books. */
  | 'not-issued'
  | 'revoked'
  | 'cancelled'
  | 'postponed'
  | 'too-early'
  | 'too-late';

const hourMs = 3_600_000;
/** A festival opens in the morning; a ticket for tomorrow evening is not good tonight. */
export const opensBeforeMs = 12 * hourMs;
/** Whoever comes late, or to a performance that begins hours late, is still let in. */
export const closesAfterMs = 24 * hourMs;

/** Whether a ticket whose signature is good lets a person into this performance now. */
export function decideAdmission(
  { performanceId, number }: PresentedTicket,
  performance: PerformanceAtDoor,
  now: Date,
): Admission {
  if (performanceId !== performance.performanceId) return 'wrong-performance';
  if (!performance.issued.has(number)) return 'not-issued';
  if (performance.revoked.has(number)) return 'revoked';
  if (performance.status !== 'scheduled') return performance.status;
  const sinceStartMs = now.getTime() - performance.startsAt.getTime();
  if (sinceStartMs < -opensBeforeMs) return 'too-early';
  return sinceStartMs < closesAfterMs ? 'valid' : 'too-late';
}
