import type { Point, SeatPlan } from '@parterre/domain/seats/plan/plan';

/** Seats by squares of the plan, so that the one under a finger is found at once. */
export interface SeatGrid {
  readonly plan: SeatPlan;
  readonly cell: number;
  readonly columns: number;
  readonly left: number;
  readonly top: number;
  /** Where each square begins in `seats`. */
  readonly starts: Uint32Array;
  readonly seats: Uint32Array;
}

const minValue = (values: Int32Array): number => values.reduce((a, b) => Math.min(a, b), 0x7fffffff);
const maxValue = (values: Int32Array): number => values.reduce((a, b) => Math.max(a, b), -0x80000000);

/** Squares are two seats wide. */
export function buildSeatGrid(plan: SeatPlan, pitch: number): SeatGrid {
  const { x, y, seatCount } = plan;
  const cell = 2 * pitch;
  const [left, top] = seatCount > 0 ? [minValue(x), minValue(y)] : [0, 0];
  const columns = seatCount > 0 ? Math.floor((maxValue(x) - left) / cell) + 1 : 1;
  const rows = seatCount > 0 ? Math.floor((maxValue(y) - top) / cell) + 1 : 1;
  const cellIndex = (seat: number): number =>
    Math.floor(((y[seat] ?? 0) - top) / cell) * columns + Math.floor(((x[seat] ?? 0) - left) / cell);
  const starts = new Uint32Array(columns * rows + 1);
  for (let seat = 0; seat < seatCount; seat += 1)
    starts[cellIndex(seat) + 1] = (starts[cellIndex(seat) + 1] ?? 0) + 1;
  for (let index = 1; index < starts.length; index += 1)
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
  const next = starts.slice();
  const seats = new Uint32Array(seatCount);
  for (let seat = 0; seat < seatCount; seat += 1) {
    const index = cellIndex(seat);
    seats[next[index] ?? 0] = seat;
    next[index] = (next[index] ?? 0) + 1;
  }
  return { plan, cell, columns, left, top, starts, seats };
}

/** The nearest seat within reach, if there is one. `reach` is at most the width of a square. */
export function findNearestSeat(grid: SeatGrid, { x, y }: Point, reach: number): number | undefined {
  const { plan, cell, columns, left, top, starts, seats } = grid;
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - top) / cell);
  let nearest: number | undefined;
  let distance = reach;
  for (let nearRow = row - 1; nearRow <= row + 1; nearRow += 1)
    for (
      let nearColumn = Math.max(column - 1, 0);
      nearColumn <= Math.min(column + 1, columns - 1);
      nearColumn += 1
    ) {
      const index = nearRow * columns + nearColumn;
      for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1) {
        const seat = seats[at] ?? 0;
        const seatDistance = Math.hypot((plan.x[seat] ?? 0) - x, (plan.y[seat] ?? 0) - y);
        if (seatDistance > distance) continue;
        nearest = seat;
        distance = seatDistance;
      }
    }
  return nearest;
}

/** Whether a ray to the right crosses the outline an odd number of times. */
function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((a, index) => {
    const b = outline.at(index - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** The area or decoration that a point lies in, by its index. */
export function findAreaAt(
  areas: readonly { readonly outline: readonly Point[] }[],
  point: Point,
): number | undefined {
  const found = areas.findIndex(({ outline }) => isInside(outline, point));
  return found < 0 ? undefined : found;
}
