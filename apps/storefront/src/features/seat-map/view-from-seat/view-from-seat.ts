import type { Point, SeatPlan } from '@parterre/domain/seats/plan/plan';

/** The stage as seen from a seat, in a picture that is 16 wide and 9 high with its centre at 0. */
export interface ViewFromSeat {
  /** Outlines of the stage: its floor and the wall behind it. */
  readonly floor: readonly Point[];
  readonly wall: readonly Point[];
  /** Heads of the people in front, the farthest first; `size` is their radius. */
  readonly heads: readonly (Point & { readonly size: number })[];
}

const eyeHeight = 120;
const headHeight = 125;
const headRadius = 12;
const stageHeight = 90;
const wallHeight = 620;
const defaultStageWidth = 1200;
// Rows rise by about this share of their depth.
const rake = 0.22;
const maxHeadDistance = 900;
const maxHeads = 90;
const zoom = 11;

interface Eye extends Point {
  readonly height: number;
  /** Unit vector towards the stage. */
  readonly ahead: Point;
}

/** As if the hall rose evenly from its nearest seat. */
const floorHeight = (distance: number, nearest: number): number => Math.max(0, distance - nearest) * rake;

const distanceTo = ({ focal }: SeatPlan, { x, y }: Point): number => Math.hypot(x - focal.x, y - focal.y);

const seatPoint = ({ x, y }: SeatPlan, seat: number): Point => ({ x: x[seat] ?? 0, y: y[seat] ?? 0 });

/** Onto a plane in front of the eye; undefined for points behind it. */
function project(eye: Eye, { x, y }: Point, height: number): Point | undefined {
  const [dx, dy] = [x - eye.x, y - eye.y];
  const depth = dx * eye.ahead.x + dy * eye.ahead.y;
  if (depth < 40) return undefined;
  const aside = dy * eye.ahead.x - dx * eye.ahead.y;
  return { x: (aside / depth) * zoom, y: ((eye.height - height) / depth) * zoom };
}

/** The decoration nearest to the focal point, or a stage of the default width where the plan draws none. */
function stageOutline(plan: SeatPlan): readonly Point[] {
  const { focal, decorations } = plan;
  const nearest = decorations
    .map(({ outline }) => outline)
    .filter((outline) => outline.length > 2)
    .toSorted((a, b) => distanceToCentre(a, focal) - distanceToCentre(b, focal));
  const half = defaultStageWidth / 2;
  const defaultOutline = [-half, half].map((dx) => ({ x: focal.x + dx, y: focal.y }));
  return nearest[0] && distanceToCentre(nearest[0], focal) < defaultStageWidth ? nearest[0] : defaultOutline;
}

function distanceToCentre(outline: readonly Point[], { x, y }: Point): number {
  const middle = outline.reduce((sum, point) => ({ x: sum.x + point.x, y: sum.y + point.y }), { x: 0, y: 0 });
  return Math.hypot(middle.x / outline.length - x, middle.y / outline.length - y);
}

/** The leftmost and the rightmost point of the stage as seen from the eye: the back wall is drawn between them. */
function wallEnds(eye: Eye, outline: readonly Point[]): Point[] {
  const aside = ({ x, y }: Point): number => (y - eye.y) * eye.ahead.x - (x - eye.x) * eye.ahead.y;
  const depth = ({ x, y }: Point): number => (x - eye.x) * eye.ahead.x + (y - eye.y) * eye.ahead.y;
  const sorted = outline.toSorted((a, b) => aside(a) - aside(b) || depth(b) - depth(a));
  const [left, right] = [sorted[0], sorted.at(-1)];
  if (!left || !right) return [];
  const behind = Math.max(...outline.map(depth)) - Math.min(depth(left), depth(right));
  return [left, right].map(({ x, y }) => ({ x: x + eye.ahead.x * behind, y: y + eye.ahead.y * behind }));
}

function headsInFront(plan: SeatPlan, eye: Eye, seat: number, nearest: number): ViewFromSeat['heads'] {
  const heads: (Point & { size: number; depth: number })[] = [];
  for (let other = 0; other < plan.seatCount; other += 1) {
    const point = seatPoint(plan, other);
    const depth = (point.x - eye.x) * eye.ahead.x + (point.y - eye.y) * eye.ahead.y;
    if (other === seat || depth < 40 || depth > maxHeadDistance) continue;
    const at = project(eye, point, floorHeight(distanceTo(plan, point), nearest) + headHeight);
    if (at && Math.abs(at.x) < 9) heads.push({ ...at, depth, size: (headRadius / depth) * zoom });
  }
  return heads
    .toSorted((a, b) => a.depth - b.depth)
    .slice(0, maxHeads)
    .reverse();
}

/** Computed from the plan alone. */
export function computeViewFromSeat(plan: SeatPlan, seat: number): ViewFromSeat {
  const point = seatPoint(plan, seat);
  const distance = Math.max(distanceTo(plan, point), 1);
  let nearest = distance;
  for (let other = 0; other < plan.seatCount; other += 1)
    nearest = Math.min(nearest, distanceTo(plan, seatPoint(plan, other)));
  const ahead = { x: (plan.focal.x - point.x) / distance, y: (plan.focal.y - point.y) / distance };
  const eye = { ...point, ahead, height: floorHeight(distance, nearest) + eyeHeight };
  const outline = stageOutline(plan);
  const at = (points: readonly Point[], height: number): Point[] =>
    points.flatMap((point) => project(eye, point, height) ?? []);
  const ends = wallEnds(eye, outline);
  return {
    floor: at(outline, stageHeight),
    wall: [...at(ends, stageHeight), ...at(ends.toReversed(), stageHeight + wallHeight)],
    heads: headsInFront(plan, eye, seat, nearest),
  };
}
