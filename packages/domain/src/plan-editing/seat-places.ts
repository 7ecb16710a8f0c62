import { placeRow } from '../seats/plan/build-plan.ts';
import { at, type Point } from '../seats/plan/plan.ts';
import { newPlaces, type Places } from '../seats/plan-file/row-arc.ts';
import type { PretixPosition, PretixRow, PretixZone } from '../seats/pretix/pretix-document.ts';
import { origin, type PlanDocument, planScale, plus } from './plan-document.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the seats of a row stand, in whole centimetres from the corner of the plan, as they are sold. */
export interface RowPlaces extends Places {
  readonly box: Box;
}

interface Known {
  readonly corner: PretixPosition | undefined;
  readonly scale: number;
  readonly places: RowPlaces;
}

const known = new WeakMap<PretixRow, Known>();

/** Worked out once for each row, however often it is asked for. */
export const rowPlaces = (document: PlanDocument, zone: PretixZone, row: PretixRow): RowPlaces =>
  placesAtScale(planScale(document), zone.position, row);

/** The same for whoever knows the scale and the corner of the zone, and need not know the document. */
export function placesAtScale(scale: number, corner: PretixPosition | undefined, row: PretixRow): RowPlaces {
  const found = known.get(row);
  if (found && found.corner === corner && found.scale === scale) return found.places;
  const places = workOut(row, corner, scale);
  known.set(row, { corner, scale, places });
  return places;
}

function workOut(row: PretixRow, zonePosition: PretixPosition | undefined, scale: number): RowPlaces {
  const corner = plus(zonePosition ?? origin, row.position ?? origin);
  const length = (units: number) => Math.round(units * scale);
  const point = (position: PretixPosition): Point => {
    const { x, y } = plus(corner, position);
    return { x: length(x), y: length(y) };
  };
  const { curve, seats } = row;
  const places = newPlaces(seats.length);
  placeRow(
    places,
    { firstSeat: 0, seatCount: seats.length },
    {
      curve: curve && { start: point(curve.start), end: point(curve.end), rise: length(curve.rise) },
      seats: seats.map(({ position }) => ({ place: position && point(position) })),
    },
  );
  return { ...places, box: boxAround(places) };
}

export const placeAt = (places: Places, index: number): Point => ({
  x: at(places.x, index),
  y: at(places.y, index),
});

function boxAround({ x, y }: Places): Box {
  const box = { ...nowhere };
  for (let index = 0; index < x.length; index += 1) {
    box.left = Math.min(box.left, at(x, index));
    box.right = Math.max(box.right, at(x, index));
    box.top = Math.min(box.top, at(y, index));
    box.bottom = Math.max(box.bottom, at(y, index));
  }
  return box;
}

export const nowhere: Box = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
};

export const joinBoxes = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export const pointBox = ({ x, y }: Point): Box => ({ left: x, top: y, right: x, bottom: y });

export const boxMiddle = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

export const isBoxWithin = (a: Box, b: Box): boolean =>
  a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
