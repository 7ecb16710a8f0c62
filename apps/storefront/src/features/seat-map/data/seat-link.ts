import { seatsOfRun } from '@parterre/domain/seats/best-available/contiguous-runs';
import { type SeatPlan, seatLabel } from '@parterre/domain/seats/plan/plan';

function seatOfLink(plan: SeatPlan, link: string): number | undefined {
  const parts = link.split('-');
  // Whoever writes one by hand may leave the part of the hall out: then it is the first that has such a seat.
  const [part, rowLabel, label, ...rest] = parts.length === 2 ? [undefined, ...parts] : parts;
  if (rest.length > 0) return undefined;
  return plan.rows
    .filter((row) => row.label === rowLabel && (part === undefined || row.section === Number(part) - 1))
    .flatMap(({ firstSeat, seatCount }) => seatsOfRun({ first: firstSeat, count: seatCount }))
    .find((seat) => seatLabel(plan, seat) === label);
}

/** The seats that a link speaks of (`?seat=3-5-12,3-5-13`); what names none is left out. */
export const seatsOfLink = (plan: SeatPlan, links: string): number[] =>
  links.split(',').flatMap((link) => seatOfLink(plan, link.trim()) ?? []);
