import { type PlanRow, type Point, type SeatPlan, seatFlags } from '@parterre/domain/seats/plan/plan';
import { boxAround, cornersOf, grown } from '../engine/box.ts';
import type { Block, Scene } from '../engine/scene.ts';

const usualPitch = 52;
const margin = 60;
const samples = 256;
const keptFlags = seatFlags.accessible | seatFlags.companion;

/** Of a row the ends and a few seats between them are enough: rows bend gently. */
function outlineOfRow({ x, y }: SeatPlan, { firstSeat, seatCount }: PlanRow): Point[] {
  const step = Math.max(1, Math.floor(seatCount / 4));
  const points: Point[] = [];
  for (let seat = 0; seat < seatCount; seat += step)
    points.push({ x: x[firstSeat + seat] ?? 0, y: y[firstSeat + seat] ?? 0 });
  const last = firstSeat + seatCount - 1;
  return [...points, { x: x[last] ?? 0, y: y[last] ?? 0 }];
}

function blocksOf(plan: SeatPlan): Block[] {
  return plan.sections.flatMap(({ firstRow, rowCount }) => {
    const rows = plan.rows.slice(firstRow, firstRow + rowCount);
    const first = rows[0]?.firstSeat ?? 0;
    const end = rows.reduce((seat, { seatCount }) => seat + seatCount, first);
    if (end === first) return [];
    return [{ first, end, box: boxAround(rows.flatMap((row) => outlineOfRow(plan, row))) }];
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
