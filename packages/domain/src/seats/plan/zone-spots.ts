import { at } from './column.ts';
import { type Point, rowOf, type SeatPlan } from './plan.ts';

/** Where a zone stands within a section: at the seat nearest to its middle, so that it is never beside it. */
export type ZoneSpot = { readonly section: number; readonly zone: number; readonly at: Point };

export function zoneSpots(plan: SeatPlan): ZoneSpot[] {
  const groups = Map.groupBy(
    Array.from({ length: plan.seatCount }, (_, seat) => seat),
    (seat) => rowOf(plan, seat).section * plan.zones.length + at(plan.zone, seat),
  );
  return [...groups].map(([group, seats]) => ({
    section: Math.floor(group / plan.zones.length),
    zone: group % plan.zones.length,
    at: middleOf(seats.map((seat) => ({ x: at(plan.x, seat), y: at(plan.y, seat) }))),
  }));
}

function middleOf(points: readonly Point[]): Point {
  const mean = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const distance = (point: Point) => Math.hypot(point.x - x, point.y - y);
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}
