import { at, hasFlag, type SeatPlan } from '../plan/plan.ts';

/** One byte for each seat: 1 where the seat is meant. */
export type SeatMask = Uint8Array;

/** Seats side by side, from `first` on. */
export type SeatRun = { readonly first: number; readonly count: number };

/** Whether a seat and the next one are side by side in one row. */
export const isJoinedToNext = (plan: SeatPlan, seat: number): boolean =>
  at(plan.row, seat) === at(plan.row, seat + 1) &&
  seat + 1 < plan.seatCount &&
  !hasFlag(plan, seat, 'gapAfter');

export const runSeats = ({ first, count }: SeatRun): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** The longest stretches of seats side by side that are all meant, in the order of the plan. */
export function contiguousRuns(plan: SeatPlan, mask: SeatMask): SeatRun[] {
  const runs: SeatRun[] = [];
  let count = 0;
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    if (mask[seat] !== 1) continue;
    count += 1;
    if (mask[seat + 1] === 1 && isJoinedToNext(plan, seat)) continue;
    runs.push({ first: seat - count + 1, count });
    count = 0;
  }
  return runs;
}

/** The stretch that a seat stands in; empty when the seat itself is not meant. */
export function runAround(plan: SeatPlan, mask: SeatMask, seat: number): SeatRun {
  if (mask[seat] !== 1) return { first: seat, count: 0 };
  let first = seat;
  let last = seat;
  while (mask[first - 1] === 1 && isJoinedToNext(plan, first - 1)) first -= 1;
  while (mask[last + 1] === 1 && isJoinedToNext(plan, last)) last += 1;
  return { first, count: last - first + 1 };
}
