import { runSeats } from '../best-available/contiguous-runs.ts';
import { type BitSet, hasSeat } from '../bit-set.ts';
import { findRow, hasFlag, type SeatFlag, type SeatPlan } from '../plan/plan.ts';

/** What is chosen from, and how many seats one order may have. `free` includes what this visitor has chosen. */
export type Choosing = { readonly plan: SeatPlan; readonly free: BitSet; readonly maxSeats: number };

export type SelectionResult =
  | { readonly kind: 'selected'; readonly seats: readonly number[] }
  | { readonly kind: 'refused'; readonly reason: 'taken' | 'limit' | 'companion' | 'other_row' | 'no_room' };

type Refusal = Extract<SelectionResult, { kind: 'refused' }>['reason'];

export const refused = (reason: Refusal): SelectionResult => ({ kind: 'refused', reason });

/** The seats that are sold with a seat: its row when that is sold whole, else itself alone. */
export function soldWith(plan: SeatPlan, seat: number): number[] {
  const { soldWhole, firstSeat, seatCount } = findRow(plan, seat);
  return soldWhole ? runSeats({ first: firstSeat, count: seatCount }) : [seat];
}

/** Companion seats beyond one for each accessible seat chosen in the same section. */
export function unaccompanied(plan: SeatPlan, seats: readonly number[]): number[] {
  const sectionIndex = (seat: number): number => findRow(plan, seat).section;
  const chosen = (flag: SeatFlag, section: number): number[] =>
    seats.filter((seat) => hasFlag(plan, seat, flag) && sectionIndex(seat) === section);
  const sections = [...new Set(seats.map(sectionIndex))];
  return sections.flatMap((section) =>
    chosen('companion', section).slice(chosen('accessible', section).length),
  );
}

/** Adds seats to a choice if all of it may then be bought together. */
export function addSeats(
  { plan, free, maxSeats }: Choosing,
  selection: readonly number[],
  seats: readonly number[],
): SelectionResult {
  const next = [...new Set([...selection, ...seats])];
  if (!next.every((seat) => hasSeat(free, seat))) return refused('taken');
  if (next.length > maxSeats) return refused('limit');
  if (unaccompanied(plan, next).length > 0) return refused('companion');
  return { kind: 'selected', seats: next };
}

/** Chooses a seat, or lets it go with all that cannot be bought without it. */
export function toggleSeat(choosing: Choosing, selection: readonly number[], seat: number): SelectionResult {
  const seats = soldWith(choosing.plan, seat);
  if (!selection.includes(seat)) return addSeats(choosing, selection, seats);
  const left = selection.filter((other) => !seats.includes(other));
  const alone = unaccompanied(choosing.plan, left);
  return { kind: 'selected', seats: left.filter((other) => !alone.includes(other)) };
}

/** Adds the free seats between two of one row, both included. */
export function selectRange(
  choosing: Choosing,
  selection: readonly number[],
  from: number,
  to: number,
): SelectionResult {
  const { plan, free } = choosing;
  if (findRow(plan, from) !== findRow(plan, to)) return refused('other_row');
  if (findRow(plan, from).soldWhole) return addSeats(choosing, selection, soldWith(plan, from));
  const between = runSeats({ first: Math.min(from, to), count: Math.abs(to - from) + 1 });
  return addSeats(
    choosing,
    selection,
    between.filter((seat) => hasSeat(free, seat)),
  );
}
