import type { PretixRow, PretixSeat } from '../seats/pretix/pretix-document.ts';
import { type ChosenSeats, hasChosen, mapRows, mapSeats, type PlanDocument } from './plan-document.ts';

/** Gives seats another zone. Whoever knows in which rows they stand says so, and the others are not looked through. */
export const paintSeats = (
  document: PlanDocument,
  chosen: ChosenSeats,
  category: string,
  rows?: ReadonlySet<PretixRow>,
): PlanDocument =>
  mapSeats(document, chosen, (seat) => (seat.category === category ? seat : { ...seat, category }), rows);

export const seatMarks = ['accessible', 'companion', 'restricted_view'] as const;
export type SeatMark = (typeof seatMarks)[number];

/** A wheelchair place is not the seat of whoever comes with it: one mark takes the other away. */
const others: Readonly<Record<SeatMark, SeatMark | undefined>> = {
  accessible: 'companion',
  companion: 'accessible',
  restricted_view: undefined,
};

export const markSeats = (
  document: PlanDocument,
  chosen: ChosenSeats,
  mark: SeatMark,
  isMarked: boolean,
): PlanDocument =>
  mapSeats(document, chosen, (seat) => {
    if ((seat[mark] ?? false) === isMarked) return seat;
    const { [mark]: _old, ...rest } = seat;
    if (!isMarked) return rest;
    const other = others[mark];
    const cleaned: PretixSeat = other ? withoutMark(rest, other) : rest;
    return { ...cleaned, [mark]: true };
  });

function withoutMark(seat: PretixSeat, mark: SeatMark): PretixSeat {
  const { [mark]: _old, ...rest } = seat;
  return rest;
}

/** Whether rows with chosen seats are sold whole, as tables and boxes are. */
export const sellWhole = (document: PlanDocument, chosen: ChosenSeats, isWhole: boolean): PlanDocument =>
  mapRows(document, (row) => {
    if (!hasChosen(row, chosen) || (row.sold_whole ?? false) === isWhole) return row;
    const { sold_whole: _old, ...rest } = row;
    return isWhole ? { ...rest, sold_whole: true } : rest;
  });
