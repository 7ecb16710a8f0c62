import { type BitSet, hasSeat } from '../bit-set.ts';
import { at, findRow, type SeatPlan, seatFlags } from '../plan/plan.ts';
import type { SeatMask } from './contiguous-runs.ts';

const reservedFlags = seatFlags.accessible | seatFlags.companion;

/** Whether anybody may have the seat: it is not kept for wheelchairs and company, nor sold only with its whole row. */
export const isOrdinary = (plan: SeatPlan, seat: number): boolean =>
  (at(plan.flags, seat) & reservedFlags) === 0 && !findRow(plan, seat).soldWhole;

export const freeOrdinarySeats = (plan: SeatPlan, free: BitSet): SeatMask =>
  Uint8Array.from({ length: plan.seatCount }, (_, seat) =>
    hasSeat(free, seat) && isOrdinary(plan, seat) ? 1 : 0,
  );
