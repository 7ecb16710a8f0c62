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

/** Keys of pretix that mean nothing to us, and are handed on as they came. */
const ownKeys = {
  zone: ['zone_id', 'uuid'],
  row: ['row_label', 'seat_label', 'uuid', 'row_number_position'],
  seat: ['uuid', 'start_direction', 'radius'],
  area: ['border_color', 'uuid'],
} as const;

function keepKeys(item: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).filter(([key]) => keys.includes(key)));
}

/**
 * The plan as pretix itself knows it: every seat with its place, and nothing that its schema does not name. What pretix has no word for is
 * left out: accessible and companion seats, curves, tables sold whole, names in other languages, and how many stand in an area.
 */
export function toPlainPretix(document: PlanDocument): PretixDocument {
  const factor = usualPitch / usualPitchCm;
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
      rows: zone.rows.map((row) => plainRow(row, rowPlaces(document, zone, row), point)),
      areas: (zone.areas ?? []).map((area) => plainArea(area, outlineArea(document, zone, area), point)),
    })),
    size: {
      width: Math.ceil(tidy(shift.right - shift.left)),
      height: Math.ceil(tidy(shift.bottom - shift.top)),
    },
  };
}

type ToPoint = (position: PretixPosition) => PretixPosition;

function plainRow(row: PretixRow, places: ReturnType<typeof rowPlaces>, point: ToPoint): PretixRow {
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

/** A guid of pretix has two letters or more, and no space at either end. */
function plainGuid(guid: string): string {
  const trimmed = guid.replace(/^ +| +$/g, (spaces) => '_'.repeat(spaces.length));
  return trimmed.length < 2 ? `seat-${trimmed}` : trimmed;
}

function plainArea(area: PretixArea, outline: readonly PretixPosition[], point: ToPoint): PretixArea {
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
