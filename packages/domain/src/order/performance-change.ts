import type { DateStatus } from '../price/sale-state.ts';

/** A performance as it is, or was, announced. */
export interface AnnouncedPerformance {
  readonly startsAt: Date;
  readonly status: DateStatus;
}

/** What somebody with a ticket has to be told. Resumed: it was called off, and will be played at its old time. */
export const performanceChanges = ['moved', 'cancelled', 'postponed', 'resumed'] as const;
export type PerformanceChange = (typeof performanceChanges)[number];

/** Nobody comes to another evening for that. */
const smallMoveMs = 5 * 60_000;

/** What has become of a performance for somebody who knows it as it was. Undefined while that is good enough. */
export function performanceChange(
  announced: AnnouncedPerformance,
  today: AnnouncedPerformance,
  now: Date,
): PerformanceChange | undefined {
  if (today.status !== 'scheduled') return today.status === announced.status ? undefined : today.status;
  // A correction of what has been: it changes nothing for anybody.
  if (today.startsAt <= now) return undefined;
  if (Math.abs(today.startsAt.getTime() - announced.startsAt.getTime()) > smallMoveMs) return 'moved';
  return announced.status === 'scheduled' ? undefined : 'resumed';
}
