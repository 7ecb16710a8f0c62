import { hasFlag, type PlanRow, type SeatPlan } from './plan.ts';

/** Whether a seat stands at the end of its row or beside a gap, where usually an aisle is. */
export const standsAtEdge = (columns: Pick<SeatPlan, 'flags'>, row: PlanRow, seat: number): boolean =>
  seat === row.firstSeat ||
  seat === row.firstSeat + row.seatCount - 1 ||
  hasFlag(columns, seat, 'gapAfter') ||
  hasFlag(columns, seat - 1, 'gapAfter');
