import type { Point } from '../seats/plan/plan.ts';
import { type Counting, nextLabels } from './labels.ts';
import {
  type ChosenSeats,
  chosenRows,
  mapRows,
  mapSame,
  type PlanDocument,
  planScale,
} from './plan-document.ts';
import { boxMiddle, placeAt, rowPlaces } from './seat-places.ts';

export interface SeatNumbering extends Counting {
  readonly first: string;
  /** The side of the drawing that counting begins on; of rows that run up and down, left is above. */
  readonly from: 'left' | 'right';
}

/** Numbers the chosen seats of each row anew. A seat keeps its guid, by which it is sold. */
export function numberSeats(
  document: PlanDocument,
  chosen: ChosenSeats,
  { first, from, ...counting }: SeatNumbering,
): PlanDocument {
  return mapRows(document, (row, zone) => {
    const picked = row.seats.flatMap(({ seat_guid }, index) => (chosen.has(seat_guid) ? [index] : []));
    if (picked.length === 0) return row;
    const places = rowPlaces(document, zone, row);
    const runsLeft = isLeftOf(placeAt(places, picked.at(-1) ?? 0), placeAt(places, picked[0] ?? 0));
    const inTurn = runsLeft === (from === 'left') ? picked.toReversed() : picked;
    const labels = nextLabels(first, inTurn.length, counting);
    const numbers = new Map(inTurn.map((index, turn) => [index, labels[turn]]));
    const seats = mapSame(row.seats, (seat, index) => {
      const label = numbers.get(index);
      return label === undefined || label === seat.seat_number ? seat : { ...seat, seat_number: label };
    });
    return seats === row.seats ? row : { ...row, seats };
  });
}

const isLeftOf = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) >= Math.abs(one.y - other.y) / 4 ? one.x < other.x : one.y < other.y;

export interface RowNumbering extends Counting {
  readonly first: string;
  /** Front is nearest to where everybody looks. */
  readonly from: 'front' | 'back';
}

/** Labels the rows that have chosen seats anew. */
export function labelRows(
  document: PlanDocument,
  chosen: ChosenSeats,
  { first, from, ...counting }: RowNumbering,
): PlanDocument {
  const scale = planScale(document);
  const { x = 0, y = 0 } = document.focal_point ?? {};
  const rows = chosenRows(document, chosen)
    .map(({ row, zone }) => {
      const middle = boxMiddle(rowPlaces(document, zone, row).box);
      return { row, distance: Math.hypot(middle.x - x * scale, middle.y - y * scale) };
    })
    .sort((one, other) => one.distance - other.distance);
  if (from === 'back') rows.reverse();
  const labels = nextLabels(first, rows.length, counting);
  const byRow = new Map(rows.map(({ row }, index) => [row, labels[index]]));
  return mapRows(document, (row) => {
    const label = byRow.get(row);
    return label === undefined || label === row.row_number ? row : { ...row, row_number: label };
  });
}
