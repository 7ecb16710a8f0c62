import { at, type Point, type SeatPlan } from './plan.ts';

export const seatPosition = (plan: SeatPlan, seat: number): Point => ({
  x: at(plan.x, seat),
  y: at(plan.y, seat),
});

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
