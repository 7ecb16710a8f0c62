import { sitsAround, towardsAudience } from '../plan/audience.ts';
import { at, hasFlag, type SeatPlan } from '../plan/plan.ts';

const restrictedFactor = 2;
const behindFactor = 2;

/** Says of a seat whether it looks at the back of the stage; where the audience sits all around, none does. */
function behindStage(plan: SeatPlan): (seat: number) => boolean {
  if (sitsAround(plan)) return () => false;
  const front = towardsAudience(plan);
  return (seat) =>
    (at(plan.x, seat) - plan.focal.x) * front.x + (at(plan.y, seat) - plan.focal.y) * front.y < 0;
}

/** How far each seat is from where everybody looks, in centimetres; a restricted view and one from behind count twice. */
export function viewCosts(plan: SeatPlan): Float64Array {
  const isBehind = behindStage(plan);
  const costs = new Float64Array(plan.seatCount);
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const distance = Math.hypot(at(plan.x, seat) - plan.focal.x, at(plan.y, seat) - plan.focal.y);
    const restricted = hasFlag(plan, seat, 'restrictedView') ? restrictedFactor : 1;
    costs[seat] = distance * restricted * (isBehind(seat) ? behindFactor : 1);
  }
  return costs;
}
