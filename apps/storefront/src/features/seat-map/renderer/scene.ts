import { type Point, type SeatPlan, seatFlags } from '@parterre/domain/seats/plan/plan';
import { type Box, boxAround, expandBox } from './box.ts';

/** The seats of a section: a range in the plan, and an area of the hall. */
export interface Block {
  readonly first: number;
  /** The seat after the last. */
  readonly end: number;
  readonly box: Box;
}

/** A plan with what drawing and hit-testing need of it. */
export interface Scene {
  readonly plan: SeatPlan;
  readonly box: Box;
  readonly blocks: readonly Block[];
  /** From one seat to the next, in centimetres. */
  readonly pitch: number;
  /** Wheelchair and companion seats. */
  readonly accessSeats: readonly number[];
}

const defaultPitch = 52;
const margin = 60;
const samples = 256;
const accessFlags = seatFlags.accessible | seatFlags.companion;

/** Plain numbers in one loop: it runs once, before it is compiled, on up to 100,000 seats. */
export function seatsBox({ x, y }: SeatPlan, first: number, end: number): Box {
  let left = x[first] ?? 0;
  let top = y[first] ?? 0;
  let right = left;
  let bottom = top;
  for (let seat = first; seat < end; seat += 1) {
    const atX = x[seat] ?? 0;
    const atY = y[seat] ?? 0;
    if (atX < left) left = atX;
    if (atX > right) right = atX;
    if (atY < top) top = atY;
    if (atY > bottom) bottom = atY;
  }
  return { left, top, right, bottom };
}

function sectionBlocks(plan: SeatPlan): Block[] {
  const { rows, sections, seatCount } = plan;
  return sections.flatMap(({ firstRow, rowCount }) => {
    const first = rows[firstRow]?.firstSeat ?? seatCount;
    const end = rows[firstRow + rowCount]?.firstSeat ?? seatCount;
    return end > first ? [{ first, end, box: seatsBox(plan, first, end) }] : [];
  });
}

/** Of a sample of neighbours. */
function medianPitch({ x, y, row, seatCount }: SeatPlan): number {
  const step = Math.max(1, Math.floor(seatCount / samples));
  const distances: number[] = [];
  for (let seat = 0; seat + 1 < seatCount; seat += step)
    if (row[seat] === row[seat + 1])
      distances.push(Math.hypot((x[seat + 1] ?? 0) - (x[seat] ?? 0), (y[seat + 1] ?? 0) - (y[seat] ?? 0)));
  return distances.sort((a, b) => a - b)[distances.length >> 1] ?? defaultPitch;
}

function findAccessSeats({ flags }: SeatPlan): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < flags.length; seat += 1) if ((flags[seat] ?? 0) & accessFlags) seats.push(seat);
  return seats;
}

const boxCorners = ({ left, top, right, bottom }: Box): Point[] => [
  { x: left, y: top },
  { x: right, y: bottom },
];

export function createScene(plan: SeatPlan): Scene {
  const blocks = sectionBlocks(plan);
  const outlines = [...plan.general, ...plan.decorations].flatMap(({ outline }) => outline);
  const box = boxAround([...blocks.flatMap((block) => boxCorners(block.box)), ...outlines]);
  return {
    plan,
    blocks,
    box: expandBox(box, margin),
    pitch: medianPitch(plan),
    accessSeats: findAccessSeats(plan),
  };
}
