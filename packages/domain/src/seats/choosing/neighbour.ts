import { at, findRow, type Point, type SeatPlan } from '../plan/plan.ts';
import { distanceBetween, seatPosition } from '../plan/seat-position.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const steps: Record<Direction, Point> = {
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
  const start = seatPosition(plan, from);
  let nearest: number | undefined;
  let lowestCost = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const [dx, dy] = [at(plan.x, seat) - start.x, at(plan.y, seat) - start.y];
    const ahead = dx * step.x + dy * step.y;
    const sideways = Math.abs(step.x === 0 ? dx : dy);
    const cost = ahead + sidewaysFactor * sideways;
    if (ahead <= 0 || sideways > ahead || cost >= lowestCost) continue;
    nearest = seat;
    lowestCost = cost;
  }
  return nearest;
}

export const firstSeatInRow = (plan: SeatPlan, seat: number): number => findRow(plan, seat).firstSeat;

export function lastSeatInRow(plan: SeatPlan, seat: number): number {
  const { firstSeat, seatCount } = findRow(plan, seat);
  return firstSeat + seatCount - 1;
}

/** The nearest seat of the next row of the plan, or of the one before; undefined after the last and before the first. */
export function seatInOtherRow(plan: SeatPlan, from: number, rows: 1 | -1): number | undefined {
  const row = plan.rows[at(plan.row, from) + rows];
  if (row === undefined) return undefined;
  const start = seatPosition(plan, from);
  const distance = (seat: number): number => distanceBetween(seatPosition(plan, seat), start);
  let nearest = row.firstSeat;
  for (let seat = row.firstSeat; seat < row.firstSeat + row.seatCount; seat += 1)
    if (distance(seat) < distance(nearest)) nearest = seat;
  return nearest;
}
