import { newPlaces, placeOnArc } from '@parterre/domain/seats/plan-file/row-arc';
import type { PretixRow, PretixSeat } from '@parterre/domain/seats/pretix/pretix-document';
import { type Point, point } from './geometry.ts';
import type { SeatRun } from './seat-run.ts';

/** What is special about a seat, by its place in a row of so many. */
export type SeatMarks = (
  index: number,
  count: number,
) => Pick<PretixSeat, 'accessible' | 'companion' | 'restricted_view'>;

interface PlanRow {
  /** Begins the guids of its seats. */
  readonly key: string;
  readonly number: number;
  readonly category: string;
  /** From left to right, with an aisle between each two. */
  readonly runs: readonly SeatRun[];
  readonly seatMarks?: SeatMarks;
}

function seatPoints({ start, end, rise, count }: SeatRun): Point[] {
  const places = newPlaces(count);
  placeOnArc(places, 0, count, { ...start, dx: end.x - start.x, dy: end.y - start.y, rise });
  return Array.from(places.x, (x, seat) => point(x, places.y[seat] ?? 0));
}

/** A row whose seats are numbered from its left end, across the aisles. */
export function planRow({ key, number, category, runs, seatMarks = () => ({}) }: PlanRow): PretixRow {
  const count = runs.reduce((sum, run) => sum + run.count, 0);
  const [only] = runs;
  const isWhole = only !== undefined && runs.length === 1;
  const points = isWhole ? [] : runs.flatMap(seatPoints);
  const seats = Array.from({ length: count }, (_, index): PretixSeat => {
    const position = points[index];
    return {
      seat_guid: `${key}${number}-${index + 1}`,
      seat_number: String(index + 1),
      category,
      ...(position && { position }),
      ...seatMarks(index, count),
    };
  });
  const curve = isWhole && { curve: { start: only.start, end: only.end, rise: only.rise } };
  return { row_number: String(number), ...curve, seats };
}

/** Wheelchair places at both ends of a row, each with a companion's seat beside it. */
export const wheelchairsAtEnds =
  (placesAtEachEnd: number): SeatMarks =>
  (index, count) => {
    const fromEnd = Math.min(index, count - 1 - index);
    if (fromEnd >= placesAtEachEnd * 2) return {};
    return fromEnd % 2 === 0 ? { accessible: true } : { companion: true };
  };

/** The outermost seats see only part of the stage. */
export const restrictedAtEnds =
  (seatsAtEachEnd: number): SeatMarks =>
  (index, count) =>
    Math.min(index, count - 1 - index) < seatsAtEachEnd ? { restricted_view: true } : {};
