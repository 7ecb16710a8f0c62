import { at, type Point, type SeatPlan } from './plan.ts';

// An audience that sits all around has its middle where it looks.
const minOffsetShare = 0.1;

/** From where everybody looks to the middle of the seats that are meant; to all of them unless told otherwise. */
export function towardsAudience(
  { focal, x, y, seatCount }: SeatPlan,
  isMeant: (seat: number) => boolean = () => true,
): Point {
  let [sumX, sumY, count] = [0, 0, 0];
  for (let seat = 0; seat < seatCount; seat += 1) {
    if (!isMeant(seat)) continue;
    sumX += at(x, seat) - focal.x;
    sumY += at(y, seat) - focal.y;
    count += 1;
  }
  return count === 0 ? { x: 0, y: 0 } : { x: sumX / count, y: sumY / count };
}

export function sitsAround(plan: SeatPlan): boolean {
  const { focal, x, y, seatCount } = plan;
  let farness = 0;
  for (let seat = 0; seat < seatCount; seat += 1)
    farness += Math.hypot(at(x, seat) - focal.x, at(y, seat) - focal.y);
  const offset = towardsAudience(plan);
  return Math.hypot(offset.x, offset.y) * seatCount < minOffsetShare * farness;
}
