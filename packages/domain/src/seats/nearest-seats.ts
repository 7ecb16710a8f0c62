import { at } from './column.ts';
import type { SeatMask } from './contiguous-runs.ts';
import type { Point, SeatPlan } from './plan.ts';

export const placeOf = (plan: SeatPlan, seat: number): Point => ({
  x: at(plan.x, seat),
  y: at(plan.y, seat),
});

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The seats nearest to a point, nearest first, of those that are meant. */
export function nearestSeats(plan: SeatPlan, mask: SeatMask, from: Point, count: number): number[] {
  const nearest: { seat: number; distance: number }[] = [];
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    if (mask[seat] !== 1) continue;
    const distance = (at(plan.x, seat) - from.x) ** 2 + (at(plan.y, seat) - from.y) ** 2;
    if (nearest.length === count && distance >= (nearest.at(-1)?.distance ?? 0)) continue;
    const place = nearest.findIndex((other) => other.distance > distance);
    nearest.splice(place < 0 ? nearest.length : place, 0, { seat, distance });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ seat }) => seat);
}
