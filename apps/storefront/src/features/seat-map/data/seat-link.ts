import { runSeats } from '@parterre/domain/seats/best-available/contiguous-runs';
import { type SeatPlan, seatLabel } from '@parterre/domain/seats/plan/plan';

function findSeat(plan: SeatPlan, link: string): number | undefined {
  const parts = link.split('-');
  // Whoever writes a link by hand may leave the section out: then the first section with such a seat is meant.
  const [section, rowLabel, label, ...rest] = parts.length === 2 ? [undefined, ...parts] : parts;
  if (rest.length > 0) return undefined;
  return plan.rows
    .filter((row) => row.label === rowLabel && (section === undefined || row.section === Number(section) - 1))
    .flatMap(({ firstSeat, seatCount }) => runSeats({ first: firstSeat, count: seatCount }))
    .find((seat) => seatLabel(plan, seat) === label);
}

/** The seats of a link (`?seat=3-5-12,3-5-13`, see `formatSeatLink`); parts that name no seat are left out. */
export const parseSeatLink = (plan: SeatPlan, links: string): number[] =>
  links.split(',').flatMap((link) => findSeat(plan, link.trim()) ?? []);
