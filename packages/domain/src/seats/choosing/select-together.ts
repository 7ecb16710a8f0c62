import { runAround, runSeats, type SeatMask, type SeatRun } from '../best-available/contiguous-runs.ts';
import { freeOrdinarySeats, isOrdinary } from '../best-available/ordinary-seats.ts';
import { type BitSet, hasSeat } from '../bit-set.ts';
import { hasFlag, type SeatPlan } from '../plan/plan.ts';
import { leavesLoneNeighbour } from './lone-neighbour.ts';
import {
  addSeats,
  type Choosing,
  refused,
  type SelectionResult,
  soldWith,
  unaccompanied,
} from './selection.ts';
import { takeLowest } from './take-lowest.ts';

// Rather any other place in the row than one that leaves a lone seat.
const lonePenalty = 1000;

/** Whoever taps a seat that is kept for some may have those around it too; whoever taps another may not have the kept ones. */
function maskFor(plan: SeatPlan, free: BitSet, tapped: number): SeatMask {
  if (isOrdinary(plan, tapped)) return freeOrdinarySeats(plan, free);
  return Uint8Array.from({ length: plan.seatCount }, (_, seat) => (hasSeat(free, seat) ? 1 : 0));
}

/** One wheelchair space is enough for one tap. */
const isFair = (plan: SeatPlan, run: SeatRun): boolean =>
  runSeats(run).filter((seat) => hasFlag(plan, seat, 'accessible')).length <= 1 &&
  unaccompanied(plan, runSeats(run)).length === 0;

/** As many seats side by side as are wanted, with the tapped one as near to their middle as can be. */
export function selectTogether(choosing: Choosing, tapped: number, count: number): SelectionResult {
  const { plan, free } = choosing;
  const whole = soldWith(plan, tapped);
  if (whole.length > 1) return addSeats(choosing, [], whole);
  if (!hasSeat(free, tapped)) return refused('taken');
  const run = runAround(plan, maskFor(plan, free, tapped), tapped);
  const choices = Array.from({ length: count }, (_, before) => ({ first: tapped - before, count })).filter(
    ({ first }) => first >= run.first && first + count <= run.first + run.count,
  );
  const ordinary = freeOrdinarySeats(plan, free);
  const [best] = takeLowest(
    choices.filter((choice) => isFair(plan, choice)),
    1,
    (choice) => {
      const offCentre = Math.abs(choice.first + (count - 1) / 2 - tapped);
      return offCentre + (leavesLoneNeighbour(plan, ordinary, choice) ? lonePenalty : 0);
    },
  );
  return best ? addSeats(choosing, [], runSeats(best)) : refused('no_room');
}
