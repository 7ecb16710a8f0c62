import { type BitSet, hasSeat } from '../bit-set.ts';
import { at, type Point, type SeatPlan } from '../plan/plan.ts';
import { nearestSeats } from './nearest-seats.ts';

/** The free seat nearest to a point, of zones that are wanted; undefined when none of them is left. */
export function nearestFree(
  plan: SeatPlan,
  free: BitSet,
  { from, isWanted }: { readonly from: Point; readonly isWanted: (zone: number) => boolean },
): number | undefined {
  const mask = new Uint8Array(plan.seatCount);
  for (let seat = 0; seat < plan.seatCount; seat += 1)
    if (hasSeat(free, seat) && isWanted(at(plan.zone, seat))) mask[seat] = 1;
  return nearestSeats(plan, mask, from, 1)[0];
}
