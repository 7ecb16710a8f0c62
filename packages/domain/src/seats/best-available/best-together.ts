import { leavesLoneNeighbour } from '../choosing/lone-neighbour.ts';
import { takeLowest } from '../choosing/take-lowest.ts';
import { at, hasFlag } from '../plan/plan.ts';
import { contiguousRuns, runSeats, type SeatMask, type SeatRun } from './contiguous-runs.ts';
import { asksForWheelchair, type SeatSearch } from './seat-search.ts';
import { shuffledCost } from './shuffled-cost.ts';

// More than any distance in a hall.
const lastResort = 1e9;

export function sumOver(column: ArrayLike<number>, { first, count }: SeatRun): number {
  let sum = 0;
  for (let seat = first; seat < first + count; seat += 1) sum += at(column, seat);
  return sum;
}

const union = (a: SeatMask, b: SeatMask): SeatMask => a.map((meant, seat) => meant | at(b, seat));

/** Every stretch of as many seats side by side as are wanted, and every table or box of just that size. */
function allChoices(search: SeatSearch): SeatRun[] {
  const { plan, request, forAnybody, forWheelchair, forCompanion, ofWholeRows } = search;
  const { count } = request;
  const mask = asksForWheelchair(search) ? union(forAnybody, union(forWheelchair, forCompanion)) : forAnybody;
  const choices: SeatRun[] = [];
  for (const run of contiguousRuns(plan, mask))
    for (let first = run.first; first + count <= run.first + run.count; first += 1)
      choices.push({ first, count });
  for (const { firstSeat: first, seatCount, soldWhole } of plan.rows)
    if (soldWhole && seatCount === count && sumOver(ofWholeRows, { first, count }) === count)
      choices.push({ first, count });
  return choices;
}

/** Whether the party gets what it needs, and nothing that others need more. */
function meetsNeeds(search: SeatSearch, choice: SeatRun): boolean {
  const { plan, needs, forWheelchair, forCompanion } = search;
  const wheelchairs = sumOver(forWheelchair, choice);
  const companions = sumOver(forCompanion, choice);
  if (wheelchairs !== (asksForWheelchair(search) ? 1 : 0) || companions > wheelchairs) return false;
  if (needs.has('companion') && companions === 0) return false;
  return !needs.has('aisle') || runSeats(choice).some((seat) => hasFlag(plan, seat, 'aisle'));
}

/** The seats side by side that leave no lone seat, if that can be, and are nearest to where everybody looks. */
export function bestTogether(search: SeatSearch): SeatRun | undefined {
  const { plan, request, costs, ordinary } = search;
  const choices = allChoices(search).filter((choice) => meetsNeeds(search, choice));
  const [best] = takeLowest(choices, 1, (choice) => {
    const distance = sumOver(costs, choice) / choice.count;
    const penalty = leavesLoneNeighbour(plan, ordinary, choice) ? lastResort : 0;
    return penalty + shuffledCost(distance, request.seed, choice.first);
  });
  return best;
}
