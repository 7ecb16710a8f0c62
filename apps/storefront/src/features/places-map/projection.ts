export interface Geo {
  readonly lat: number;
  readonly lon: number;
}

export type Point = readonly [x: number, y: number];

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** From longitude and latitude to the drawing. */
export interface Projection {
  readonly place: (geo: Geo) => Point;
  /** How far a kilometre is in the middle of the map. */
  readonly kilometre: number;
}

const degree = Math.PI / 180;
const equatorKm = 40_075;
/** Part of the frame that stays free around what it shows. */
const marginShare = 0.14;

/** Mercator's: shapes are true, and north is up. One unit is the equator's length. */
const mercator = ({ lat, lon }: Geo): Point => [
  lon / 360,
  -Math.log(Math.tan((45 + lat / 2) * degree)) / (2 * Math.PI),
];

const span = (values: readonly number[]): Point => [Math.min(...values), Math.max(...values)];

/** The largest map of these places that fits the frame; `minKm` keeps one place from filling the world. */
export function createProjection(geos: readonly Geo[], { width, height }: Frame, minKm: number): Projection {
  const points = geos.map(mercator);
  const [left, right] = span(points.map(([x]) => x));
  const [top, bottom] = span(points.map(([, y]) => y));
  const middleLat = span(geos.map(({ lat }) => lat)).reduce((sum, lat) => sum + lat / 2, 0);
  const unitKm = equatorKm * Math.cos(middleLat * degree);
  const minUnits = minKm / unitKm;
  const free = 1 - 2 * marginShare;
  const scale = Math.min(
    (width * free) / Math.max(right - left, minUnits),
    (height * free) / Math.max(bottom - top, minUnits),
  );
  const place = (geo: Geo): Point => {
    const [x, y] = mercator(geo);
    return [width / 2 + (x - (left + right) / 2) * scale, height / 2 + (y - (top + bottom) / 2) * scale];
  };
  return { place, kilometre: scale / unitKm };
}

/** The points of a line written as `lon lat lon lat …`. */
function projectLine(line: string, place: Projection['place']): readonly Point[] {
  const numbers = line.trim().split(/\s+/).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) =>
    place({ lon: numbers[2 * index] ?? 0, lat: numbers[2 * index + 1] ?? 0 }),
  );
}

const write = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line as the `d` of an SVG path. */
export const linePath = (line: string, place: Projection['place']): string =>
  `M${projectLine(line, place).map(write).join('L')}`;

/** The same without corners: it bends at each point and is straight half way to the next. */
export function smoothLinePath(line: string, place: Projection['place']): string {
  const points = projectLine(line, place);
  const bends = points.slice(1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? [x, y];
    return `Q${write([x, y])} ${write([(x + nextX) / 2, (y + nextY) / 2])}`;
  });
  return `M${write(points[0] ?? [0, 0])}${bends.join('')}`;
}
