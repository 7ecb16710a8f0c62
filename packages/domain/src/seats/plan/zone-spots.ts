import { at, findRow, type Point, type SeatPlan } from './plan.ts';

/** Where a zone stands within a section: at the seat nearest to its middle, so that it is never beside it. */
export type ZoneSpot = { readonly section: number; readonly zone: number; readonly at: Point };

export function zoneSpots(plan: SeatPlan): ZoneSpot[] {
  const groups = new Map<number, number[]>();
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const group = findRow(plan, seat).section * plan.zones.length + at(plan.zone, seat);
    const seats = groups.get(group);
    if (seats) seats.push(seat);
    else groups.set(group, [seat]);
  }
  return [...groups].map(([group, seats]) => ({
    section: Math.floor(group / plan.zones.length),
    zone: group % plan.zones.length,
    at: middlePoint(seats.map((seat) => ({ x: at(plan.x, seat), y: at(plan.y, seat) }))),
  }));
}

function middlePoint(points: readonly Point[]): Point {
  const mean = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const distance = (point: Point) => Math.hypot(point.x - x, point.y - y);
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}
