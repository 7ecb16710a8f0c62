import type { Point, SeatPlan } from '@parterre/domain/seats/plan/plan';

/** What somebody on a seat sees, in a frame that is 16 wide and 9 high with the middle at 0. */
export interface StageSight {
  /** Outlines of the stage: its floor and the wall behind it. */
  readonly floor: readonly Point[];
  readonly wall: readonly Point[];
  /** Heads of those in front, the farthest first; `size` is their radius. */
  readonly heads: readonly (Point & { readonly size: number })[];
}

const eyeHeight = 120;
const headHeight = 125;
const headRadius = 12;
const stageHeight = 90;
const wallHeight = 620;
const usualStageWidth = 1200;
// Rows rise by about this share of their depth.
const rake = 0.22;
const farthestHead = 900;
const mostHeads = 90;
const zoom = 11;

interface Eye extends Point {
  readonly height: number;
  /** Unit vector towards the stage. */
  readonly ahead: Point;
}

/** The nearer to the stage, the lower; as if the hall rose evenly. */
const groundAt = (distance: number, nearest: number): number => Math.max(0, distance - nearest) * rake;

const distanceTo = ({ focal }: SeatPlan, { x, y }: Point): number => Math.hypot(x - focal.x, y - focal.y);

const placeOf = ({ x, y }: SeatPlan, seat: number): Point => ({ x: x[seat] ?? 0, y: y[seat] ?? 0 });

/** Onto a pane before the eye; undefined for what is behind it. */
function projected(eye: Eye, { x, y }: Point, height: number): Point | undefined {
  const [dx, dy] = [x - eye.x, y - eye.y];
  const depth = dx * eye.ahead.x + dy * eye.ahead.y;
  if (depth < 40) return undefined;
  const aside = dy * eye.ahead.x - dx * eye.ahead.y;
  return { x: (aside / depth) * zoom, y: ((eye.height - height) / depth) * zoom };
}

/** The decoration that everybody looks at, or a stage of the usual width where the plan draws none. */
function stageOutline(plan: SeatPlan): readonly Point[] {
  const { focal, decorations } = plan;
  const nearest = decorations
    .map(({ outline }) => outline)
    .filter((outline) => outline.length > 2)
    .toSorted((a, b) => farness(a, focal) - farness(b, focal));
  const half = usualStageWidth / 2;
  const usual = [-half, half].map((dx) => ({ x: focal.x + dx, y: focal.y }));
  return nearest[0] && farness(nearest[0], focal) < usualStageWidth ? nearest[0] : usual;
}

function farness(outline: readonly Point[], { x, y }: Point): number {
  const middle = outline.reduce((sum, point) => ({ x: sum.x + point.x, y: sum.y + point.y }), { x: 0, y: 0 });
  return Math.hypot(middle.x / outline.length - x, middle.y / outline.length - y);
}

/** The two points of an outline that are farthest to either side, seen from here: the wall stands between them. */
function wallEnds(eye: Eye, outline: readonly Point[]): Point[] {
  const aside = ({ x, y }: Point): number => (y - eye.y) * eye.ahead.x - (x - eye.x) * eye.ahead.y;
  const depth = ({ x, y }: Point): number => (x - eye.x) * eye.ahead.x + (y - eye.y) * eye.ahead.y;
  const sorted = outline.toSorted((a, b) => aside(a) - aside(b) || depth(b) - depth(a));
  const [left, right] = [sorted[0], sorted.at(-1)];
  if (!left || !right) return [];
  const behind = Math.max(...outline.map(depth)) - Math.min(depth(left), depth(right));
  return [left, right].map(({ x, y }) => ({ x: x + eye.ahead.x * behind, y: y + eye.ahead.y * behind }));
}

function headsBefore(plan: SeatPlan, eye: Eye, seat: number, nearest: number): StageSight['heads'] {
  const heads: (Point & { size: number; depth: number })[] = [];
  for (let other = 0; other < plan.seatCount; other += 1) {
    const place = placeOf(plan, other);
    const depth = (place.x - eye.x) * eye.ahead.x + (place.y - eye.y) * eye.ahead.y;
    if (other === seat || depth < 40 || depth > farthestHead) continue;
    const at = projected(eye, place, groundAt(distanceTo(plan, place), nearest) + headHeight);
    if (at && Math.abs(at.x) < 9) heads.push({ ...at, depth, size: (headRadius / depth) * zoom });
  }
  return heads
    .toSorted((a, b) => a.depth - b.depth)
    .slice(0, mostHeads)
    .reverse();
}

/** Computed from the plan alone: how large the stage is, from which side it is seen, and over whose heads. */
export function stageSight(plan: SeatPlan, seat: number): StageSight {
  const place = placeOf(plan, seat);
  const distance = Math.max(distanceTo(plan, place), 1);
  let nearest = distance;
  for (let other = 0; other < plan.seatCount; other += 1)
    nearest = Math.min(nearest, distanceTo(plan, placeOf(plan, other)));
  const ahead = { x: (plan.focal.x - place.x) / distance, y: (plan.focal.y - place.y) / distance };
  const eye = { ...place, ahead, height: groundAt(distance, nearest) + eyeHeight };
  const outline = stageOutline(plan);
  const at = (points: readonly Point[], height: number): Point[] =>
    points.flatMap((point) => projected(eye, point, height) ?? []);
  const ends = wallEnds(eye, outline);
  return {
    floor: at(outline, stageHeight),
    wall: [...at(ends, stageHeight), ...at(ends.toReversed(), stageHeight + wallHeight)],
    heads: headsBefore(plan, eye, seat, nearest),
  };
}
