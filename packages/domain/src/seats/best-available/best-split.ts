import { leavesLoneNeighbour } from '../choosing/lone-neighbour.ts';
import { takeLowest } from '../choosing/take-lowest.ts';
import { hasFlag, type Point } from '../plan/plan.ts';
import { distanceBetween, seatPosition } from '../plan/seat-position.ts';
import { sumOver } from './best-together.ts';
import { contiguousRuns, runSeats, type SeatRun } from './contiguous-runs.ts';
import type { SeatSearch } from './seat-search.ts';
import { shuffledCost } from './shuffled-cost.ts';

// Enough to find a good split, few enough to be quick in any hall.
const maxAnchors = 12;
const nearPerPerson = 3;
const lonePenaltyCm = 500;

/** Seats side by side, with the point in their middle. */
type Stretch = SeatRun & { readonly middle: Point };

function toStretch({ plan }: SeatSearch, { first, count }: SeatRun): Stretch {
  const from = seatPosition(plan, first);
  const to = seatPosition(plan, first + count - 1);
  return { first, count, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
}

const seatsIn = (runs: readonly SeatRun[]): number => runs.reduce((sum, { count }) => sum + count, 0);

/** How few groups so many people can sit in, given stretches from the longest on; 0 when there are too few seats. */
const minGroupCount = (longest: readonly Stretch[], people: number): number =>
  longest.findIndex((_, last) => seatsIn(longest.slice(0, last + 1)) >= people) + 1;

/** Says how many people to seat in a stretch so that the rest find room in the other groups; 0 when they cannot. */
function sizer(longest: readonly Stretch[], people: number, groups: number): (stretch: SeatRun) => number {
  const seats = seatsIn(longest.slice(0, groups));
  const shortest = longest[groups - 1]?.count ?? 0;
  const even = Math.ceil(people / groups);
  return ({ count }) => {
    const elsewhere = seats - Math.max(count, shortest);
    const minPeople = Math.max(1, people - elsewhere);
    return minPeople > count ? 0 : Math.min(Math.max(even, minPeople), count);
  };
}

const hasAisle = ({ plan }: SeatSearch, run: SeatRun): boolean =>
  runSeats(run).some((seat) => hasFlag(plan, seat, 'aisle'));

const stretchParts = (search: SeatSearch, stretch: Stretch, size: number): Stretch[] =>
  Array.from({ length: stretch.count - size + 1 }, (_, offset) =>
    toStretch(search, { first: stretch.first + offset, count: size }),
  );

/** The one that is nearest to a point and leaves no lone seat, if that can be. */
function bestPart(search: SeatSearch, parts: readonly Stretch[], near: Point): Stretch | undefined {
  const [best] = takeLowest(parts, 1, (part) => {
    const isLone = leavesLoneNeighbour(search.plan, search.ordinary, part);
    return distanceBetween(part.middle, near) + (isLone ? lonePenaltyCm : 0);
  });
  return best;
}

/** All that can be split over: every stretch, the longest of them, and into how many groups. */
type Room = {
  readonly stretches: readonly Stretch[];
  readonly longest: readonly Stretch[];
  readonly groups: number;
};

/** Seats the first group in the anchor and the others as near to it as they find room. */
function splitAround(search: SeatSearch, { stretches, longest, groups }: Room, anchor: Stretch): Stretch[] {
  const { plan, request, needs } = search;
  const farness = ({ middle }: Stretch): number => distanceBetween(middle, anchor.middle);
  // The longest are farther off, perhaps, but with them there is always room.
  const unused = new Set([
    anchor,
    ...takeLowest(stretches, nearPerPerson * request.count, farness),
    ...longest,
  ]);
  const chosen: Stretch[] = [];
  let people = request.count;
  for (let left = groups; left > 0; left -= 1) {
    const longestLeft = longest.filter((stretch) => unused.has(stretch));
    const sizeIn = sizer(longestLeft, people, left);
    const next = [...unused].find((stretch) => sizeIn(stretch) > 0) ?? anchor;
    const parts = stretchParts(search, next, sizeIn(next));
    const isAllowed = (part: Stretch): boolean =>
      next !== anchor || !needs.has('aisle') || hasAisle(search, part);
    const part = bestPart(search, parts.filter(isAllowed), chosen[0]?.middle ?? plan.focal) ?? next;
    chosen.push(part);
    people -= part.count;
    unused.delete(next);
  }
  return chosen;
}

/** Where the first group may sit: near to where everybody looks, and at an aisle if that is needed. */
function anchorsIn(search: SeatSearch, { stretches, longest, groups }: Room): Stretch[] {
  const { request, needs, costs } = search;
  const sizeIn = sizer(longest, request.count, groups);
  const isFitting = (stretch: Stretch): boolean =>
    sizeIn(stretch) > 0 && (!needs.has('aisle') || hasAisle(search, stretch));
  return takeLowest(stretches.filter(isFitting), maxAnchors, (stretch) =>
    shuffledCost(sumOver(costs, stretch) / stretch.count, request.seed, stretch.first),
  );
}

/** How far the groups sit from the first one and, on the average, from where everybody looks. */
function splitCost({ request, costs }: SeatSearch, parts: readonly Stretch[]): number {
  const [first] = parts;
  if (first === undefined) return 0;
  const spread = parts.reduce((sum, { middle }) => sum + distanceBetween(middle, first.middle), 0);
  const view = parts.reduce((sum, part) => sum + sumOver(costs, part), 0) / request.count;
  return shuffledCost(spread + view, request.seed, first.first);
}

/** The party in as few groups as can be, near each other and near to where everybody looks. */
export function bestSplit(search: SeatSearch): number[] | undefined {
  const { plan, request, forAnybody } = search;
  const stretches = contiguousRuns(plan, forAnybody).map((run) => toStretch(search, run));
  const longest = takeLowest(stretches, 2 * request.count, ({ count }) => -count);
  const minGroups = minGroupCount(longest, request.count);
  // An aisle may be found by one more group only.
  for (let groups = minGroups; groups > 0 && groups <= request.count; groups += 1) {
    const room = { stretches, longest, groups };
    const splits = anchorsIn(search, room).map((anchor) => splitAround(search, room, anchor));
    const [best] = takeLowest(splits, 1, (parts) => splitCost(search, parts));
    if (best) return best.flatMap(runSeats).toSorted((a, b) => a - b);
  }
  return undefined;
}
