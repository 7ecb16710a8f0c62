import { at } from './column.ts';
import { nearestSeats, placeOf } from './nearest-seats.ts';
import type { PlanRow, SeatPlan } from './plan.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const steps: Record<Direction, { readonly x: number; readonly y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

// A seat straight ahead is preferred to a nearer one at the side.
const sidewaysFactor = 2;

/** The seat that an arrow key leads to: the nearest in that direction, up to 45° off; undefined at the edge of the hall. */
export function seatInDirection(plan: SeatPlan, from: number, direction: Direction): number | undefined {
  const step = steps[direction];
  let best: { seat: number; cost: number } | undefined;
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const dx = at(plan.x, seat) - at(plan.x, from);
    const dy = at(plan.y, seat) - at(plan.y, from);
    const ahead = dx * step.x + dy * step.y;
    const sideways = Math.abs(dx * step.y + dy * step.x);
    const cost = ahead + sidewaysFactor * sideways;
    if (ahead > 0 && sideways <= ahead && cost < (best?.cost ?? Number.POSITIVE_INFINITY))
      best = { seat, cost };
  }
  return best?.seat;
}

const rowOf = (plan: SeatPlan, seat: number): PlanRow | undefined => plan.rows[at(plan.row, seat)];

export const firstOfRow = (plan: SeatPlan, seat: number): number => rowOf(plan, seat)?.firstSeat ?? seat;

export const lastOfRow = (plan: SeatPlan, seat: number): number => {
  const row = rowOf(plan, seat);
  return row ? row.firstSeat + row.seatCount - 1 : seat;
};

/** The nearest seat of the next row of the plan, or of the one before; undefined after the last and before the first. */
export function seatInOtherRow(plan: SeatPlan, from: number, rows: 1 | -1): number | undefined {
  const row = plan.rows[at(plan.row, from) + rows];
  if (row === undefined) return undefined;
  const mask = new Uint8Array(plan.seatCount).fill(1, row.firstSeat, row.firstSeat + row.seatCount);
  return nearestSeats(plan, mask, placeOf(plan, from), 1)[0];
}
