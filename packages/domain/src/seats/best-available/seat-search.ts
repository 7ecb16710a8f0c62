import { type BitSet, hasSeat } from '../bit-set.ts';
import { at, findRow, hasFlag, type SeatFlag, type SeatPlan } from '../plan/plan.ts';
import type { SeatMask } from './contiguous-runs.ts';
import { viewCosts } from './view-costs.ts';

/** A wheelchair space, the seat of who comes with it, a seat at an aisle: each once for the whole party. */
export type SeatNeed = Extract<SeatFlag, 'accessible' | 'companion' | 'aisle'>;

export type SeatRequest = {
  readonly count: number;
  /** Orders equals, so that not everybody is offered the same seats. */
  readonly seed: number;
  readonly needs?: readonly SeatNeed[];
  /** Zones and sections by index; all when left out. */
  readonly zones?: ReadonlySet<number>;
  readonly sections?: ReadonlySet<number>;
  /** What a seat of each zone costs, and the most that one may cost. */
  readonly zonePrices?: readonly number[];
  readonly maxPrice?: number;
  /** Seats that were offered before and not liked. */
  readonly exclude?: ReadonlySet<number>;
};

/** A request, with all that is asked of the plan again and again while it is met. */
export type SeatSearch = {
  readonly plan: SeatPlan;
  readonly request: SeatRequest;
  readonly needs: ReadonlySet<SeatNeed>;
  readonly costs: Float64Array;
  /** Seats that anybody may have, whether they fit the request or not. */
  readonly ordinary: SeatMask;
  /** Seats that fit the request, by whom they are for. */
  readonly forAnybody: SeatMask;
  readonly forWheelchair: SeatMask;
  readonly forCompanion: SeatMask;
  /** Seats of tables and boxes that fit the request. */
  readonly ofWholeRows: SeatMask;
};

const isWithin = (set: ReadonlySet<number> | undefined, index: number): boolean =>
  set === undefined || set.has(index);

function fits(plan: SeatPlan, request: SeatRequest, seat: number): boolean {
  const zone = at(plan.zone, seat);
  const price = at(request.zonePrices ?? [], zone);
  return (
    request.exclude?.has(seat) !== true &&
    price <= (request.maxPrice ?? Number.POSITIVE_INFINITY) &&
    isWithin(request.zones, zone) &&
    isWithin(request.sections, findRow(plan, seat).section)
  );
}

export function searchFor(plan: SeatPlan, free: BitSet, request: SeatRequest): SeatSearch {
  const masks = {
    ordinary: new Uint8Array(plan.seatCount),
    forAnybody: new Uint8Array(plan.seatCount),
    forWheelchair: new Uint8Array(plan.seatCount),
    forCompanion: new Uint8Array(plan.seatCount),
    ofWholeRows: new Uint8Array(plan.seatCount),
  };
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    if (!hasSeat(free, seat)) continue;
    const audience = whomFor(plan, seat);
    if (audience === 'forAnybody') masks.ordinary[seat] = 1;
    if (fits(plan, request, seat)) masks[audience][seat] = 1;
  }
  return { plan, request, needs: new Set(request.needs), costs: viewCosts(plan), ...masks };
}

function whomFor(
  plan: SeatPlan,
  seat: number,
): 'forAnybody' | 'forWheelchair' | 'forCompanion' | 'ofWholeRows' {
  if (findRow(plan, seat).soldWhole) return 'ofWholeRows';
  if (hasFlag(plan, seat, 'accessible')) return 'forWheelchair';
  return hasFlag(plan, seat, 'companion') ? 'forCompanion' : 'forAnybody';
}

/** Who comes along with a wheelchair needs the wheelchair space too. */
export const asksForWheelchair = ({ needs }: SeatSearch): boolean =>
  needs.has('accessible') || needs.has('companion');
