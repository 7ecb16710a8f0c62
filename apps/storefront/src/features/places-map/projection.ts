export interface Geo {
  readonly lat: number;
  readonly lon: number;
}

export type Point = readonly [x: number, y: number];

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** What of the world a map shows: the middle, in Mercator's units, and how many pixels one of them takes. */
export interface MapView {
  readonly centre: Point;
  readonly scale: number;
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

export const geoAt = ([x, y]: Point): Geo => ({
  lon: x * 360,
  lat: (2 * Math.atan(Math.exp(-2 * Math.PI * y))) / degree - 90,
});

/** How long one of Mercator's units is at a height of the map. */
const unitKm = (y: number) => equatorKm / Math.cosh(2 * Math.PI * y);

const span = (values: readonly number[]): Point => [Math.min(...values), Math.max(...values)];

/** The closest view of these places that fits the frame; `minKm` keeps one place from filling the world. */
export function fitView(geos: readonly Geo[], { width, height }: Frame, minKm: number): MapView {
  const points = geos.map(mercator);
  const [left, right] = span(points.map(([x]) => x));
  const [top, bottom] = span(points.map(([, y]) => y));
  const centre: Point = [(left + right) / 2, (top + bottom) / 2];
  const minUnits = minKm / unitKm(centre[1]);
  const free = 1 - 2 * marginShare;
  const scale = Math.min(
    (width * free) / Math.max(right - left, minUnits),
    (height * free) / Math.max(bottom - top, minUnits),
  );
  return { centre, scale };
}

export function createProjection({ centre, scale }: MapView, { width, height }: Frame): Projection {
  const place = (geo: Geo): Point => {
    const [x, y] = mercator(geo);
    return [width / 2 + (x - centre[0]) * scale, height / 2 + (y - centre[1]) * scale];
  };
  return { place, kilometre: scale / unitKm(centre[1]) };
}

const earthRadiusKm = equatorKm / (2 * Math.PI);

/** As the crow flies. */
export function distanceKm(from: Geo, to: Geo): number {
  const [lat, lon] = [(to.lat - from.lat) * degree, (to.lon - from.lon) * degree];
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(from.lat * degree) * Math.cos(to.lat * degree) * Math.sin(lon / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
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
