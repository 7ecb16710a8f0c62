import { findRow, type SeatPlan, seatLabel } from './plan.ts';

/**
 * Seats as people of a house call them, row by row, in the words of the plan: `Stalls, 5: 1–4, 7`. Neighbours of a row are one run,
 * from its first to its last. Takes seats in any order, each once.
 */
export function listSeats(plan: SeatPlan, seats: readonly number[]): string[] {
  const byRow = new Map<number, number[]>();
  for (const seat of [...seats].sort((one, other) => one - other)) {
    const row = plan.row[seat] ?? 0;
    byRow.set(row, [...(byRow.get(row) ?? []), seat]);
  }
  return [...byRow.values()].map((row) => `${rowName(plan, row[0] ?? 0)}: ${listRuns(plan, row).join(', ')}`);
}

function rowName(plan: SeatPlan, seat: number): string {
  const { section, label } = findRow(plan, seat);
  return [plan.sections[section]?.name, label].filter(Boolean).join(', ');
}

function listRuns(plan: SeatPlan, seats: readonly number[]): string[] {
  const runs: { first: number; last: number }[] = [];
  for (const seat of seats) {
    const run = runs.at(-1);
    if (run && run.last === seat - 1) run.last = seat;
    else runs.push({ first: seat, last: seat });
  }
  return runs.map(({ first, last }) =>
    first === last ? seatLabel(plan, first) : `${seatLabel(plan, first)}–${seatLabel(plan, last)}`,
  );
}
