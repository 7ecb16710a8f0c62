import { type SeatPlan, seatFlags } from '@parterre/domain/seats/plan/plan';
import { type Box, boxAround, cornersOf, grown, noBox } from './box.ts';

/** The seats of a section, which lie close to each other in the plan as they do in the hall. */
export interface Block {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
  readonly box: Box;
}

/** A plan, made ready for drawing. */
export interface Scene {
  readonly plan: SeatPlan;
  readonly box: Box;
  readonly blocks: readonly Block[];
  /** From one seat to the next, in centimetres. */
  readonly pitch: number;
  /** Seats that are kept for wheelchairs and company. */
  readonly keptSeats: readonly number[];
}

const usualPitch = 52;
const margin = 60;
const samples = 256;
const keptFlags = seatFlags.accessible | seatFlags.companion;

function boxOfSeats({ x, y }: SeatPlan, first: number, end: number): Box {
  let { left, top, right, bottom } = noBox;
  for (let seat = first; seat < end; seat += 1) {
    const [atX = 0, atY = 0] = [x[seat], y[seat]];
    if (atX < left) left = atX;
    if (atX > right) right = atX;
    if (atY < top) top = atY;
    if (atY > bottom) bottom = atY;
  }
  return { left, top, right, bottom };
}

function blocksOf(plan: SeatPlan): Block[] {
  return plan.sections.flatMap(({ firstRow, rowCount }) => {
    const last = plan.rows[firstRow + rowCount - 1];
    const first = plan.rows[firstRow]?.firstSeat ?? 0;
    const end = last ? last.firstSeat + last.seatCount : first;
    return end > first ? [{ first, end, box: boxOfSeats(plan, first, end) }] : [];
  });
}

/** The middle one of some distances between neighbours. */
function pitchOf({ x, y, row, seatCount }: SeatPlan): number {
  const step = Math.max(1, Math.floor(seatCount / samples));
  const distances: number[] = [];
  for (let seat = 0; seat + 1 < seatCount; seat += step)
    if (row[seat] === row[seat + 1])
      distances.push(Math.hypot((x[seat + 1] ?? 0) - (x[seat] ?? 0), (y[seat + 1] ?? 0) - (y[seat] ?? 0)));
  return distances.sort((a, b) => a - b)[distances.length >> 1] ?? usualPitch;
}

function keptSeatsOf({ flags }: SeatPlan): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < flags.length; seat += 1) if ((flags[seat] ?? 0) & keptFlags) seats.push(seat);
  return seats;
}

export function sceneOf(plan: SeatPlan): Scene {
  const blocks = blocksOf(plan);
  const outlines = [...plan.general, ...plan.decorations].flatMap(({ outline }) => outline);
  const box = boxAround([...blocks.flatMap((block) => cornersOf(block.box)), ...outlines]);
  return { plan, blocks, box: grown(box, margin), pitch: pitchOf(plan), keptSeats: keptSeatsOf(plan) };
}
