import type { PlanName, Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import { type Box, boxAround, middleOf } from '../engine/box.ts';
import type { Scene } from '../engine/scene.ts';

/** A name with, perhaps, a price below it. */
export interface LabelText {
  readonly at: Point;
  readonly box: Box;
  readonly name: string;
  readonly note: string | undefined;
  readonly isOverSeats: boolean;
}

export interface LabelWords {
  readonly nameOf: (named: PlanName) => string;
  /** What seats of some zones cost; `zones` are indexes of the plan. */
  readonly noteOf: (zones: readonly number[]) => string | undefined;
}

/** The zones that a stretch of seats belongs to. */
const zonesIn = (zone: Uint8Array, first: number, end: number): number[] => [
  ...new Set(zone.subarray(first, end)),
];

/** On a seat, since the middle of a bent section lies outside of it: in the middle row, half-way along. */
function middleSeat({ rows, row, x, y }: SeatPlan, first: number, end: number): Point {
  const [from = 0, to = 0] = [row[first], row[end - 1]];
  const { firstSeat = first, seatCount = 1 } = rows[(from + to) >> 1] ?? {};
  const seat = firstSeat + (seatCount >> 1);
  return { x: x[seat] ?? 0, y: y[seat] ?? 0 };
}

const outlined = (outline: readonly Point[]) => {
  const box = boxAround(outline);
  return { box, at: middleOf(box), isOverSeats: false };
};

/** What is written onto the hall: its parts, where people stand, the stage. */
export function labelTexts({ plan, blocks }: Scene, { nameOf, noteOf }: LabelWords): LabelText[] {
  const sections = blocks.flatMap(({ first, end, box }) => {
    const section = plan.sections[plan.rows[plan.row[first] ?? 0]?.section ?? 0];
    if (!section) return [];
    const note = noteOf(zonesIn(plan.zone, first, end));
    return [{ box, at: middleSeat(plan, first, end), name: nameOf(section), note, isOverSeats: true }];
  });
  const areas = plan.general.map((area) => ({
    ...outlined(area.outline),
    name: nameOf(area),
    note: noteOf([area.zone]),
  }));
  const decorations = plan.decorations
    .filter(({ name }) => name !== '')
    .map((decoration) => ({ ...outlined(decoration.outline), name: nameOf(decoration), note: undefined }));
  return [...sections, ...areas, ...decorations];
}
