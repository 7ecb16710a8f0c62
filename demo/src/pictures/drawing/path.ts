/**
 * Shapes as SVG path data, of absolute M, L, C and Z alone, each pair of coordinates joined by a comma.
 * That little language is what `transformed` and `flattened` read.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Knot extends Point {
  readonly sharp: boolean;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
export const at = ({ x, y }: Point) => `${rounded(x)},${rounded(y)}`;

/** `"0,10 20,-5! 3,4"`: points in order; `!` marks a corner where a curve turns sharply. */
function knots(spec: string): Knot[] {
  return spec
    .trim()
    .split(/\s+/)
    .map((token) => {
      const [x = Number.NaN, y = Number.NaN] = token.replace('!', '').split(',').map(Number);
      if (Number.isNaN(x + y)) throw new Error(`Not a point: ${token}`);
      return { x, y, sharp: token.endsWith('!') };
    });
}

export const points = (spec: string): Point[] => knots(spec);

/** The handle of a Catmull-Rom spline at `here` on the way to `next`. */
function handle(before: Knot, here: Knot, next: Knot): Point {
  const from = here.sharp ? here : before;
  const share = here.sharp ? 3 : 6;
  return { x: here.x + (next.x - from.x) / share, y: here.y + (next.y - from.y) / share };
}

function bend(before: Knot, from: Knot, to: Knot, after: Knot): string {
  return `C${at(handle(before, from, to))} ${at(handle(after, to, from))} ${at(to)}`;
}

const sharpened = (knot: Knot): Knot => ({ ...knot, sharp: true });

function spline(through: readonly Knot[], closed: boolean): string {
  const count = through.length;
  const first = through[0];
  const last = through[count - 1];
  if (first === undefined || last === undefined) return '';
  const around = closed ? through : [sharpened(first), ...through.slice(1, -1), sharpened(last)];
  const knot = (index: number) => around[(index + count) % count] ?? first;
  const bends = around
    .slice(closed ? 0 : 1)
    .map((_, index) => bend(knot(index - 1), knot(index), knot(index + 1), knot(index + 2)));
  return `M${at(first)} ${bends.join(' ')}${closed ? ' Z' : ''}`;
}

/** A closed shape that bends smoothly through the points. */
export const curve = (spec: string) => spline(knots(spec), true);
/** An open line that bends smoothly through the points. */
export const line = (spec: string) => spline(knots(spec), false);
export const curveThrough = (through: readonly Point[]) =>
  spline(
    through.map((it) => ({ ...it, sharp: false })),
    true,
  );
export const lineThrough = (through: readonly Point[]) =>
  spline(
    through.map((it) => ({ ...it, sharp: false })),
    false,
  );

export const polygonThrough = (through: readonly Point[]) => `M${through.map(at).join(' L')} Z`;
/** A closed shape with straight edges. */
export const polygon = (spec: string) => polygonThrough(knots(spec));
export const straight = (spec: string) => `M${knots(spec).map(at).join(' L')}`;

export const rect = (x: number, y: number, width: number, height: number) =>
  polygonThrough([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);

/** How far a Bézier handle reaches to draw a quarter of a circle. */
const quarter = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const kx = rx * quarter;
  const ky = ry * quarter;
  const arc = (a: Point, b: Point, c: Point) => `C${at(a)} ${at(b)} ${at(c)}`;
  return [
    `M${at({ x: x + rx, y })}`,
    arc({ x: x + rx, y: y + ky }, { x: x + kx, y: y + ry }, { x, y: y + ry }),
    arc({ x: x - kx, y: y + ry }, { x: x - rx, y: y + ky }, { x: x - rx, y }),
    arc({ x: x - rx, y: y - ky }, { x: x - kx, y: y - ry }, { x, y: y - ry }),
    arc({ x: x + kx, y: y - ry }, { x: x + rx, y: y - ky }, { x: x + rx, y }),
    'Z',
  ].join(' ');
}

export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - quarter);
  const corner = (from: Point, to: Point, end: Point) => `C${at(from)} ${at(to)} ${at(end)}`;
  const right = x + width;
  const bottom = y + height;
  return [
    `M${at({ x: x + r, y })} L${at({ x: right - r, y })}`,
    corner({ x: right - k, y }, { x: right, y: y + k }, { x: right, y: y + r }),
    `L${at({ x: right, y: bottom - r })}`,
    corner({ x: right, y: bottom - k }, { x: right - k, y: bottom }, { x: right - r, y: bottom }),
    `L${at({ x: x + r, y: bottom })}`,
    corner({ x: x + k, y: bottom }, { x, y: bottom - k }, { x, y: bottom - r }),
    `L${at({ x, y: y + r })}`,
    corner({ x, y: y + k }, { x: x + k, y }, { x: x + r, y }),
    'Z',
  ].join(' ');
}

export const polar = (radius: number, degrees: number, centre: Point = { x: 0, y: 0 }): Point => ({
  x: centre.x + radius * Math.cos((degrees * Math.PI) / 180),
  y: centre.y + radius * Math.sin((degrees * Math.PI) / 180),
});

/** Points of an arc; 0° is to the right, 90° down. */
export function arcPoints(centre: Point, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 12));
  return Array.from({ length: steps + 1 }, (_, step) =>
    polar(radius, from + ((to - from) * step) / steps, centre),
  );
}

/** A piece of a ring between two radii and two angles; with `inner` 0, a slice of a pie. */
export function sector(centre: Point, inner: number, outer: number, [from, to]: readonly [number, number]) {
  const rim = arcPoints(centre, outer, from, to);
  const back = inner > 0 ? arcPoints(centre, inner, to, from) : [centre];
  return polygonThrough([...rim, ...back]);
}

export const starPoints = (tips: number, outer: number, inner: number, turn = -90): Point[] =>
  Array.from({ length: tips * 2 }, (_, index) =>
    polar(index % 2 === 0 ? outer : inner, turn + (index * 180) / tips),
  );
