import { curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import { tree } from '../street-life.ts';
import { type Facade, foot, type House } from './house.ts';

export type Extra = NonNullable<Facade['extras']>[number];

export const extras: Readonly<Record<Extra, (house: House) => Mark[]>> = {
  chimney: ({ light, right, top }) => [
    sheet(
      polygon(
        `${right - 90},${top} ${right - 78},${top - 320} ${right - 34},${top - 320} ${right - 22},${top}`,
      ),
      light.wallShade,
      8,
    ),
    fill(rect(right - 82, top - 300, 52, 14), light.trim),
    fill(rect(right - 84, top - 262, 56, 10), light.trim),
  ],
  clock: ({ light, top }) => [
    sheet(ellipse(800, top - 20, 74), light.trim, 8),
    sheet(ellipse(800, top - 20, 58), light.lit, 4),
    fill(polygon(`796,${top - 20} 804,${top - 20} 801,${top - 66} 799,${top - 66}`), light.near),
    fill(polygon(`798,${top - 16} 800,${top - 24} 834,${top - 2} 832,${top + 2}`), light.near),
  ],
  trees: ({ light, random }) =>
    [140, 290, 1320, 1480].map((x) =>
      tree({ x: x + random.between(-20, 20), y: foot + 20 }, random.between(300, 400), light),
    ),
  flags: ({ light, left, right, top }) =>
    [left + 20, right - 20].flatMap((x) => [
      fill(rect(x - 3, top - 150, 6, 150), light.trim),
      sheet(
        curve(
          `${x + 3},${top - 148}! ${x + 50},${top - 138} ${x + 90},${top - 146}! ${x + 80},${top - 120} ${x + 90},${top - 96}! ${x + 46},${top - 104} ${x + 3},${top - 98}!`,
        ),
        light.colour,
        5,
      ),
    ]),
  bunting: ({ light, left, right, top }) =>
    Array.from({ length: 18 }, (_, index) => {
      const share = index / 17;
      const x = left - 60 + (right - left + 120) * share;
      const y = top + 30 + 70 * Math.sin(Math.PI * share);
      return sheet(
        polygon(`${x - 18},${y} ${x + 18},${y} ${x},${y + 36}`),
        [light.lit, light.trim, light.colour][index % 3] ?? light.lit,
        3,
      );
    }),
};

export const behindWalls: ReadonlySet<Extra> = new Set(['chimney', 'flags']);
