import { at } from '../plan/column.ts';
import { type Point, rowOf, type SeatPlan } from '../plan/plan.ts';
import { distanceBetween, placeOf } from './nearest-seats.ts';

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

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** From where everybody looks to the middle of some of the audience. */
const audienceOf = ({ focal, x, y }: SeatPlan, seats: readonly number[]): Point => ({
  x: mean(seats.map((seat) => at(x, seat))) - focal.x,
  y: mean(seats.map((seat) => at(y, seat))) - focal.y,
});

function sitsAround(plan: SeatPlan, seats: readonly number[]): boolean {
  const farness = mean(seats.map((seat) => distanceBetween(placeOf(plan, seat), plan.focal)));
  const audience = audienceOf(plan, seats);
  return Math.hypot(audience.x, audience.y) < leastOffsetShare * farness;
}

/** Who of the audience is meant when one speaks of its left and right. */
function audienceAround(plan: SeatPlan, seat: number): number[] {
  const all = Array.from(plan.x.keys());
  const { section } = rowOf(plan, seat);
  return sitsAround(plan, all) ? all.filter((other) => rowOf(plan, other).section === section) : all;
}

function sideOf(plan: SeatPlan, seat: number): PositionWords['side'] {
  const seats = audienceAround(plan, seat);
  const { focal, x, y } = plan;
  const audience = audienceOf(plan, seats);
  /** How far to the right of the middle, for somebody who looks at the stage; less than 0 is left. */
  const rightness = (other: number): number =>
    (at(x, other) - focal.x) * audience.y - (at(y, other) - focal.y) * audience.x;
  const farthest = seats.reduce((most, other) => Math.max(most, Math.abs(rightness(other))), 0);
  if (Math.abs(rightness(seat)) <= farthest * centreShare) return 'centre';
  return rightness(seat) < 0 ? 'left' : 'right';
}

export function positionWords(plan: SeatPlan, seat: number): PositionWords {
  const { firstRow = 0, rowCount = 0 } = plan.sections[rowOf(plan, seat).section] ?? {};
  return {
    row: at(plan.row, seat) - firstRow + 1,
    rows: rowCount,
    side: sideOf(plan, seat),
    metresToStage: Math.round(distanceBetween(placeOf(plan, seat), plan.focal) / 100),
  };
}
