import { at } from './column.ts';
import { distanceBetween, placeOf } from './nearest-seats.ts';
import type { Point, SeatPlan } from './plan.ts';

/** What is said of a seat to whoever does not see the plan. Sides are those of somebody who looks at the stage. */
export type PositionWords = {
  /** Of its section, from 1. */
  readonly row: number;
  readonly rows: number;
  readonly side: 'left' | 'centre' | 'right';
  readonly metresToStage: number;
};

// The middle third of the audience is its centre.
const centreShare = 1 / 3;
// An audience that sits all around has its middle where it looks; then sides are those of the section.
const leastOffsetShare = 0.1;

type SeatRange = { readonly first: number; readonly end: number };

const seatsOf = ({ first, end }: SeatRange): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

function rangeOf(plan: SeatPlan, firstRow: number, rowCount: number): SeatRange {
  const last = plan.rows[firstRow + rowCount - 1];
  return { first: plan.rows[firstRow]?.firstSeat ?? 0, end: (last?.firstSeat ?? 0) + (last?.seatCount ?? 0) };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** From where everybody looks to the middle of the audience. */
function audienceFrom({ focal, x, y }: SeatPlan, range: SeatRange): Point {
  const seats = seatsOf(range);
  return {
    x: mean(seats.map((seat) => at(x, seat))) - focal.x,
    y: mean(seats.map((seat) => at(y, seat))) - focal.y,
  };
}

function sitsAround(plan: SeatPlan, all: SeatRange): boolean {
  const farness = mean(seatsOf(all).map((seat) => distanceBetween(placeOf(plan, seat), plan.focal)));
  const audience = audienceFrom(plan, all);
  return Math.hypot(audience.x, audience.y) < leastOffsetShare * farness;
}

/** How far to the right of the middle a seat is, seen by somebody who looks at the stage; less than 0 is left. */
function rightness({ focal, x, y }: SeatPlan, audience: Point, seat: number): number {
  return (at(x, seat) - focal.x) * audience.y - (at(y, seat) - focal.y) * audience.x;
}

function sideOf(plan: SeatPlan, seat: number, range: SeatRange): PositionWords['side'] {
  const audience = audienceFrom(plan, range);
  const own = rightness(plan, audience, seat);
  const farthest = seatsOf(range).reduce(
    (most, other) => Math.max(most, Math.abs(rightness(plan, audience, other))),
    0,
  );
  if (Math.abs(own) <= farthest * centreShare) return 'centre';
  return own < 0 ? 'left' : 'right';
}

export function positionWords(plan: SeatPlan, seat: number): PositionWords {
  const row = at(plan.row, seat);
  const { section = 0 } = plan.rows[row] ?? {};
  const { firstRow = 0, rowCount = 0 } = plan.sections[section] ?? {};
  const all = { first: 0, end: plan.seatCount };
  return {
    row: row - firstRow + 1,
    rows: rowCount,
    side: sideOf(plan, seat, sitsAround(plan, all) ? rangeOf(plan, firstRow, rowCount) : all),
    metresToStage: Math.round(distanceBetween(placeOf(plan, seat), plan.focal) / 100),
  };
}
