import { sumOver } from './best-together.ts';
import { contiguousRuns, type SeatRun, seatsOfRun } from './contiguous-runs.ts';
import { leavesLoneNeighbour } from './lone-neighbour.ts';
import { lowest } from './lowest.ts';
import { distanceBetween, placeOf } from './nearest-seats.ts';
import { hasFlag, type Point } from './plan.ts';
import type { SeatSearch } from './seat-search.ts';
import { shuffledCost } from './shuffled-cost.ts';

// Enough to find a good split, few enough to be quick in any hall.
const mostAnchors = 12;
const nearPerPerson = 3;
const lonePenaltyCm = 500;

/** Seats side by side, with the point in their middle. */
type Stretch = SeatRun & { readonly middle: Point };

function stretchOf({ plan }: SeatSearch, { first, count }: SeatRun): Stretch {
  const from = placeOf(plan, first);
  const to = placeOf(plan, first + count - 1);
  return { first, count, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
}

const seatsIn = (runs: readonly SeatRun[]): number => runs.reduce((sum, { count }) => sum + count, 0);

/** How few groups so many people can sit in, given stretches from the longest on; 0 when there are too few seats. */
const fewestGroups = (longest: readonly Stretch[], people: number): number =>
  longest.findIndex((_, last) => seatsIn(longest.slice(0, last + 1)) >= people) + 1;

/** Says how many people to seat in a stretch so that the rest find room in the other groups; 0 when they cannot. */
function sizer(longest: readonly Stretch[], people: number, groups: number): (stretch: SeatRun) => number {
  const seats = seatsIn(longest.slice(0, groups));
  const shortest = longest[groups - 1]?.count ?? 0;
  const even = Math.ceil(people / groups);
  return ({ count }) => {
    const elsewhere = seats - Math.max(count, shortest);
    const least = Math.max(1, people - elsewhere);
    const most = Math.min(count, people - (groups - 1));
    return least > most ? 0 : Math.min(Math.max(even, least), most);
  };
}

const needsAisle = ({ request }: SeatSearch): boolean => request.needs?.includes('aisle') === true;

const hasAisle = ({ plan }: SeatSearch, run: SeatRun): boolean =>
  seatsOfRun(run).some((seat) => hasFlag(plan, seat, 'aisle'));

const partsOf = (search: SeatSearch, stretch: Stretch, size: number): Stretch[] =>
  Array.from({ length: stretch.count - size + 1 }, (_, offset) =>
    stretchOf(search, { first: stretch.first + offset, count: size }),
  );

/** The one that is nearest to a point and leaves no lone seat, if that can be. */
function bestPart(search: SeatSearch, parts: readonly Stretch[], near: Point): Stretch | undefined {
  const [best] = lowest(parts, 1, (part) => {
    const isLone = leavesLoneNeighbour(search.plan, search.ordinary, part);
    return distanceBetween(part.middle, near) + (isLone ? lonePenaltyCm : 0);
  });
  return best;
}

/** All that can be split over: every stretch, the longest of them, and how few groups they make. */
type Room = {
  readonly stretches: readonly Stretch[];
  readonly longest: readonly Stretch[];
  readonly groups: number;
};

/** Seats the first group in the anchor and the others as near to it as they find room. */
function splitAround(search: SeatSearch, { stretches, longest, groups }: Room, anchor: Stretch): Stretch[] {
  const { plan, request } = search;
  const farness = ({ middle }: Stretch): number => distanceBetween(middle, anchor.middle);
  const near = lowest(stretches, nearPerPerson * request.count, farness);
  // The longest are farther off, perhaps, but with them there is always room.
  const unused = new Set([anchor, ...[...near, ...longest].toSorted((a, b) => farness(a) - farness(b))]);
  const chosen: Stretch[] = [];
  let people = request.count;
  for (let left = groups; left > 0; left -= 1) {
    const longestLeft = longest.filter((stretch) => unused.has(stretch));
    const sizeIn = sizer(longestLeft, people, left);
    const next = [...unused].find((stretch) => sizeIn(stretch) > 0) ?? anchor;
    const parts = partsOf(search, next, sizeIn(next));
    const allowed =
      next === anchor && needsAisle(search) ? parts.filter((part) => hasAisle(search, part)) : parts;
    const part = bestPart(search, allowed, chosen[0]?.middle ?? plan.focal) ?? next;
    chosen.push(part);
    people -= part.count;
    unused.delete(next);
  }
  return chosen;
}

/** Where the first group may sit: near to where everybody looks, and at an aisle if that is needed. */
function anchorsIn(search: SeatSearch, { stretches, longest, groups }: Room): Stretch[] {
  const { request, costs } = search;
  const sizeIn = sizer(longest, request.count, groups);
  const fitting = stretches.filter(
    (stretch) => sizeIn(stretch) > 0 && (!needsAisle(search) || hasAisle(search, stretch)),
  );
  return lowest(fitting, mostAnchors, (stretch) =>
    shuffledCost(sumOver(costs, stretch) / stretch.count, request.seed, stretch.first),
  );
}

/** The party in as few groups as can be, near each other and near to where everybody looks. */
export function bestSplit(search: SeatSearch): number[] | undefined {
  const { plan, request, costs, forAnybody } = search;
  const stretches = contiguousRuns(plan, forAnybody).map((run) => stretchOf(search, run));
  const longest = lowest(stretches, 2 * request.count, ({ count }) => -count);
  const room = { stretches, longest, groups: fewestGroups(longest, request.count) };
  if (room.groups === 0) return undefined;
  const splits = anchorsIn(search, room).map((anchor) => splitAround(search, room, anchor));
  const [best] = lowest(splits, 1, (parts) => {
    const spread = parts.reduce(
      (sum, { middle }) => sum + distanceBetween(middle, parts[0]?.middle ?? middle),
      0,
    );
    const view = parts.reduce((sum, part) => sum + sumOver(costs, part), 0) / request.count;
    return shuffledCost(spread + view, request.seed, parts[0]?.first ?? 0);
  });
  return best?.flatMap(seatsOfRun).toSorted((a, b) => a - b);
}
