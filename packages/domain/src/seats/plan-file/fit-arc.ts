import { at } from '../plan/plan.ts';
import { newPlaces, type Places, placeOnArc, type RowArc } from './row-arc.ts';

/** How far the arc through three points, the first and last of which are given by their middle and chord, rises. */
function riseThrough(chord: { dx: number; dy: number }, fromMiddle: { x: number; y: number }): number {
  const length = Math.hypot(chord.dx, chord.dy);
  const along = (fromMiddle.x * chord.dx + fromMiddle.y * chord.dy) / length;
  const off = (fromMiddle.y * chord.dx - fromMiddle.x * chord.dy) / length;
  const centre = (along ** 2 + off ** 2 - (length / 2) ** 2) / (2 * off);
  const rise = centre + Math.sign(off) * Math.hypot(centre, length / 2);
  return Number.isFinite(rise) ? rise : 0;
}

/** The greatest distance, along one axis, between the seats and their places on the arc. */
function deviation(places: Places, first: number, count: number, arc: RowArc): number {
  const expected = newPlaces(count);
  placeOnArc(expected, 0, count, arc);
  let greatest = 0;
  for (let seat = 0; seat < count; seat += 1) {
    const dx = Math.abs(at(places.x, first + seat) - at(expected.x, seat));
    const dy = Math.abs(at(places.y, first + seat) - at(expected.y, seat));
    greatest = Math.max(greatest, dx, dy);
  }
  return greatest;
}

// Places are whole centimetres, so the rise that they were made with may differ a little from the one they show.
const nearby = [0, 1, -1, 2, -2, 3, -3];

export type ArcFit = { readonly arc: RowArc; readonly deviation: number };

/** The arc that comes nearest to some neighbouring seats; its deviation is 0 when it gives their very places. */
export function fitArc(places: Places, first: number, count: number): ArcFit {
  const [x, y] = [at(places.x, first), at(places.y, first)];
  const [dx, dy] = [at(places.x, first + count - 1) - x, at(places.y, first + count - 1) - y];
  const middle = first + Math.floor((count - 1) / 2);
  const fromMiddle = { x: at(places.x, middle) - x - dx / 2, y: at(places.y, middle) - y - dy / 2 };
  const rise = Math.round(riseThrough({ dx, dy }, fromMiddle));
  const fits = nearby.map((offset) => {
    const arc: RowArc = { x, y, dx, dy, rise: rise + offset };
    return { arc, deviation: deviation(places, first, count, arc) };
  });
  return fits.reduce((best, fit) => (fit.deviation < best.deviation ? fit : best));
}
