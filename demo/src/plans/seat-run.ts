import { onCircle, type Point, point, seatPitch } from './geometry.ts';

/** Neighbours with nothing between them: evenly on the arc from `start` to `end`, whose middle lies `rise` off the line. */
export interface SeatRun {
  readonly start: Point;
  readonly end: Point;
  readonly rise: number;
  readonly count: number;
}

interface Line {
  readonly middle: Point;
  /** Of length 1. */
  readonly direction: Point;
  readonly count: number;
}

export function runOnLine({ middle, direction, count }: Line): SeatRun {
  const half = ((count - 1) * seatPitch) / 2;
  return {
    start: point(middle.x - direction.x * half, middle.y - direction.y * half),
    end: point(middle.x + direction.x * half, middle.y + direction.y * half),
    rise: 0,
    count,
  };
}

interface Arc {
  readonly centre: Point;
  readonly radius: number;
  /** Of its outer edges, in radians: the first and the last seat stand half a pitch inside. */
  readonly from: number;
  readonly to: number;
  /** Where the seats stand when they do not fill the arc. */
  readonly align?: 'start' | 'middle' | 'end';
}

const shareBefore = { start: 0, middle: 0.5, end: 1 } as const;

/** As many seats as the arc has room for. */
export function runOnArc({ centre, radius, from, to, align = 'middle' }: Arc): SeatRun {
  const step = 2 * Math.asin(seatPitch / 2 / radius);
  const count = Math.floor((to - from) / step);
  const span = (count - 1) * step;
  const first = from + step / 2 + (to - from - count * step) * shareBefore[align];
  return {
    start: onCircle(centre, radius, first),
    end: onCircle(centre, radius, first + span),
    rise: Math.round(radius * (1 - Math.cos(span / 2))),
    count,
  };
}
