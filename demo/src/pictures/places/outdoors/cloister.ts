import { curve, polygon, rect, roundRect } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import type { Daylight } from '../daylight.ts';
import { skyAndTown } from '../sky-and-town.ts';
import { tree } from '../street-life.ts';

/** A court with two storeys of arches, and chairs set out in it. */
export function cloister(light: Daylight, random: Random): Mark[] {
  const arch = (x: number, foot: number, width: number, height: number) =>
    curve(
      `${x - width / 2},${foot}! ${x - width / 2},${foot - height + width / 2}! ${x - width * 0.35},${foot - height + width * 0.14} ${x},${foot - height} ${x + width * 0.35},${foot - height + width * 0.14} ${x + width / 2},${foot - height + width / 2}! ${x + width / 2},${foot}!`,
    );
  const row = (foot: number, height: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const x = 160 + index * 160;
      return [
        sheet(arch(x, foot, 116, height), light.near, 3),
        fill(arch(x + 12, foot, 84, height - 30), index % 3 === 1 ? light.lit : light.wallShade),
      ].join('');
    });
  const chairs = Array.from({ length: 5 }, (_, line) => {
    const scale = 0.7 + line * 0.16;
    const backs = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6].map((seat) =>
      roundRect(
        800 + seat * 92 * scale - 30 * scale,
        690 + line * 46 - 50 * scale,
        60 * scale,
        62 * scale,
        14,
      ),
    );
    return sheet(backs.join(' '), line % 2 === 0 ? light.colour : light.trim, 5);
  });
  return [
    ...skyAndTown(light, random),
    sheet(rect(60, 180, 1480, 500), light.wall, 14),
    sheet(polygon('30,190 60,140 1540,140 1570,190'), light.trim, 6),
    ...row(400, 190),
    sheet(rect(60, 404, 1480, 20), light.trim, 4),
    ...row(660, 220),
    sheet(polygon('-20,660 1620,660 1620,940 -20,940'), light.ground, 8),
    ...[-1, 1].map((side) => tree({ x: 800 + side * 610, y: 690 }, 300, light)),
    ...chairs,
  ];
}
