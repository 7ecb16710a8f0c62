import { sitsAround, towardsAudience } from '../plan/audience.ts';
import { at, findRow, type SeatPlan } from '../plan/plan.ts';
import { distanceBetween, seatPosition } from '../plan/seat-position.ts';

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
function seatSide(plan: SeatPlan, seat: number): PositionWords['side'] {
  const { focal, x, y, seatCount } = plan;
  const { section } = findRow(plan, seat);
  // Where the audience sits all around, sides are those of the section.
  const isMeant = sitsAround(plan) ? (other: number) => findRow(plan, other).section === section : () => true;
  const audience = towardsAudience(plan, isMeant);
  /** How far to the right of the middle, for somebody who looks at the stage; less than 0 is left. */
  const rightness = (other: number): number =>
    (at(x, other) - focal.x) * audience.y - (at(y, other) - focal.y) * audience.x;
  let farthest = 0;
  for (let other = 0; other < seatCount; other += 1)
    if (isMeant(other)) farthest = Math.max(farthest, Math.abs(rightness(other)));
  if (Math.abs(rightness(seat)) <= farthest * centreShare) return 'centre';
  return rightness(seat) < 0 ? 'left' : 'right';
}

export function positionWords(plan: SeatPlan, seat: number): PositionWords {
  const { firstRow = 0, rowCount = 0 } = plan.sections[findRow(plan, seat).section] ?? {};
  return {
    row: at(plan.row, seat) - firstRow + 1,
    rows: rowCount,
    side: seatSide(plan, seat),
    metresToStage: Math.round(distanceBetween(seatPosition(plan, seat), plan.focal) / 100),
  };
}
