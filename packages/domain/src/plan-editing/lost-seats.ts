import type { SeatPlan } from '../seats/plan/plan.ts';
import { seatName } from '../seats/plan/seat-name.ts';

/** A plan with the guids of its seats, in order. */
export interface KnownPlan {
  readonly plan: SeatPlan;
  readonly guids: readonly string[];
}

export interface LostSeat {
  /** Its index in the plan before. */
  readonly seat: number;
  /** It is not there any more, or is called otherwise than its ticket says, or has another index, by which everything that was sold speaks of it. */
  readonly why: 'gone' | 'renamed' | 'reordered';
}

/** Which of some seats nobody could find in another plan by what their tickets say. */
export function lostSeats(before: KnownPlan, after: KnownPlan, seats: readonly number[]): LostSeat[] {
  const indexes = new Map(after.guids.map((guid, index) => [guid, index]));
  return seats.flatMap((seat): LostSeat[] => {
    const index = indexes.get(before.guids[seat] ?? '');
    if (index === undefined) return [{ seat, why: 'gone' }];
    if (!isSameName(before.plan, seat, after.plan, index)) return [{ seat, why: 'renamed' }];
    return index === seat ? [] : [{ seat, why: 'reordered' }];
  });
}

function isSameName(before: SeatPlan, seat: number, after: SeatPlan, index: number): boolean {
  const [old, next] = [seatName(before, seat), seatName(after, index)];
  return old.section.name === next.section.name && old.row === next.row && old.seat === next.seat;
}
