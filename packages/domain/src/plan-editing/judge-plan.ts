import { bestAvailable } from '../seats/best-available/best-available.ts';
import { contiguousRuns } from '../seats/best-available/contiguous-runs.ts';
import { freeOrdinarySeats } from '../seats/best-available/ordinary-seats.ts';
import { viewCosts } from '../seats/best-available/view-costs.ts';
import { fullSet } from '../seats/bit-set.ts';
import { at, type PlanFault, type SeatPlan } from '../seats/plan/plan.ts';
import { type SeatName, seatName } from '../seats/plan/seat-name.ts';
import { seatPath } from '../seats/plan/validate-plan.ts';
import { readPretixPlan } from '../seats/pretix/parse-pretix-plan.ts';
import type { PlanDocument } from './plan-document.ts';

/** What a visitor would be offered in the empty hall. */
export interface PartyOffer {
  readonly people: number;
  readonly guids: readonly string[];
  readonly isTogether: boolean;
  /** How many seats would stay alone if the hall were sold to parties of this size only. */
  readonly singles: number;
}

/** A fault, and the seat that it is about, where it is about one. */
export interface JudgedFault extends PlanFault {
  readonly guid?: string;
  readonly name?: SeatName;
}

/** A plan as it would be sold. */
export interface PlanVerdict {
  /** The first of them. */
  readonly faults: readonly JudgedFault[];
  readonly faultCount: number;
  readonly seatCount: number;
  readonly standingCount: number;
  /** Seats of each zone and people who stand in it, by the zone's index. */
  readonly zones: readonly number[];
  readonly offers: readonly PartyOffer[];
  /** Seats without a neighbour. */
  readonly alone: readonly string[];
  /** How good the view of each seat is, in the order of the document: 0 is best, `heatSteps` − 1 worst. */
  readonly heat: Uint8Array;
}

export const heatSteps = 8;
const parties = [1, 2, 3, 4, 5, 6];
const maxFaults = 100;

export function judgePlan(document: PlanDocument): PlanVerdict {
  const read = readPretixPlan(document);
  if (read.kind === 'unreadable') return unreadable(read.faults);
  const { plan, guids, faults } = read;
  const listGuids = (seats: readonly number[]) => seats.map((seat) => guids[seat] ?? '');
  const free = fullSet(plan.seatCount);
  const runs = contiguousRuns(plan, freeOrdinarySeats(plan, free));
  return {
    faults: locateFaults(plan, guids, faults.slice(0, maxFaults)),
    faultCount: faults.length,
    seatCount: plan.seatCount,
    standingCount: plan.general.reduce((sum, { capacity }) => sum + capacity, 0),
    zones: countZones(plan),
    offers: parties.map((people) => {
      const { seats, together } = bestAvailable(plan, free, { count: people, seed: 0 });
      const singles = people === 1 ? 0 : runs.filter(({ count }) => count % people === 1).length;
      return { people, guids: listGuids(seats), isTogether: together, singles };
    }),
    alone: listGuids(runs.filter(({ count }) => count === 1).map(({ first }) => first)),
    heat: heatColumn(plan),
  };
}

const unreadable = (faults: readonly PlanFault[]): PlanVerdict => ({
  faults: faults.slice(0, maxFaults),
  faultCount: faults.length,
  seatCount: 0,
  standingCount: 0,
  zones: [],
  offers: [],
  alone: [],
  heat: new Uint8Array(),
});

function locateFaults(plan: SeatPlan, guids: readonly string[], faults: readonly PlanFault[]): JudgedFault[] {
  const wanted = new Set(faults.map(({ path }) => path));
  const seats = new Map<string, number>();
  // Of two with the same name the later one is the fault.
  if (wanted.size > 0)
    for (let seat = 0; seat < plan.seatCount; seat += 1) {
      const path = seatPath(plan, seat);
      if (wanted.has(path)) seats.set(path, seat);
    }
  return faults.map((fault) => {
    const seat = seats.get(fault.path);
    const guid = seat === undefined ? undefined : guids[seat];
    return seat === undefined || guid === undefined ? fault : { ...fault, guid, name: seatName(plan, seat) };
  });
}

function countZones({ zones, zone, general }: SeatPlan): number[] {
  const counts = zones.map((_, index) =>
    general.reduce((sum, area) => (area.zone === index ? sum + area.capacity : sum), 0),
  );
  for (const index of zone) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** Views in steps of equal width, from the best of the hall to its worst. */
function heatColumn(plan: SeatPlan): Uint8Array {
  const costs = viewCosts(plan);
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const cost of costs) [least, most] = [Math.min(least, cost), Math.max(most, cost)];
  const width = Math.max(most - least, 1) / heatSteps;
  return Uint8Array.from(costs, (_, seat) =>
    Math.min(heatSteps - 1, Math.floor((at(costs, seat) - least) / width)),
  );
}
