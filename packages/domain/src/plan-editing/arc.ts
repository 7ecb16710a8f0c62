import type { Point } from '../seats/plan/plan.ts';
import { fitArc } from '../seats/plan-file/fit-arc.ts';
import type { Places } from '../seats/plan-file/row-arc.ts';

/** From one point to another on a line, or on the arc whose middle lies `rise` off it: downwards when it runs from left to right. */
export interface Arc {
  readonly start: Point;
  readonly end: Point;
  readonly rise: number;
}

interface Circle {
  readonly centre: Point;
  readonly radius: number;
  /** Where the arc begins, and how far it turns, in radians. */
  readonly from: number;
  readonly sweep: number;
}

/** Undefined for a straight line. */
function arcCircle({ start, end, rise }: Arc): Circle | undefined {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const chord = Math.hypot(dx, dy);
  if (rise === 0 || chord === 0) return undefined;
  const height = Math.abs(rise);
  const radius = (chord ** 2 / 4 + height ** 2) / (2 * height);
  const offset = rise - Math.sign(rise) * radius;
  const centre = {
    x: (start.x + end.x) / 2 - (dy / chord) * offset,
    y: (start.y + end.y) / 2 + (dx / chord) * offset,
  };
  const halfAngle = 2 * Math.atan2(2 * rise, chord);
  return { centre, radius, from: Math.atan2(start.y - centre.y, start.x - centre.x), sweep: -2 * halfAngle };
}

export function arcLength(arc: Arc): number {
  const circle = arcCircle(arc);
  return circle
    ? circle.radius * Math.abs(circle.sweep)
    : Math.hypot(arc.end.x - arc.start.x, arc.end.y - arc.start.y);
}

/** The point so far along an arc, before its start and beyond its end as well. */
export function pointAlong(arc: Arc, length: number): Point {
  const { start, end } = arc;
  const whole = arcLength(arc);
  const share = whole === 0 ? 0 : length / whole;
  const circle = arcCircle(arc);
  if (!circle) return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  const angle = circle.from + circle.sweep * share;
  return {
    x: circle.centre.x + circle.radius * Math.cos(angle),
    y: circle.centre.y + circle.radius * Math.sin(angle),
  };
}

/** How many seats stand on it, so far apart. */
export const seatsOnArc = (arc: Arc, pitchCm: number): number =>
  Math.max(1, Math.floor(arcLength(arc) / pitchCm + 1e-6) + 1);

/** The arc that the seats of a row come nearest to. */
export function arcThrough(places: Places): Arc {
  const { arc } = fitArc(places, 0, places.x.length);
  const { x, y, dx, dy, rise } = arc;
  return { start: { x, y }, end: { x: x + dx, y: y + dy }, rise };
}

/**
 * The arc of a row so far behind this one: of the same centre, as rows around a stage have it; beside a straight line, a straight line.
 * Behind is below for a row that runs from left to right.
 */
export function arcBehind(arc: Arc, distanceCm: number): Arc {
  const { start, end, rise } = arc;
  const circle = arcCircle(arc);
  if (!circle) {
    const chord = Math.hypot(end.x - start.x, end.y - start.y) || 1;
    const off = {
      x: (-(end.y - start.y) / chord) * distanceCm,
      y: ((end.x - start.x) / chord) * distanceCm,
    };
    return {
      start: { x: start.x + off.x, y: start.y + off.y },
      end: { x: end.x + off.x, y: end.y + off.y },
      rise,
    };
  }
  const factor = (circle.radius + Math.sign(rise) * distanceCm) / circle.radius;
  const spread = ({ x, y }: Point): Point => ({
    x: circle.centre.x + (x - circle.centre.x) * factor,
    y: circle.centre.y + (y - circle.centre.y) * factor,
  });
  return { start: spread(start), end: spread(end), rise: rise * factor };
}
