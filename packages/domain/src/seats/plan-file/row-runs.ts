import { at, hasFlag, type PlanRow, type SeatPlan } from '../plan/plan.ts';
import { fitArc } from './fit-arc.ts';
import type { Run } from './run-table.ts';

type Cut = { readonly first: number; readonly length: number };

/** Cuts a row before every seat that does not belong to the run that began at `first`. */
function cutRow(row: PlanRow, belongs: (seat: number, first: number) => boolean): Cut[] {
  const cuts: Cut[] = [];
  const end = row.firstSeat + row.seatCount;
  let first = row.firstSeat;
  for (let seat = first + 1; seat <= end; seat += 1) {
    if (seat < end && belongs(seat, first)) continue;
    cuts.push({ first, length: seat - first });
    first = seat;
  }
  return cuts;
}

export const equalRuns = (column: ArrayLike<number>, row: PlanRow): Run[] =>
  cutRow(row, (seat, first) => at(column, seat) === at(column, first)).map((cut) => ({
    ...cut,
    values: [at(column, cut.first)],
  }));

/** `1 2 3` is 1 and then always 1 more; `15 13 11` is 15 and then always 2 less. */
export function numberRuns({ number }: SeatPlan, row: PlanRow): Run[] {
  const step = (seat: number): number => at(number, seat + 1) - at(number, seat);
  return cutRow(row, (seat, first) => step(seat - 1) === step(first)).map((cut) => ({
    ...cut,
    values: [at(number, cut.first), cut.length > 1 ? step(cut.first) : 1],
  }));
}

/** Neighbours stand together; a gap ends them. */
export const cutAtGaps = (plan: SeatPlan, row: PlanRow): Cut[] =>
  cutRow(row, (seat) => !hasFlag(plan, seat - 1, 'gapAfter'));

export const arcRuns = (plan: SeatPlan, row: PlanRow): Run[] =>
  cutAtGaps(plan, row).map((cut) => {
    const { x, y, dx, dy, rise } = fitArc(plan, cut.first, cut.length).arc;
    return { ...cut, values: [x, y, dx, dy, rise] };
  });
