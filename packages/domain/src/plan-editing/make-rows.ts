import type { Point } from '../seats/plan/plan.ts';
import type { PretixRow, PretixSeat } from '../seats/pretix/pretix-document.ts';
import { type Arc, arcBehind, seatsOnArc } from './arc.ts';
import { nextLabels } from './labels.ts';
import {
  freshGuids,
  mapSame,
  minus,
  type PlanAddress,
  type PlanDocument,
  toUnits,
  zoneCorner,
} from './plan-document.ts';

/** Rows one behind another, in centimetres. */
export interface NewRows {
  /** The section that they stand in, by its index. */
  readonly zone: number;
  readonly category: string;
  readonly first: Arc;
  readonly rowCount: number;
  readonly rowPitchCm: number;
  readonly seatPitchCm: number;
  /** As many in each row as in the first; else as many as each has room for. */
  readonly hasEqualRows: boolean;
  /** Of the first row; the others count on from it. */
  readonly label: string;
  readonly random: () => string;
}

const maxRowsAtOnce = 200;
const maxSeatsInRow = 1000;

export function addRows(document: PlanDocument, rows: NewRows): PlanDocument {
  const { zone: zoneIndex, first, rowPitchCm, seatPitchCm } = rows;
  const newGuid = freshGuids(document, rows.random);
  const rowCount = Math.min(rows.rowCount, maxRowsAtOnce);
  const labels = nextLabels(rows.label, rowCount);
  const equal = seatsOnArc(first, seatPitchCm);
  const made = labels.map((label, index): PretixRow => {
    const arc = arcBehind(first, index * rowPitchCm);
    const count = Math.min(rows.hasEqualRows ? equal : seatsOnArc(arc, seatPitchCm), maxSeatsInRow);
    const seats = Array.from(
      { length: count },
      (_, seat): PretixSeat => ({
        seat_guid: newGuid(),
        seat_number: String(seat + 1),
        category: rows.category,
      }),
    );
    return { row_number: label, ...rowShape(document, zoneIndex, arc, seats) };
  });
  const zones = mapSame(document.zones, (zone, index) =>
    index === zoneIndex ? { ...zone, rows: [...zone.rows, ...made] } : zone,
  );
  return { ...document, zones };
}

/** A row whose seats stand evenly on an arc; a single seat stands where the arc begins. */
function rowShape(
  document: PlanDocument,
  zoneIndex: number,
  { start, end, rise }: Arc,
  seats: PretixSeat[],
): Pick<PretixRow, 'curve' | 'seats'> {
  const zone = document.zones[zoneIndex];
  const corner = zone ? zoneCorner(document, zone) : { x: 0, y: 0 };
  const units = (point: Point) => toUnits(document, minus(rounded(point), corner));
  const isOnePoint = rounded(start).x === rounded(end).x && rounded(start).y === rounded(end).y;
  if (seats.length === 1 || isOnePoint)
    return { seats: seats.map((seat) => ({ ...seat, position: units(start) })) };
  const { x: unitRise } = toUnits(document, { x: Math.round(rise), y: 0 });
  return { curve: { start: units(start), end: units(end), rise: unitRise }, seats };
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Gives a row another shape: its seats stand evenly on it, in their order, each with its guid. */
export function reshapeRow(document: PlanDocument, at: PlanAddress, arc: Arc): PlanDocument {
  return changeRow(document, at, ({ position: _position, curve: _curve, ...row }) => {
    const seats = row.seats.map(({ position: _own, ...seat }) => seat);
    return { ...row, ...rowShape(document, at.zone, arc, seats) };
  });
}

/** Gives a row on an arc more seats at its end, or takes the last ones away; the others are spread anew. */
export function resizeRow(
  document: PlanDocument,
  at: PlanAddress,
  { count, arc, random }: { readonly count: number; readonly arc: Arc; readonly random: () => string },
): PlanDocument {
  const newGuid = freshGuids(document, random);
  const size = Math.max(1, Math.min(count, maxSeatsInRow));
  const resized = changeRow(document, at, (row) => {
    const last = row.seats.at(-1);
    const labels = nextLabels(last?.seat_number ?? '0', size - row.seats.length + 1).slice(1);
    const more = labels.map(
      (label): PretixSeat => ({
        seat_guid: newGuid(),
        seat_number: label,
        category: last?.category ?? document.categories[0]?.name ?? '',
      }),
    );
    return { ...row, seats: [...row.seats.slice(0, size), ...more] };
  });
  return reshapeRow(resized, at, arc);
}

export function changeRow(
  document: PlanDocument,
  at: PlanAddress,
  change: (row: PretixRow) => PretixRow,
): PlanDocument {
  const zones = mapSame(document.zones, (zone, zoneIndex) => {
    if (zoneIndex !== at.zone) return zone;
    const rows = mapSame(zone.rows, (row, index) => (index === at.index ? change(row) : row));
    return rows === zone.rows ? zone : { ...zone, rows };
  });
  return zones === document.zones ? document : { ...document, zones };
}
