import { contiguousRuns, runSeats, type SeatRun } from '../best-available/contiguous-runs.ts';
import { freeOrdinarySeats } from '../best-available/ordinary-seats.ts';
import { type BitSet, hasSeat } from '../bit-set.ts';
import type { Point, SeatPlan } from '../plan/plan.ts';
import { distanceBetween, seatPosition } from '../plan/seat-position.ts';
import { leavesLoneNeighbour } from './lone-neighbour.ts';
import { isEqualSeat } from './nearest-equal.ts';
import { takeLowest } from './take-lowest.ts';

const maxOffers = 3;
/** Rather a few rows away than beside a lone seat. */
const lonePenaltyCm = 500;

function middle(plan: SeatPlan, seats: readonly number[]): Point {
  const points = seats.map((seat) => seatPosition(plan, seat));
  const mean = (axis: 'x' | 'y'): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { x: mean('x'), y: mean('y') };
}

/** The seats of a party that somebody else took some of: those that are lost, and what it has beside them. */
export function findParty(plan: SeatPlan, own: readonly number[], lost: readonly number[]): number[] {
  const mask = new Uint8Array(plan.seatCount);
  for (const seat of [...own, ...lost]) mask[seat] = 1;
  return contiguousRuns(plan, mask)
    .map(runSeats)
    .filter((seats) => seats.some((seat) => lost.includes(seat)))
    .flat();
}

/**
 * Up to three stretches of seats side by side to have instead of a party's, the nearest first: of the same price, for the same people,
 * and seen from at least as well. `free` includes what the party still has, and may include for a moment what it has lost.
 */
export function equalTogether(
  plan: SeatPlan,
  free: BitSet,
  { party, lost }: { readonly party: readonly number[]; readonly lost: readonly number[] },
): number[][] {
  const [model = 0] = lost;
  const count = party.length;
  const mask = new Uint8Array(plan.seatCount);
  for (let seat = 0; seat < plan.seatCount; seat += 1)
    if (hasSeat(free, seat) && !lost.includes(seat) && isEqualSeat(plan, model, seat)) mask[seat] = 1;
  const ordinary = freeOrdinarySeats(plan, free);
  const from = middle(plan, party);
  const cost = (run: SeatRun): number =>
    distanceBetween(middle(plan, runSeats(run)), from) +
    (leavesLoneNeighbour(plan, ordinary, run) ? lonePenaltyCm : 0);
  const choices = contiguousRuns(plan, mask).flatMap((run) => takeLowest(stretches(run, count), 1, cost));
  return takeLowest(choices, maxOffers, cost).map(runSeats);
}

const stretches = (run: SeatRun, count: number): SeatRun[] =>
  Array.from({ length: Math.max(0, run.count - count + 1) }, (_, offset) => ({
    first: run.first + offset,
    count,
  }));
