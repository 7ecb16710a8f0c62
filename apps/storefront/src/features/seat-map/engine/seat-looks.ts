import { type BitSet, hasSeat } from '@parterre/domain/seats/bit-set';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';

/** How a zone of the plan is shown: its place in the ramp of colours, or not at all for sale. */
export interface ZoneLook {
  readonly look: number | null;
  /** Left out by the visitor's filter. */
  readonly isDimmed: boolean;
}

export const mostLooks = 12;
/** After the zones in their colours come the same, dimmed; then what cannot be had. */
export const takenLook = 2 * mostLooks;

const dimmed = (look: number): number => mostLooks + look;

/** What each seat looks like, as an index into the kinds. Until it is known what is free, all are dimmed. */
export function seatLooks(plan: SeatPlan, zones: readonly ZoneLook[], free: BitSet | null): Uint8Array {
  const looks = new Uint8Array(plan.seatCount);
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const zone = zones[plan.zone[seat] ?? 0];
    if (zone?.look == null || (free && !hasSeat(free, seat))) looks[seat] = takenLook;
    else looks[seat] = free && !zone.isDimmed ? zone.look : dimmed(zone.look);
  }
  return looks;
}
