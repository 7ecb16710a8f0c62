import { median } from './median.ts';
import type { Point } from './plan.ts';
import type { PlanDraft, RowDraft } from './plan-draft.ts';

const usualPitchCm = 55;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far apart the seats of a row stand. */
function pitches({ seats, curve }: RowDraft): number[] {
  const places = seats.flatMap(({ place }) => place ?? []);
  const onCurve = curve && seats.length > 1 ? [distance(curve.start, curve.end) / (seats.length - 1)] : [];
  return [...onCurve, ...places.slice(1).map((place, index) => distance(place, places[index] ?? place))];
}

export function centimetresPerUnit({ metresPerUnit, sections }: PlanDraft): number {
  if (metresPerUnit !== undefined) return metresPerUnit * 100;
  const usual = median(sections.flatMap(({ rows }) => rows.flatMap(pitches)));
  return usual > 0 ? usualPitchCm / usual : 1;
}

/** The same draft in whole centimetres. */
export function scaleDraft(draft: PlanDraft): PlanDraft {
  const factor = centimetresPerUnit(draft);
  const length = (units: number): number => Math.round(units * factor);
  const point = ({ x, y }: Point): Point => ({ x: length(x), y: length(y) });
  const outline = <Area extends { outline: readonly Point[] }>(area: Area): Area => ({
    ...area,
    outline: area.outline.map(point),
  });
  const row = ({ curve, seats, ...rest }: RowDraft): RowDraft => ({
    ...rest,
    curve: curve && { start: point(curve.start), end: point(curve.end), rise: length(curve.rise) },
    seats: seats.map((seat) => ({ ...seat, place: seat.place && point(seat.place) })),
  });
  return {
    ...draft,
    sections: draft.sections.map((section) => ({ ...section, rows: section.rows.map(row) })),
    general: draft.general.map(outline),
    decorations: draft.decorations.map(outline),
    focal: draft.focal && point(draft.focal),
    metresPerUnit: 0.01,
  };
}
