import type { Point } from '../seats/plan/plan.ts';
import { centimetresPerUnit } from '../seats/plan/scale-draft.ts';
import type {
  PretixDocument,
  PretixPosition,
  PretixRow,
  PretixSeat,
  PretixZone,
} from '../seats/pretix/pretix-document.ts';
import { readPretixDocument } from '../seats/pretix/read-pretix-document.ts';

/**
 * What the hall editor edits: the file itself. It is never changed in place. An edit makes another document that has every zone, row and
 * seat in common with the one before that it does not touch: what is the same is the same object, and what nobody touched is written
 * as it was read, with keys that we know nothing of.
 */
export type PlanDocument = PretixDocument;

/** By guid, which a seat keeps for good. */
export type ChosenSeats = ReadonlySet<string>;

/** Where a row or an area stands in the document. */
export interface PlanAddress {
  readonly zone: number;
  readonly index: number;
}

export const origin: PretixPosition = { x: 0, y: 0 };

const scales = new WeakMap<PlanDocument, number>();

/** How many centimetres a unit of the document is. */
export function planScale(document: PlanDocument): number {
  if (document.metres_per_unit !== undefined) return document.metres_per_unit * 100;
  const known = scales.get(document);
  if (known !== undefined) return known;
  const scale = centimetresPerUnit(readPretixDocument({ value: document, path: '', faults: [] }));
  scales.set(document, scale);
  return scale;
}

const metres = (scale: number): number => Number((scale / 100).toPrecision(6));

/** Says the scale that a document leaves open, which would be another with other rows. Before the first edit. */
export const fixScale = (document: PlanDocument): PlanDocument =>
  document.metres_per_unit === undefined
    ? { ...document, metres_per_unit: metres(planScale(document)) }
    : document;

/** So many centimetres in units of the document. */
export function toUnits(document: PlanDocument, { x, y }: Point): PretixPosition {
  const scale = planScale(document);
  const units = (centimetres: number) => Math.round((centimetres / scale) * 10_000) / 10_000;
  return { x: units(x), y: units(y) };
}

export const plus = (a: Point, b: Point): PretixPosition => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): PretixPosition => ({ x: a.x - b.x, y: a.y - b.y });

/** The corner that a zone's rows are measured from, in centimetres. */
export function zoneCorner(document: PlanDocument, zone: PretixZone): Point {
  const scale = planScale(document);
  const { x, y } = zone.position ?? origin;
  return { x: x * scale, y: y * scale };
}

/** The corner that the seats of a row are measured from, in centimetres. */
export function rowCorner(document: PlanDocument, zone: PretixZone, row: PretixRow): Point {
  const scale = planScale(document);
  const { x, y } = plus(zone.position ?? origin, row.position ?? origin);
  return { x: x * scale, y: y * scale };
}

/** Each row as it becomes; what stays the same object is not touched. */
export function mapRows(
  document: PlanDocument,
  change: (row: PretixRow, zone: PretixZone, at: PlanAddress) => PretixRow | undefined,
): PlanDocument {
  const zones = mapSame(document.zones, (zone, zoneIndex) => {
    const rows = mapSame(zone.rows, (row, index) => change(row, zone, { zone: zoneIndex, index }));
    return rows === zone.rows ? zone : { ...zone, rows };
  });
  return zones === document.zones ? document : { ...document, zones };
}

/** The list itself when nothing in it changes; without what becomes nothing. */
export function mapSame<Item>(
  items: Item[],
  change: (item: Item, index: number) => Item | undefined,
): Item[] {
  let next: Item[] | undefined;
  for (const [index, item] of items.entries()) {
    const changed = change(item, index);
    // Most lists stay as they are, and are not copied.
    if (changed !== item) next ??= items.slice(0, index);
    if (next && changed !== undefined) next.push(changed);
  }
  return next ?? items;
}

export const hasChosen = ({ seats }: PretixRow, chosen: ChosenSeats): boolean =>
  seats.some(({ seat_guid }) => chosen.has(seat_guid));

export const hasOnlyChosen = ({ seats }: PretixRow, chosen: ChosenSeats): boolean =>
  seats.every(({ seat_guid }) => chosen.has(seat_guid));

/** Each of the chosen seats as it becomes. */
export function mapSeats(
  document: PlanDocument,
  chosen: ChosenSeats,
  change: (seat: PretixSeat) => PretixSeat,
  within?: ReadonlySet<PretixRow>,
): PlanDocument {
  if (chosen.size === 0) return document;
  return mapRows(document, (row) => {
    if (within?.has(row) === false) return row;
    const seats = mapSame(row.seats, (seat) => (chosen.has(seat.seat_guid) ? change(seat) : seat));
    return seats === row.seats ? row : { ...row, seats };
  });
}

/** The rows that have chosen seats, with where they stand. */
export function chosenRows(
  document: PlanDocument,
  chosen: ChosenSeats,
): { readonly row: PretixRow; readonly zone: PretixZone; readonly at: PlanAddress }[] {
  if (chosen.size === 0) return [];
  return document.zones.flatMap((zone, zoneIndex) =>
    zone.rows.flatMap((row, index) =>
      hasChosen(row, chosen) ? [{ row, zone, at: { zone: zoneIndex, index } }] : [],
    ),
  );
}

export const allGuids = (document: PlanDocument): string[] =>
  document.zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map(({ seat_guid }) => seat_guid)));

/** Makes guids that no seat of the document has; what is random comes from outside. */
export function freshGuids(document: PlanDocument, random: () => string): () => string {
  const taken = new Set(allGuids(document));
  return () => {
    for (;;) {
      const guid = random();
      if (!taken.has(guid) && taken.add(guid)) return guid;
    }
  };
}
