import type { PretixRow, PretixSeat, PretixZone } from '../seats/pretix/pretix-document.ts';
import { type Arc, arcLength, arcThrough, pointAlong } from './arc.ts';
import { reshapeRow } from './make-rows.ts';
import { placeSeats } from './move-seats.ts';
import { type ChosenSeats, chosenRows, mapRows, mapSame, type PlanDocument } from './plan-document.ts';
import { rowPlaces } from './seat-places.ts';

/** Opens an aisle after each chosen seat: the row parts there, along its own line or arc, and stays in its middle. */
export function cutAisles(document: PlanDocument, chosen: ChosenSeats, widthCm: number): PlanDocument {
  return mapRows(document, (row, zone) => {
    const cuts = row.seats.map(
      ({ seat_guid }, index) => index < row.seats.length - 1 && chosen.has(seat_guid),
    );
    if (!cuts.includes(true)) return row;
    const parted = partRow(document, zone, row, cuts, widthCm);
    const seats = mapSame(
      parted.seats,
      (seat, index): PretixSeat => (cuts[index] ? { ...seat, gap_after: true } : seat),
    );
    return { ...parted, seats };
  });
}

function partRow(
  document: PlanDocument,
  zone: PretixZone,
  row: PretixRow,
  cuts: readonly boolean[],
  widthCm: number,
): PretixRow {
  const places = rowPlaces(document, zone, row);
  const arc = arcThrough(places);
  const lengths = seatLengths(places.x, places.y, arc);
  const added = cuts.filter(Boolean).length * widthCm;
  let shift = -added / 2;
  return placeSeats(document, zone, row, (_guid, _now, index) => {
    const { x, y } = pointAlong(arc, (lengths[index] ?? 0) + shift);
    if (cuts[index]) shift += widthCm;
    return { x: Math.round(x), y: Math.round(y) };
  });
}

/** How far along its arc each seat stands: as far as the steps before it, which may already part at other aisles. */
function seatLengths(x: Int32Array, y: Int32Array, arc: Arc): number[] {
  const steps = Array.from(x.subarray(1), (to, index) =>
    Math.hypot(to - (x[index] ?? 0), (y[index + 1] ?? 0) - (y[index] ?? 0)),
  );
  const whole = steps.reduce((sum, step) => sum + step, 0);
  // Chords are a little shorter than the arc over them.
  const factor = whole === 0 ? 1 : arcLength(arc) / whole;
  let sum = 0;
  return [0, ...steps.map((step) => (sum += step * factor))];
}

/** Brings the seats of rows with chosen ones evenly onto one arc again: aisles in them are closed. */
export function evenRows(document: PlanDocument, chosen: ChosenSeats): PlanDocument {
  const evened = chosenRows(document, chosen)
    .filter(({ row }) => row.seats.length > 1)
    .reduce((changed, { row, zone, at }) => {
      return reshapeRow(changed, at, arcThrough(rowPlaces(document, zone, row)));
    }, document);
  return mapRows(evened, (row) => {
    const seats = mapSame(row.seats, (seat) => {
      if (!chosen.has(seat.seat_guid) || seat.gap_after === undefined) return seat;
      const { gap_after: _gap, ...rest } = seat;
      return rest;
    });
    return seats === row.seats ? row : { ...row, seats };
  });
}
