import { oklch } from '../drawing/oklch.ts';
import { curve, ellipse, type Point, rect, roundRect } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { sheet } from '../drawing/sheet.ts';
import { fill, group, type Mark } from '../drawing/svg.ts';
import type { Daylight } from './daylight.ts';

/** A tree of a height of 100 that stands at 0,0. */
const trunk = rect(-5, -70, 10, 70);
const crown = ellipse(0, -86, 36, 42);
const hollow = ellipse(-10, -96, 12, 16);

export const tree = (foot: Point, size: number, { leaves, near }: Daylight): Mark =>
  group([fill(trunk, near), sheet(crown, leaves, 6), fill(hollow, near, 0.16)], {
    ...foot,
    scale: size / 100,
  });

export const lamp = (x: number, foot: number, { near, lit }: Daylight): Mark =>
  [
    fill(rect(x - 4, foot - 190, 8, 190), near),
    fill(roundRect(x - 16, foot - 10, 32, 10, 4), near),
    fill(ellipse(x, foot - 205, 34), lit, 0.25),
    fill(ellipse(x, foot - 205, 17), lit),
    fill(rect(x - 18, foot - 226, 36, 6), near),
  ].join('');

const skins = [oklch(0.85, 0.05, 60), oklch(0.74, 0.07, 60), oklch(0.5, 0.07, 52)] as const;
const trousers = '#1b1118';
const coat = curve('-15,-20! -13,-52 -7,-68 7,-68 13,-52 15,-20!');

/** People seen from far: a head, a coat, two legs. */
export function passers(count: number, light: Daylight, random: Random): Mark[] {
  return Array.from({ length: count }, () =>
    group(
      [
        fill(rect(-8, -24, 6, 24), trousers),
        fill(rect(2, -24, 6, 24), trousers),
        fill(coat, random.pick([light.trim, light.colour, light.far])),
        fill(ellipse(0, -79, 9.5, 11), random.pick(skins)),
      ],
      { x: random.between(120, 1480), y: 822, scale: random.between(0.9, 1.2) },
    ),
  );
}
