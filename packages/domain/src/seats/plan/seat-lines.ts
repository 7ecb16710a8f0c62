import { at, hasFlag, type PlanRow, type Point, type SeatPlan } from './plan.ts';

/** Seats that stand side by side and are priced together, as a line from the first to the last. */
export type SeatLine = { readonly section: number; readonly zone: number; readonly points: readonly Point[] };

/** In centimetres: a quarter of a seat. */
const minBendCm = 12;
/** As a cosine: of 45 degrees. */
const minTurnCosine = Math.SQRT1_2;

/** A hall in as few lines as show its shape: for a picture whose seats cannot be told apart anyway. */
export const seatLines = (plan: SeatPlan): SeatLine[] => plan.rows.flatMap((row) => rowLines(plan, row));

function rowLines(plan: SeatPlan, { section, firstSeat, seatCount }: PlanRow): SeatLine[] {
  const lines: { section: number; zone: number; points: Point[] }[] = [];
  for (let seat = firstSeat; seat < firstSeat + seatCount; seat += 1) {
    const zone = at(plan.zone, seat);
    const point = { x: at(plan.x, seat), y: at(plan.y, seat) };
    const line = lines.at(-1);
    const isApart = seat > firstSeat && hasFlag(plan, seat - 1, 'gapAfter');
    if (!line || line.zone !== zone || isApart || isRoundCorner(line.points, point))
      lines.push({ section, zone, points: [point] });
    else line.points.push(point);
  }
  return lines.map((line) => ({ ...line, points: withoutStraights(line.points) }));
}

/** Whether a row turns there as no row of a hall bends: around a table, or from one side of a box to the other. */
function isRoundCorner(points: readonly Point[], next: Point): boolean {
  const [before, last] = points.slice(-2);
  if (!before || !last) return false;
  const [ax, ay, bx, by] = [last.x - before.x, last.y - before.y, next.x - last.x, next.y - last.y];
  return ax * bx + ay * by < minTurnCosine * Math.hypot(ax, ay) * Math.hypot(bx, by);
}

/** Leaves out what stands on the straight line between others, give or take a little. */
function withoutStraights(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const bends = points.map((point) => distanceToLine(point, first, last));
  const farthest = bends.indexOf(Math.max(...bends));
  if (at(bends, farthest) < minBendCm) return [first, last];
  return [
    ...withoutStraights(points.slice(0, farthest + 1)),
    ...withoutStraights(points.slice(farthest)).slice(1),
  ];
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dx * (point.y - from.y) - dy * (point.x - from.x)) / length;
}
