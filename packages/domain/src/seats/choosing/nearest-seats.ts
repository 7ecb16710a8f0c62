import type { SeatMask } from '../best-available/contiguous-runs.ts';
import { at, type Point, type SeatPlan } from '../plan/plan.ts';
import { takeLowest } from './take-lowest.ts';

export const seatPosition = (plan: SeatPlan, seat: number): Point => ({
  x: at(plan.x, seat),
  y: at(plan.y, seat),
});

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The seats nearest to a point, nearest first, of those that are meant. */
export function nearestSeats(plan: SeatPlan, mask: SeatMask, from: Point, count: number): number[] {
  const seats: number[] = [];
  mask.forEach((meant, seat) => {
    if (meant === 1) seats.push(seat);
  });
  return takeLowest(seats, count, (seat) => distanceBetween(seatPosition(plan, seat), from));
}
