import type { Point } from '../seats/plan/plan.ts';
import type { PretixRow, PretixZone } from '../seats/pretix/pretix-document.ts';
import { nextLabels } from './labels.ts';
import { placeSeats } from './move-seats.ts';
import {
  type ChosenSeats,
  freshGuids,
  hasChosen,
  mapSame,
  minus,
  origin,
  type PlanDocument,
  planScale,
  plus,
  rowCorner,
  toUnits,
} from './plan-document.ts';
import { placeAt, rowPlaces } from './seat-places.ts';
import { takeSeats } from './sections.ts';

export interface CopiedSeats {
  readonly document: PlanDocument;
  /** The copies. */
  readonly chosen: ChosenSeats;
}

type Place = (document: PlanDocument, zone: PretixZone, row: PretixRow) => PretixRow;

/** Copies chosen seats to so many centimetres away, as rows of their own with guids and labels that nothing has yet. */
export const copySeats = (
  document: PlanDocument,
  chosen: ChosenSeats,
  by: Point,
  random: () => string,
): CopiedSeats =>
  copyRows(document, chosen, random, (plan, _zone, row) => ({
    ...row,
    position: plus(row.position ?? origin, toUnits(plan, by)),
  }));

/** Copies chosen seats to the other side of where everybody looks, as boxes and wings are built. */
export const mirrorSeats = (document: PlanDocument, chosen: ChosenSeats, random: () => string): CopiedSeats =>
  copyRows(document, chosen, random, mirrorRow);

function mirrorRow(document: PlanDocument, zone: PretixZone, row: PretixRow): PretixRow {
  const axis = (document.focal_point?.x ?? 0) * planScale(document);
  const mirrored = ({ x, y }: Point): Point => ({ x: Math.round(2 * axis - x), y });
  // Turned around, so that it still runs the same way.
  const seats = row.seats.toReversed().map(({ gap_after: _gap, ...seat }, index, all) => {
    const gap = row.seats[all.length - 2 - index]?.gap_after;
    return gap === undefined ? seat : { ...seat, gap_after: gap };
  });
  const places = rowPlaces(document, zone, row);
  const isOnCurve = row.curve && row.seats.every(({ position }) => position === undefined);
  if (row.curve && isOnCurve) {
    const corner = rowCorner(document, zone, row);
    const end = (index: number) => toUnits(document, minus(mirrored(placeAt(places, index)), corner));
    return { ...row, seats, curve: { ...row.curve, start: end(row.seats.length - 1), end: end(0) } };
  }
  return placeSeats(document, zone, { ...row, seats }, (_guid, _now, index) =>
    mirrored(placeAt(places, row.seats.length - 1 - index)),
  );
}

function copyRows(
  document: PlanDocument,
  chosen: ChosenSeats,
  random: () => string,
  place: Place,
): CopiedSeats {
  const newGuid = freshGuids(document, random);
  const copied = new Set<string>();
  const zones = mapSame(document.zones, (zone) => {
    const originals = zone.rows.filter((row) => hasChosen(row, chosen));
    if (originals.length === 0) return zone;
    const labels = freeLabels(zone, originals);
    const copies = originals.map((row, index) => {
      const placed = place(document, zone, takeSeats(document, zone, row, chosen));
      const seats = placed.seats.map((seat) => ({ ...seat, seat_guid: newGuid() }));
      for (const { seat_guid } of seats) copied.add(seat_guid);
      return { ...placed, row_number: labels[index] ?? row.row_number, seats };
    });
    return { ...zone, rows: [...zone.rows, ...copies] };
  });
  return { document: { ...document, zones }, chosen: copied };
}

/** As many labels as there are rows to copy, counted on from the last one, and none that a row of the section has. */
function freeLabels(zone: PretixZone, originals: readonly PretixRow[]): string[] {
  const taken = new Set(zone.rows.map(({ row_number }) => row_number));
  const last = originals.at(-1)?.row_number ?? '1';
  return nextLabels(last, originals.length, { skip: taken });
}
