import { curveThrough, type Point, polygonThrough } from './path.ts';

type Width = (share: number) => number;

/** Evenly many points along a Catmull-Rom spline. */
export function alongSpline(knots: readonly Point[], perBend = 8): Point[] {
  const knot = (index: number) => knots[Math.min(knots.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const bends = knots
    .slice(1)
    .flatMap((_, index) =>
      Array.from({ length: perBend }, (_step, step) =>
        between([knot(index - 1), knot(index), knot(index + 1), knot(index + 2)], step / perBend),
      ),
    );
  return [...bends, knot(knots.length - 1)];
}

function between([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const blend = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

function side(path: readonly Point[], width: Width, sign: 1 | -1): Point[] {
  return path.map((here, index) => {
    const before = path[index - 1] ?? here;
    const after = path[index + 1] ?? here;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const reach = ((width(index / (path.length - 1)) / 2) * sign) / (Math.hypot(dx, dy) || 1);
    return { x: here.x - dy * reach, y: here.y + dx * reach };
  });
}

/** A brush stroke: a closed shape around a line, as wide as `width` says at each share of its length. */
export function ribbon(knots: readonly Point[], width: Width, perBend = 8): string {
  const path = alongSpline(knots, perBend);
  return polygonThrough([...side(path, width, 1), ...side(path, width, -1).reverse()]);
}

/** Beyond the end of a line, half a width further: the tip of a round end. */
function tip(path: readonly Point[], width: number): Point {
  const [end = { x: 0, y: 0 }, before = end] = path.slice(-2).reverse();
  const [dx, dy] = [end.x - before.x, end.y - before.y];
  const reach = width / 2 / (Math.hypot(dx, dy) || 1);
  return { x: end.x + dx * reach, y: end.y + dy * reach };
}

/** The same with smooth edges and round ends, for few knots. */
export function softRibbon(knots: readonly Point[], width: Width): string {
  const path = alongSpline(knots, 4);
  return curveThrough([
    ...side(path, width, 1),
    tip(path, width(1)),
    ...side(path, width, -1).reverse(),
    tip(path.toReversed(), width(0)),
  ]);
}

/** From one width to another. */
export const narrowing =
  (from: number, to: number): Width =>
  (share) =>
    from + (to - from) * share;
