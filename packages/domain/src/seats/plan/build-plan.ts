import { newPlaces, type Places, placeOnArc } from '../plan-file/row-arc.ts';
import { layOutRows } from './lay-out-rows.ts';
import { median } from './median.ts';
import { at, type PlanRow, type Point, type SeatPlan, seatFlags } from './plan.ts';
import type { PlanDraft, RowDraft, SeatDraft } from './plan-draft.ts';
import { standsAtEdge } from './stands-at-edge.ts';

// Neighbours stand closer than this many times the usual distance of their row.
const gapFactor = 1.6;
const plainNumber = /^(0|[1-9]\d{0,8})$/;

/** As much of a row as says where its seats stand. */
export type RowShape = Pick<RowDraft, 'curve'> & { readonly seats: readonly Pick<SeatDraft, 'place'>[] };

/** Writes where the seats of a row stand: each where it says itself, the others on the curve. */
export function placeRow(
  places: Places,
  { firstSeat, seatCount }: Pick<PlanRow, 'firstSeat' | 'seatCount'>,
  { seats, curve }: RowShape,
): void {
  if (curve) {
    const { start, end, rise } = curve;
    placeOnArc(places, firstSeat, seatCount, { ...start, dx: end.x - start.x, dy: end.y - start.y, rise });
  }
  seats.forEach(({ place }, index) => {
    if (place === undefined) return;
    places.x[firstSeat + index] = place.x;
    places.y[firstSeat + index] = place.y;
  });
}

/** How far it is from each seat of a row to the next. */
const seatSteps = ({ x, y }: Places, { firstSeat, seatCount }: PlanRow): number[] =>
  Array.from({ length: seatCount - 1 }, (_, index) => {
    const seat = firstSeat + index;
    return Math.hypot(at(x, seat + 1) - at(x, seat), at(y, seat + 1) - at(y, seat));
  });

const ownFlags = ({ accessible, companion, restrictedView }: SeatDraft): number =>
  (accessible ? seatFlags.accessible : 0) |
  (companion ? seatFlags.companion : 0) |
  (restrictedView ? seatFlags.restrictedView : 0);

function flagRow(flags: Uint8Array, places: Places, row: PlanRow, { seats }: RowDraft): void {
  const steps = seatSteps(places, row);
  const widest = median(steps) * gapFactor;
  seats.forEach((seat, index) => {
    const hasNext = index < steps.length;
    const gap = hasNext && (seat.gapAfter ?? at(steps, index) > widest);
    flags[row.firstSeat + index] = ownFlags(seat) | (gap ? seatFlags.gapAfter : 0);
  });
  seats.forEach(({ aisle }, index) => {
    const seat = row.firstSeat + index;
    if (aisle ?? standsAtEdge({ flags }, row, seat)) flags[seat] = at(flags, seat) | seatFlags.aisle;
  });
}

/** The middle of the upper edge of all that is sold. */
function usualFocal({ x, y }: Places, areas: PlanDraft['general']): Point {
  const corners = areas.flatMap(({ outline }) => outline);
  const xs = [...x, ...corners.map((corner) => corner.x)].sort((a, b) => a - b);
  const ys = [...y, ...corners.map((corner) => corner.y)].sort((a, b) => a - b);
  return { x: Math.round(((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2), y: ys[0] ?? 0 };
}

/** Lays a draft in centimetres out in columns, and finds the gaps and aisles that it does not speak of. */
export function buildPlan(draft: PlanDraft): SeatPlan {
  const layout = layOutRows(
    draft.sections.map(({ rows, ...section }) => ({
      ...section,
      rows: rows.map(({ label, soldWhole, seats }) => ({ label, soldWhole, seatCount: seats.length })),
    })),
  );
  const rows = draft.sections.flatMap((section) => section.rows);
  const seats = rows.flatMap((row) => row.seats);
  const places = newPlaces(layout.seatCount);
  const flags = new Uint8Array(layout.seatCount);
  layout.rows.forEach((row, index) => {
    const rowDraft = rows[index];
    if (rowDraft === undefined) return;
    placeRow(places, row, rowDraft);
    flagRow(flags, places, row, rowDraft);
  });
  return {
    name: draft.name,
    focal: draft.focal ?? usualFocal(places, draft.general),
    zones: draft.zones,
    general: draft.general,
    decorations: draft.decorations,
    ...layout,
    ...places,
    flags,
    zone: Uint8Array.from(seats, ({ zone }) => zone),
    number: Int32Array.from(seats, ({ label }) => (plainNumber.test(label) ? Number(label) : 0)),
    labels: new Map(
      seats.flatMap(({ label }, seat) => (plainNumber.test(label) ? [] : [[seat, label] as const])),
    ),
  };
}
