import type { PretixRow, PretixZone } from '../seats/pretix/pretix-document.ts';
import { placeSeats } from './move-seats.ts';
import {
  type ChosenSeats,
  chosenRows,
  hasOnlyChosen,
  mapRows,
  mapSame,
  minus,
  origin,
  type PlanDocument,
  plus,
} from './plan-document.ts';

export const addSection = (document: PlanDocument, name: string): PlanDocument => ({
  ...document,
  zones: [...document.zones, { name, position: origin, rows: [], areas: [] }],
});

export const changeSection = (
  document: PlanDocument,
  index: number,
  change: Partial<Pick<PretixZone, 'name' | 'names'>>,
): PlanDocument => ({
  ...document,
  zones: mapSame(document.zones, (zone, at) => (at === index ? { ...zone, ...change } : zone)),
});

/** Only one that is empty: its seats would be gone with it. */
export function removeSection(document: PlanDocument, index: number): PlanDocument {
  const zone = document.zones[index];
  if (!zone || zone.rows.length > 0 || (zone.areas ?? []).length > 0) return document;
  return { ...document, zones: document.zones.toSpliced(index, 1) };
}

/** Gives chosen seats to another section; where they stand, they stay. Of a row that parts, both parts keep its label. */
export function assignSection(document: PlanDocument, chosen: ChosenSeats, to: number): PlanDocument {
  const target = document.zones[to];
  if (!target) return document;
  const moved = chosenRows(document, chosen)
    .filter(({ at }) => at.zone !== to)
    .map(({ row, zone }): PretixRow => {
      const part = takeSeats(document, zone, row, chosen);
      const offset = minus(zone.position ?? origin, target.position ?? origin);
      return offset.x === 0 && offset.y === 0
        ? part
        : { ...part, position: plus(part.position ?? origin, offset) };
    });
  if (moved.length === 0) return document;
  const rest = mapRows(document, (row, zone, at) =>
    at.zone === to ? row : leaveSeats(document, zone, row, chosen),
  );
  return {
    ...rest,
    zones: mapSame(rest.zones, (zone, index) =>
      index === to ? { ...zone, rows: [...zone.rows, ...moved] } : zone,
    ),
  };
}

/** Seats whose row loses others stay where they stand. */
function settleSeats(document: PlanDocument, zone: PretixZone, row: PretixRow): PretixRow {
  const { curve, ...settled } = placeSeats(document, zone, row, (_guid, place) => place);
  return curve ? settled : row;
}

/** A row with its chosen seats alone. */
export function takeSeats(
  document: PlanDocument,
  zone: PretixZone,
  row: PretixRow,
  chosen: ChosenSeats,
): PretixRow {
  if (hasOnlyChosen(row, chosen)) return row;
  const settled = settleSeats(document, zone, row);
  return { ...settled, seats: settled.seats.filter(({ seat_guid }) => chosen.has(seat_guid)) };
}

/** A row without its chosen seats; undefined when none is left. */
function leaveSeats(
  document: PlanDocument,
  zone: PretixZone,
  row: PretixRow,
  chosen: ChosenSeats,
): PretixRow | undefined {
  const left = row.seats.filter(({ seat_guid }) => !chosen.has(seat_guid));
  if (left.length === row.seats.length) return row;
  if (left.length === 0) return undefined;
  const settled = settleSeats(document, zone, row);
  return { ...settled, seats: settled.seats.filter(({ seat_guid }) => !chosen.has(seat_guid)) };
}

export const removeSeats = (document: PlanDocument, chosen: ChosenSeats): PlanDocument =>
  chosen.size === 0 ? document : mapRows(document, (row, zone) => leaveSeats(document, zone, row, chosen));
