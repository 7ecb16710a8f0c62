import { type SeatPlan, seatFlags } from '@parterre/domain/seats/plan/plan';
import { type Box, boxAround, cornersOf, grown } from '../engine/box.ts';
import type { Block, Scene } from '../engine/scene.ts';

const usualPitch = 52;
const margin = 60;
const samples = 256;
const keptFlags = seatFlags.accessible | seatFlags.companion;

/** Plain numbers in one loop, which is quick before it is compiled. */
function boxOfSeats({ x, y }: SeatPlan, first: number, end: number): Box {
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

function blocksOf(plan: SeatPlan): Block[] {
  const { rows, sections, seatCount } = plan;
  return sections.flatMap(({ firstRow, rowCount }) => {
    const first = rows[firstRow]?.firstSeat ?? seatCount;
    const end = rows[firstRow + rowCount]?.firstSeat ?? seatCount;
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
