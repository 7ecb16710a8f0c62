import { at, type Point } from '../seats/plan/plan.ts';
import type { PretixRow, PretixZone } from '../seats/pretix/pretix-document.ts';
import type { PlanAddress, PlanDocument } from './plan-document.ts';
import { type Box, isBoxWithin, rowPlaces } from './seat-places.ts';

export interface FoundSeat {
  readonly guid: string;
  readonly row: PlanAddress;
  readonly seat: number;
}

/** Goes through the rows whose seats may stand within a box. */
function visitRows(
  document: PlanDocument,
  box: Box,
  visit: (row: PretixRow, zone: PretixZone, at: PlanAddress) => void,
): void {
  document.zones.forEach((zone, zoneIndex) => {
    zone.rows.forEach((row, index) => {
      if (isBoxWithin(rowPlaces(document, zone, row).box, box)) visit(row, zone, { zone: zoneIndex, index });
    });
  });
}

/** The seat nearest to a point, if one is within reach. All in centimetres. */
export function seatAt(document: PlanDocument, { x, y }: Point, reach: number): FoundSeat | undefined {
  let found: FoundSeat | undefined;
  let least = reach ** 2;
  const box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  visitRows(document, box, (row, zone, address) => {
    const places = rowPlaces(document, zone, row);
    row.seats.forEach(({ seat_guid: guid }, seat) => {
      const distance = (at(places.x, seat) - x) ** 2 + (at(places.y, seat) - y) ** 2;
      if (distance > least) return;
      least = distance;
      found = { guid, row: address, seat };
    });
  });
  return found;
}

export function seatsWithin(document: PlanDocument, box: Box): string[] {
  const guids: string[] = [];
  visitRows(document, box, (row, zone) => {
    const { x, y } = rowPlaces(document, zone, row);
    row.seats.forEach(({ seat_guid }, seat) => {
      const isIn =
        at(x, seat) >= box.left &&
        at(x, seat) <= box.right &&
        at(y, seat) >= box.top &&
        at(y, seat) <= box.bottom;
      if (isIn) guids.push(seat_guid);
    });
  });
  return guids;
}

/** Seats, and the rows that they stand in. */
export interface TouchedSeats {
  readonly guids: ReadonlySet<string>;
  readonly rows: ReadonlySet<PretixRow>;
}

/** Seats that a brush touches on its way from one point to another. */
export function seatsAlong(document: PlanDocument, from: Point, to: Point, radius: number): TouchedSeats {
  const [guids, rows] = [new Set<string>(), new Set<PretixRow>()];
  const box = {
    left: Math.min(from.x, to.x) - radius,
    right: Math.max(from.x, to.x) + radius,
    top: Math.min(from.y, to.y) - radius,
    bottom: Math.max(from.y, to.y) + radius,
  };
  visitRows(document, box, (row, zone) => {
    const { x, y } = rowPlaces(document, zone, row);
    row.seats.forEach(({ seat_guid }, seat) => {
      if (distanceToPath({ x: at(x, seat), y: at(y, seat) }, from, to) > radius) return;
      guids.add(seat_guid);
      rows.add(row);
    });
  });
  return { guids, rows };
}

function distanceToPath(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx ** 2 + dy ** 2;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const ways: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Of a seat that is known by its guid. */
export function findSeat(document: PlanDocument, guid: string): (FoundSeat & Point) | undefined {
  for (const [zoneIndex, zone] of document.zones.entries())
    for (const [index, row] of zone.rows.entries()) {
      const seat = row.seats.findIndex(({ seat_guid }) => seat_guid === guid);
      if (seat < 0) continue;
      const { x, y } = rowPlaces(document, zone, row);
      return { guid, row: { zone: zoneIndex, index }, seat, x: at(x, seat), y: at(y, seat) };
    }
  return undefined;
}

/** The next seat that way, the nearest within a right angle, where what is off the way counts twice. */
export function seatBeside(document: PlanDocument, guid: string, direction: Direction): string | undefined {
  const from = findSeat(document, guid);
  if (!from) return undefined;
  const way = ways[direction];
  let [found, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const zone of document.zones)
    for (const row of zone.rows) {
      const { x, y } = rowPlaces(document, zone, row);
      row.seats.forEach(({ seat_guid }, seat) => {
        const [dx, dy] = [at(x, seat) - from.x, at(y, seat) - from.y];
        const along = dx * way.x + dy * way.y;
        const off = Math.abs(dx * way.y - dy * way.x);
        if (along <= 0 || off > along || along + 2 * off >= least) return;
        [found, least] = [seat_guid, along + 2 * off];
      });
    }
  return found;
}
