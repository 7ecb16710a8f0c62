import { type BitSet, hasSeat } from '../bit-set.ts';
import { at } from '../plan/column.ts';
import { rowOf, type SeatPlan, seatFlags } from '../plan/plan.ts';
import type { SeatMask } from './contiguous-runs.ts';

const kept = seatFlags.accessible | seatFlags.companion;

/** Whether anybody may have the seat: it is not kept for wheelchairs and company, nor sold only with its whole row. */
export const isOrdinary = (plan: SeatPlan, seat: number): boolean =>
  (at(plan.flags, seat) & kept) === 0 && !rowOf(plan, seat).soldWhole;

export const freeOrdinarySeats = (plan: SeatPlan, free: BitSet): SeatMask =>
  Uint8Array.from({ length: plan.seatCount }, (_, seat) =>
    hasSeat(free, seat) && isOrdinary(plan, seat) ? 1 : 0,
  );
