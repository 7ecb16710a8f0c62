import type { PlanName } from '@parterre/domain/seats/plan/plan';
import { type Box, boxAround } from '../engine/box.ts';
import type { Scene } from '../engine/scene.ts';

/** A name with, perhaps, a price below it. */
export interface LabelText {
  readonly box: Box;
  readonly name: string;
  readonly note: string | undefined;
  readonly isOverSeats: boolean;
}

/** The zones that a stretch of seats belongs to. */
const zonesIn = (zone: Uint8Array, first: number, end: number): number[] => [
  ...new Set(zone.subarray(first, end)),
];

/** What is written onto the hall: its parts, where people stand, the stage. */
export function labelTexts(
  { plan, blocks }: Scene,
  nameOf: (named: PlanName) => string,
  noteOf: (zones: readonly number[]) => string | undefined,
): LabelText[] {
  const sections = blocks.flatMap(({ first, end, box }) => {
    const section = plan.sections[plan.rows[plan.row[first] ?? 0]?.section ?? 0];
    return section
      ? [{ box, name: nameOf(section), note: noteOf(zonesIn(plan.zone, first, end)), isOverSeats: true }]
      : [];
  });
  const areas = plan.general.map((area) => ({
    box: boxAround(area.outline),
    name: nameOf(area),
    note: noteOf([area.zone]),
    isOverSeats: false,
  }));
  const decorations = plan.decorations
    .filter(({ name }) => name !== '')
    .map((decoration) => ({
      box: boxAround(decoration.outline),
      name: nameOf(decoration),
      note: undefined,
      isOverSeats: false,
    }));
  return [...sections, ...areas, ...decorations];
}
