import { at } from '../plan/column.ts';
import { hasFlag, type SeatPlan } from '../plan/plan.ts';

const restrictedFactor = 2;

/** How far each seat is from where everybody looks, in centimetres; a restricted view counts as twice as far. */
export function viewCosts(plan: SeatPlan): Float64Array {
  const costs = new Float64Array(plan.seatCount);
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const distance = Math.hypot(at(plan.x, seat) - plan.focal.x, at(plan.y, seat) - plan.focal.y);
    costs[seat] = distance * (hasFlag(plan, seat, 'restrictedView') ? restrictedFactor : 1);
  }
  return costs;
}
