import { runAround, runSeats, type SeatRun } from '../best-available/contiguous-runs.ts';
import { freeOrdinarySeats } from '../best-available/ordinary-seats.ts';
import type { BitSet } from '../bit-set.ts';
import type { SeatPlan } from '../plan/plan.ts';
import { takeLowest } from './take-lowest.ts';

const smallestShare = 0.1;
const lastHours = 24;

/** Near the end of a sale a lone seat sold is better than a party turned away. */
export const isOrphanRuleWaived = (sale: {
  freeSeats: number;
  seatCount: number;
  hoursToStart: number;
}): boolean => sale.freeSeats <= sale.seatCount * smallestShare || sale.hoursToStart <= lastHours;

export type OrphanCheck =
  | { readonly kind: 'fine' }
  /** `orphans` would be left alone; `fix` is as many seats that leave none, moved as little as can be. */
  | { readonly kind: 'orphans'; readonly orphans: readonly number[]; readonly fix: readonly number[] };

/** Splits numbers in order wherever one does not follow the other. */
function consecutiveGroups(seats: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const seat of seats) {
    const last = groups.at(-1);
    if (last?.at(-1) === seat - 1) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** The seats of a run that would be left alone. */
function orphansIn(run: SeatRun, chosen: readonly number[]): number[] {
  const left = runSeats(run).filter((seat) => !chosen.includes(seat));
  return consecutiveGroups(left).flatMap((group) => (group.length === 1 ? group : []));
}

/** Every group moved by one seat, and all of them put together anywhere in the run. */
function otherChoices(run: SeatRun, chosen: readonly number[]): number[][] {
  const shifted = consecutiveGroups(chosen).flatMap((group) =>
    [-1, 1].map((step) => chosen.map((seat) => (group.includes(seat) ? seat + step : seat))),
  );
  const together = Array.from({ length: run.count - chosen.length + 1 }, (_, start) =>
    chosen.map((_seat, index) => run.first + start + index),
  );
  const isWithin = (seat: number): boolean => seat >= run.first && seat < run.first + run.count;
  return [...shifted, ...together].filter((seats) => seats.every(isWithin));
}

const movement = (from: readonly number[], to: readonly number[]): number =>
  from.reduce((sum, seat, index) => sum + Math.abs(seat - (to[index] ?? seat)), 0);

function fixIn(run: SeatRun, chosen: readonly number[]): number[] {
  const fitting = otherChoices(run, chosen).filter((seats) => orphansIn(run, seats).length === 0);
  return takeLowest(fitting, 1, (seats) => movement(chosen, seats)).flat();
}

/**
 * Whether a choice leaves a lone seat that another choice of as many seats in the same stretch would not leave. Where one
 * seat stays over whatever is chosen, it may stay. `free` holds all that this visitor may choose from, the choice included.
 */
export function checkOrphans(plan: SeatPlan, free: BitSet, choice: readonly number[]): OrphanCheck {
  const seats = choice.toSorted((a, b) => a - b);
  const mask = freeOrdinarySeats(plan, free);
  const runs = new Map(seats.map((seat) => runAround(plan, mask, seat)).map((run) => [run.first, run]));
  const orphans: number[] = [];
  let fix = seats;
  for (const run of runs.values()) {
    const chosen = seats.filter((seat) => seat >= run.first && seat < run.first + run.count);
    const isUnavoidable = run.count - chosen.length === 1;
    const lone = isUnavoidable ? [] : orphansIn(run, chosen);
    if (lone.length === 0) continue;
    orphans.push(...lone);
    fix = fix.filter((seat) => !chosen.includes(seat)).concat(fixIn(run, chosen));
  }
  return orphans.length > 0
    ? { kind: 'orphans', orphans, fix: fix.toSorted((a, b) => a - b) }
    : { kind: 'fine' };
}
