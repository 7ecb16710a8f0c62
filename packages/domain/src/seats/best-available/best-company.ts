import { nearestSeats } from '../choosing/nearest-seats.ts';
import { takeLowest } from '../choosing/take-lowest.ts';
import { at, hasFlag } from '../plan/plan.ts';
import { distanceBetween, seatPosition } from '../plan/seat-position.ts';
import type { SeatSearch } from './seat-search.ts';

// Enough to find good company, few enough to be quick in any hall.
const maxSpaces = 16;

/** A wheelchair space, and the others of the party as near to it as can be. */
export function bestCompany(search: SeatSearch): number[] | undefined {
  const { plan, request, needs, costs, forAnybody, forWheelchair, forCompanion } = search;
  const { count } = request;
  const companions = needs.has('companion') ? 1 : 0;
  const spaces = nearestSeats(plan, forWheelchair, plan.focal, maxSpaces);
  const parties = spaces.map((space) => {
    const from = seatPosition(plan, space);
    const companion = nearestSeats(plan, forCompanion, from, companions);
    return [space, ...companion, ...nearestSeats(plan, forAnybody, from, count - 1 - companions)];
  });
  const isFitting = (party: readonly number[]): boolean =>
    party.length === count && (!needs.has('aisle') || party.some((seat) => hasFlag(plan, seat, 'aisle')));
  const [best] = takeLowest(parties.filter(isFitting), 1, (party) => {
    const [space = 0] = party;
    const spread = party.reduce(
      (sum, seat) => sum + distanceBetween(seatPosition(plan, seat), seatPosition(plan, space)),
      0,
    );
    return spread + at(costs, space);
  });
  return best?.toSorted((a, b) => a - b);
}
