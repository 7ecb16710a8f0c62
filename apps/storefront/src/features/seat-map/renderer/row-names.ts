import type { PlanRow, Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import { type Box, boxCentre, boxesOverlap, expandBox } from './box.ts';
import type { Context2d } from './canvas.ts';
import { type MapColours, toCssColour } from './map-colours.ts';
import { type Scene, seatsBox } from './scene.ts';
import { type Size, toScreen, type View, visibleBox } from './view.ts';

/** The name of a row, and the middle of where it is written, in pixels. */
export interface RowName extends Point {
  readonly text: string;
}

/** In pixels of the canvas. */
export interface RowSpace {
  readonly view: View;
  readonly size: Size;
  /** The height of the letters. */
  readonly letterSize: number;
}

/** From the last seat of a row to its name, in seats. */
const distance = 0.95;

const seatPoint = ({ x, y }: SeatPlan, seat: number): Point => ({ x: x[seat] ?? 0, y: y[seat] ?? 0 });

function isInBox({ left, top, right, bottom }: Box, plan: SeatPlan, seat: number): boolean {
  const { x, y } = seatPoint(plan, seat);
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Where the row would go on beyond its end; a single seat has its name on both sides. */
function beyondEnd(plan: SeatPlan, row: PlanRow, step: -1 | 1, pitch: number): Point {
  const end = seatPoint(plan, step < 0 ? row.firstSeat : row.firstSeat + row.seatCount - 1);
  const inner = seatPoint(plan, step < 0 ? row.firstSeat + 1 : row.firstSeat + row.seatCount - 2);
  const [dx, dy] = row.seatCount > 1 ? [end.x - inner.x, end.y - inner.y] : [step, 0];
  const share = (distance * pitch) / Math.hypot(dx, dy);
  return { x: end.x + dx * share, y: end.y + dy * share };
}

/** Where the way from one point to another leaves the box; the other point where it does not. */
function exitPoint(from: Point, to: Point, { left, top, right, bottom }: Box): Point {
  const share = (start: number, end: number, low: number, high: number): number => {
    if (end < low) return (start - low) / (start - end);
    return end > high ? (high - start) / (end - start) : 1;
  };
  const part = Math.min(share(from.x, to.x, left, right), share(from.y, to.y, top, bottom));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/**
 * The names at both ends of each row in sight. The name of an end that is out of sight stays at the edge of the picture, where
 * the row leaves it; a table has one name, in its middle.
 */
export function placeRowNames(
  { plan, blocks, pitch }: Scene,
  { view, size, letterSize }: RowSpace,
): RowName[] {
  const seen = visibleBox(view, size);
  const room = expandBox(seen, -letterSize / view.scale);
  const names: RowName[] = [];
  const addName = (text: string, point: Point): void => {
    const { x, y } = toScreen(view, size, point);
    const isClear = names.every(
      (other) => Math.abs(other.x - x) > 1.4 * letterSize || Math.abs(other.y - y) > letterSize,
    );
    if (isClear) names.push({ text, x, y });
  };
  const addRow = (row: PlanRow): void => {
    const end = row.firstSeat + row.seatCount;
    let first = row.firstSeat;
    let last = end - 1;
    while (first < end && !isInBox(room, plan, first)) first += 1;
    while (last > first && !isInBox(room, plan, last)) last -= 1;
    if (first === end) return;
    const addEnd = (seat: number, step: -1 | 1): void => {
      const isEnd = seat === (step < 0 ? row.firstSeat : end - 1);
      const next = isEnd ? beyondEnd(plan, row, step, pitch) : seatPoint(plan, seat + step);
      addName(row.label, exitPoint(seatPoint(plan, seat), next, room));
    };
    if (row.soldWhole) addName(row.label, boxCentre(seatsBox(plan, row.firstSeat, end)));
    else {
      addEnd(first, -1);
      addEnd(last, 1);
    }
  };
  for (const { first, end, box } of blocks) {
    if (!boxesOverlap(seen, expandBox(box, 1))) continue;
    for (const row of plan.rows.slice(plan.row[first], (plan.row[end - 1] ?? 0) + 1)) addRow(row);
  }
  return names;
}

/** The middle of the first row that is seen of a block, in pixels; undefined when none of its seats is. */
export function findSeenMiddle(
  { plan, blocks }: Scene,
  block: number,
  { view, size }: Pick<RowSpace, 'view' | 'size'>,
): Point | undefined {
  const seen = visibleBox(view, size);
  const { first = 0, end = 0 } = blocks[block] ?? {};
  let from: number | undefined;
  let to = first;
  for (let seat = first; seat < end; seat += 1) {
    if (from !== undefined && plan.row[seat] !== plan.row[from]) break;
    if (!isInBox(seen, plan, seat)) continue;
    from ??= seat;
    to = seat;
  }
  return from === undefined ? undefined : toScreen(view, size, seatPoint(plan, (from + to) >> 1));
}

/** On a piece of paper each: at the edge they lie over seats. */
export function drawRowNames(
  context: Context2d,
  names: readonly RowName[],
  { letterSize, colours }: { readonly letterSize: number; readonly colours: MapColours },
): void {
  context.font = `600 ${letterSize}px ${colours.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const paper = toCssColour(colours.paper);
  const ink = toCssColour(colours.ink);
  for (const { text, x, y } of names) {
    const half = context.measureText(text).width / 2 + letterSize * 0.3;
    context.fillStyle = paper;
    context.fillRect(x - half, y - letterSize * 0.7, 2 * half, letterSize * 1.4);
    context.fillStyle = ink;
    context.fillText(text, x, y);
  }
}
