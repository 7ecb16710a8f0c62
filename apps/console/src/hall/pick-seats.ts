import { findRow, type SeatPlan, seatLabel } from '@parterre/domain/seats/plan/plan';

/** Seats of a row by the words that stand on them, such as `1–4, 7`; all of them for no words. Undefined when some are not there. */
export function pickFromRow(plan: SeatPlan, row: number, words: string): number[] | undefined {
  const { firstSeat = 0, seatCount = 0 } = plan.rows[row] ?? {};
  const seats = Array.from({ length: seatCount }, (_, index) => firstSeat + index);
  const parts = words.split(/[,;\s]+/).filter((part) => part !== '');
  if (parts.length === 0) return seats;
  const findSeat = (label: string) => seats.find((seat) => seatLabel(plan, seat) === label);
  const runs = parts.map((part) => {
    const [first = '', last = first] = part.split(/[-–—]/);
    const [from, to] = [findSeat(first), findSeat(last)];
    if (from === undefined || to === undefined) return undefined;
    return seats.filter((seat) => seat >= Math.min(from, to) && seat <= Math.max(from, to));
  });
  return runs.every((run) => run !== undefined) ? [...new Set(runs.flat())] : undefined;
}

export const seatsInZone = (plan: SeatPlan, zone: number): number[] =>
  Array.from({ length: plan.seatCount }, (_, seat) => seat).filter((seat) => plan.zone[seat] === zone);

/** A row as people say it, with the part of the hall where there are several. */
export function rowName(plan: SeatPlan, row: number): string {
  const { firstSeat = 0 } = plan.rows[row] ?? {};
  const { section, label } = findRow(plan, firstSeat);
  return plan.sections.length > 1 ? `${plan.sections[section]?.name}, ${label}` : label;
}

/** What was chosen, with these added; if all of them were chosen, without them. */
export function toggleSeats(chosen: ReadonlySet<number>, seats: readonly number[]): ReadonlySet<number> {
  return seats.every((seat) => chosen.has(seat))
    ? new Set([...chosen].filter((seat) => !seats.includes(seat)))
    : new Set([...chosen, ...seats]);
}
