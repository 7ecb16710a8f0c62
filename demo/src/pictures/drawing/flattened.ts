import type { Point } from './path.ts';

const pointsPerBend = 8;

function onBend(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const blend = (p: number, q: number, r: number, s: number) =>
    u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s;
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

function parsePoints(text: string): Point[] {
  return [...text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

/** Path data as polygons, one for each of its closed outlines. */
export function flattened(d: string): Point[][] {
  return d.split('M').slice(1).map(outline);
}

function outline(data: string): Point[] {
  const path: Point[] = [];
  for (const [, command, text = ''] of `L${data}`.matchAll(/([LC])([^LCZ]*)/g)) {
    const points = parsePoints(text);
    path.push(...(command === 'C' ? bendPoints(path.at(-1), points) : points));
  }
  return path;
}

function bendPoints(from: Point | undefined, [b, c, d]: readonly Point[]): Point[] {
  if (from === undefined || b === undefined || c === undefined || d === undefined) return [];
  return Array.from({ length: pointsPerBend }, (_, step) =>
    onBend(from, b, c, d, (step + 1) / pointsPerBend),
  );
}

/** Whether a point lies inside the outlines; where they overlap, it lies inside twice and so still inside. */
export function isInside(outlines: readonly (readonly Point[])[], { x, y }: Point): boolean {
  let winding = 0;
  for (const path of outlines) {
    let before = path.at(-1);
    for (const here of path) {
      if (before !== undefined) winding += crossing(before, here, x, y);
      before = here;
    }
  }
  return winding !== 0;
}

/** +1 or -1 when the edge passes to the right of the point, upwards or downwards. */
function crossing(a: Point, b: Point, x: number, y: number): number {
  if (a.y <= y === b.y <= y) return 0;
  const reach = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  return reach > x ? (b.y > a.y ? 1 : -1) : 0;
}
