import { at } from './column.ts';
import { type PlanName, type SeatPlan, seatLabel } from './plan.ts';

/** How people name a seat. */
export type SeatName = { readonly section: PlanName; readonly row: string; readonly seat: string };

const nowhere: PlanName = { name: '', names: {} };

export function seatName(plan: SeatPlan, seat: number): SeatName {
  const row = plan.rows[at(plan.row, seat)];
  const { name, names } = plan.sections[row?.section ?? 0] ?? nowhere;
  return { section: { name, names }, row: row?.label ?? '', seat: seatLabel(plan, seat) };
}
