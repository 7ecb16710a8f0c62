import type { SeatMask } from '../best-available/contiguous-runs.ts';
import type { Point, SeatPlan } from '../plan/plan.ts';
import { distanceBetween, seatPosition } from '../plan/seat-position.ts';
import { takeLowest } from './take-lowest.ts';

/** The seats nearest to a point, nearest first, of those that are meant. */
export function nearestSeats(plan: SeatPlan, mask: SeatMask, from: Point, count: number): number[] {
  const seats: number[] = [];
  mask.forEach((meant, seat) => {
    if (meant === 1) seats.push(seat);
  });
  return takeLowest(seats, count, (seat) => distanceBetween(seatPosition(plan, seat), from));
}
