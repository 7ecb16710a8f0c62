import type {
  PretixArea,
  PretixDocument,
  PretixPosition,
  PretixRow,
} from '../seats/pretix/pretix-document.ts';
import { outlineArea } from './areas.ts';
import { origin, type PlanDocument } from './plan-document.ts';
import { joinBoxes, nowhere, placeAt, pointBox, rowPlaces } from './seat-places.ts';

/** Pixels between neighbours, where seats are as large as pretix draws them. */
const usualPitch = 25;
const usualPitchCm = 55;

type Takes = (value: unknown) => boolean;
const isText: Takes = (value) => typeof value === 'string';
const isTextOrNull: Takes = (value) => value === null || isText(value);
const isNumber: Takes = (value) => typeof value === 'number';
const isOneOf =
  (...words: readonly (string | null)[]): Takes =>
  (value) =>
    words.some((word) => word === value);

/** Keys of pretix that mean nothing to us, and are handed on as they came. Other editors write into them what pretix refuses: that is left out. */
const ownKeys = {
  zone: { zone_id: isText, uuid: isText },
  row: {
    row_label: isTextOrNull,
    seat_label: isTextOrNull,
    uuid: isText,
    row_number_position: isOneOf('start', 'end', 'both', null),
  },
  seat: { uuid: isText, start_direction: isTextOrNull, radius: isNumber },
  area: { border_color: isText, uuid: isText },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Takes>>>>;

type KeepKeys = (item: object, keys: Readonly<Record<string, Takes>>) => Record<string, unknown>;

/** No two things of a plan may have the same uuid there; a copy has that of what it was made from. */
function keyKeeper(): KeepKeys {
  const uuids = new Set<unknown>();
  return (item, keys) =>
    Object.fromEntries(
      Object.entries(item).filter(([key, value]) => {
        if (keys[key]?.(value) !== true || (key === 'uuid' && uuids.has(value))) return false;
        if (key === 'uuid') uuids.add(value);
        return true;
      }),
    );
}

/**
 * The plan as pretix itself knows it: every seat with its place, and nothing that its schema does not name. What pretix has no word for is
 * left out: accessible and companion seats, curves, tables sold whole, names in other languages, and how many stand in an area.
 */
export function toPlainPretix(document: PlanDocument): PretixDocument {
  const factor = usualPitch / usualPitchCm;
  const keepKeys = keyKeeper();
  const tidy = (centimetres: number) => Math.round(centimetres * factor * 100) / 100;
  const shift = plainCorner(document);
  const point = ({ x, y }: PretixPosition): PretixPosition => ({
    x: tidy(x - shift.left),
    y: tidy(y - shift.top),
  });
  return {
    name: document.name,
    categories: document.categories.map(({ name, color }) => ({ name, ...(color && { color }) })),
    zones: document.zones.map((zone, index) => ({
      ...keepKeys(zone, ownKeys.zone),
      name: zone.name ?? String(index + 1),
      position: origin,
      rows: zone.rows.map((row) => plainRow(row, rowPlaces(document, zone, row), { point, keepKeys })),
      areas: (zone.areas ?? []).map((area) =>
        plainArea(area, outlineArea(document, zone, area), { point, keepKeys }),
      ),
    })),
    size: {
      width: Math.ceil(tidy(shift.right - shift.left)),
      height: Math.ceil(tidy(shift.bottom - shift.top)),
    },
  };
}

interface Writing {
  readonly point: (position: PretixPosition) => PretixPosition;
  readonly keepKeys: KeepKeys;
}

function plainRow(
  row: PretixRow,
  places: ReturnType<typeof rowPlaces>,
  { point, keepKeys }: Writing,
): PretixRow {
  return {
    ...keepKeys(row, ownKeys.row),
    row_number: row.row_number,
    position: origin,
    seats: row.seats.map((seat, index) => ({
      ...keepKeys(seat, ownKeys.seat),
      seat_guid: plainGuid(seat.seat_guid),
      seat_number: seat.seat_number,
      category: seat.category,
      position: point(placeAt(places, index)),
    })),
  };
}

/** A guid of pretix has two letters or more, on one line, and no space at either end. */
function plainGuid(guid: string): string {
  const trimmed = guid
    .replace(/[\r\n\u2028\u2029]/g, '_')
    .replace(/^ +| +$/g, (spaces) => '_'.repeat(spaces.length));
  return trimmed.length < 2 ? `seat-${trimmed}` : trimmed;
}

function plainArea(
  area: PretixArea,
  outline: readonly PretixPosition[],
  { point, keepKeys }: Writing,
): PretixArea {
  const points = outline.map(point);
  const [first = origin] = points;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  const isCaption = points.length === 1;
  return {
    ...keepKeys(area, ownKeys.area),
    ...(area.color && { color: area.color }),
    position: origin,
    rotation: 0,
    ...(isCaption ? { shape: 'text' } : { shape: 'polygon', polygon: { points } }),
    ...(area.text && { text: { text: area.text.text, position: isCaption ? first : middle } }),
  };
}

const marginCm = 100;

/** Around everything that is drawn. */
function plainCorner(document: PlanDocument) {
  const boxes = document.zones.flatMap((zone) => [
    ...zone.rows.map((row) => rowPlaces(document, zone, row).box),
    ...(zone.areas ?? []).flatMap((area) => outlineArea(document, zone, area).map(pointBox)),
  ]);
  const { left, top, right, bottom } = boxes.length > 0 ? boxes.reduce(joinBoxes, nowhere) : pointBox(origin);
  return {
    left: left - marginCm,
    top: top - marginCm,
    right: right + marginCm,
    bottom: bottom + marginCm,
  };
}
