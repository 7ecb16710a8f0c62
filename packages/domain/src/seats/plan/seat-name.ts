import { findRow, type PlanName, type SeatPlan, seatLabel } from './plan.ts';

/** How people name a seat. */
export type SeatName = { readonly section: PlanName; readonly row: string; readonly seat: string };

export function seatName(plan: SeatPlan, seat: number): SeatName {
  const { section, label } = findRow(plan, seat);
  const { name = '', names = {} } = plan.sections[section] ?? {};
  return { section: { name, names }, row: label, seat: seatLabel(plan, seat) };
}
