import { type BitSet, hasSeat } from '../bit-set.ts';
import { at, findRow, hasFlag, type SeatPlan } from '../plan/plan.ts';
import { seatPosition } from '../plan/seat-position.ts';
import { nearestSeats } from './nearest-seats.ts';

const offers = 3;

/** Of the same price, for the same people, and seen from at least as well. */
export function isEqualSeat(plan: SeatPlan, lost: number, seat: number): boolean {
  const isSame = (flag: 'accessible' | 'companion'): boolean =>
    hasFlag(plan, seat, flag) === hasFlag(plan, lost, flag);
  const seesLess = hasFlag(plan, seat, 'restrictedView') && !hasFlag(plan, lost, 'restrictedView');
  return (
    at(plan.zone, seat) === at(plan.zone, lost) &&
    isSame('accessible') &&
    isSame('companion') &&
    !findRow(plan, seat).soldWhole &&
    !seesLess
  );
}

/** Up to three free seats to take instead of one that somebody else got, the nearest first. */
export function nearestEqual(plan: SeatPlan, free: BitSet, lost: number): number[] {
  const mask = new Uint8Array(plan.seatCount);
  for (let seat = 0; seat < plan.seatCount; seat += 1)
    if (seat !== lost && hasSeat(free, seat) && isEqualSeat(plan, lost, seat)) mask[seat] = 1;
  return nearestSeats(plan, mask, seatPosition(plan, lost), offers);
}
