import { rowOf, type SeatPlan, seatLabel } from '@parterre/domain/seats/plan/plan';

/** `3-5-12`: the third part of the hall, row 5, seat 12. */
export function seatToLink(plan: SeatPlan, seat: number): string {
  const { section, label } = rowOf(plan, seat);
  return `${section + 1}-${label}-${seatLabel(plan, seat)}`;
}
