import type { Point } from '../seats/plan/plan.ts';
import type { PretixRow, PretixZone } from '../seats/pretix/pretix-document.ts';
import {
  type ChosenSeats,
  chosenRows,
  hasOnlyChosen,
  mapRows,
  mapSame,
  minus,
  origin,
  type PlanAddress,
  type PlanDocument,
  plus,
  rowCorner,
  toUnits,
} from './plan-document.ts';
import { type Box, boxMiddle, joinBoxes, nowhere, placeAt, pointBox, rowPlaces } from './seat-places.ts';

/** Moves seats by so many centimetres. A row that is moved whole stays a row on its arc; of another, the seats get places of their own. */
export const moveSeats = (document: PlanDocument, chosen: ChosenSeats, by: Point): PlanDocument =>
  moveEachRow(document, chosen, () => by);

/** The same with another way for the chosen seats of each row. */
function moveEachRow(
  document: PlanDocument,
  chosen: ChosenSeats,
  way: (at: PlanAddress) => Point | undefined,
): PlanDocument {
  if (chosen.size === 0) return document;
  return mapRows(document, (row, zone, at) => {
    const by = way(at);
    if (!by || (by.x === 0 && by.y === 0)) return row;
    if (hasOnlyChosen(row, chosen) && row.seats.length > 0)
      return { ...row, position: plus(row.position ?? origin, toUnits(document, by)) };
    return placeSeats(document, zone, row, (guid, place) => (chosen.has(guid) ? plus(place, by) : undefined));
  });
}

/** Gives seats places of their own, in centimetres; those without one stay as they are. */
export function placeSeats(
  document: PlanDocument,
  zone: PretixZone,
  row: PretixRow,
  place: (guid: string, now: Point, index: number) => Point | undefined,
): PretixRow {
  const places = rowPlaces(document, zone, row);
  const corner = rowCorner(document, zone, row);
  const seats = mapSame(row.seats, (seat, index) => {
    const to = place(seat.seat_guid, placeAt(places, index), index);
    return to ? { ...seat, position: toUnits(document, minus(to, corner)) } : seat;
  });
  return seats === row.seats ? row : { ...row, seats };
}

/** Turns seats around the middle of all of them, clockwise. */
export function turnSeats(document: PlanDocument, chosen: ChosenSeats, degrees: number): PlanDocument {
  const centre = boxMiddle(chosenBox(document, chosen));
  const angle = (degrees * Math.PI) / 180;
  const turned = ({ x, y }: Point): Point => ({
    x: Math.round(centre.x + (x - centre.x) * Math.cos(angle) - (y - centre.y) * Math.sin(angle)),
    y: Math.round(centre.y + (x - centre.x) * Math.sin(angle) + (y - centre.y) * Math.cos(angle)),
  });
  return mapRows(document, (row, zone) => {
    const { curve } = row;
    const isOnCurve = curve && row.seats.every(({ position }) => position === undefined);
    if (!isOnCurve || !hasOnlyChosen(row, chosen))
      return placeSeats(document, zone, row, (guid, place) => (chosen.has(guid) ? turned(place) : undefined));
    const corner = rowCorner(document, zone, row);
    const places = rowPlaces(document, zone, row);
    const end = (index: number) => toUnits(document, minus(turned(placeAt(places, index)), corner));
    return { ...row, curve: { ...curve, start: end(0), end: end(row.seats.length - 1) } };
  });
}

/** Around the chosen seats of a row. */
function seatBox(document: PlanDocument, zone: PretixZone, row: PretixRow, chosen: ChosenSeats): Box {
  const places = rowPlaces(document, zone, row);
  return row.seats.reduce(
    (box, { seat_guid }, index) =>
      chosen.has(seat_guid) ? joinBoxes(box, pointBox(placeAt(places, index))) : box,
    nowhere,
  );
}

const chosenBox = (document: PlanDocument, chosen: ChosenSeats): Box =>
  chosenRows(document, chosen).reduce(
    (box, { row, zone }) => joinBoxes(box, seatBox(document, zone, row, chosen)),
    nowhere,
  );

export const edges = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Edge = (typeof edges)[number];

const distances: Readonly<Record<Edge, (own: Box, all: Box) => Point>> = {
  left: (own, all) => ({ x: all.left - own.left, y: 0 }),
  right: (own, all) => ({ x: all.right - own.right, y: 0 }),
  centre: (own, all) => ({ x: boxMiddle(all).x - boxMiddle(own).x, y: 0 }),
  top: (own, all) => ({ x: 0, y: all.top - own.top }),
  bottom: (own, all) => ({ x: 0, y: all.bottom - own.bottom }),
  middle: (own, all) => ({ x: 0, y: boxMiddle(all).y - boxMiddle(own).y }),
};

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
const addressKey = ({ zone, index }: PlanAddress) => `${zone} ${index}`;

/** Brings the chosen seats of each row to one edge of all of them. */
export function alignRows(document: PlanDocument, chosen: ChosenSeats, edge: Edge): PlanDocument {
  const all = chosenBox(document, chosen);
  const ways = new Map(
    chosenRows(document, chosen).map(({ row, zone, at }) => [
      addressKey(at),
      rounded(distances[edge](seatBox(document, zone, row, chosen), all)),
    ]),
  );
  return moveEachRow(document, chosen, (at) => ways.get(addressKey(at)));
}

/** Brings the chosen seats of each row equally far from those of the next, across or down. */
export function distributeRows(document: PlanDocument, chosen: ChosenSeats, axis: 'x' | 'y'): PlanDocument {
  const rows = chosenRows(document, chosen)
    .map(({ row, zone, at }) => ({ at, middle: boxMiddle(seatBox(document, zone, row, chosen))[axis] }))
    .sort((one, other) => one.middle - other.middle);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < 3) return document;
  const step = (last.middle - first.middle) / (rows.length - 1);
  const ways = new Map(
    rows.map(({ at, middle }, index) => {
      const by = Math.round(first.middle + index * step - middle);
      return [addressKey(at), axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by }];
    }),
  );
  return moveEachRow(document, chosen, (at) => ways.get(addressKey(at)));
}
