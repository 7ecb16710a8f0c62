import { isJoinedToNext, type SeatMask, type SeatRun } from '../best-available/contiguous-runs.ts';
import type { SeatPlan } from '../plan/plan.ts';

/** Whether taking these seats leaves one alone beside them, of those that others could still have. */
export function leavesLoneNeighbour(plan: SeatPlan, mask: SeatMask, { first, count }: SeatRun): boolean {
  const isLeft = (seat: number): boolean => mask[seat] === 1;
  const before = first - 1;
  const after = first + count;
  const loneBefore =
    isLeft(before) &&
    isJoinedToNext(plan, before) &&
    !(isLeft(before - 1) && isJoinedToNext(plan, before - 1));
  const loneAfter =
    isLeft(after) && isJoinedToNext(plan, after - 1) && !(isLeft(after + 1) && isJoinedToNext(plan, after));
  return loneBefore || loneAfter;
}
