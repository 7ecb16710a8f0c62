import { curve, ellipse, polygon, rect, sector } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import { bay, type Facade, type House } from './house.ts';

export const roofs: Readonly<Record<Facade['roof'], (house: House) => Mark[]>> = {
  pediment: ({ light, left, right, top }) => [
    sheet(polygon(`${left - 30},${top} 800,${top - 130} ${right + 30},${top}`), light.wallShade, 10),
    sheet(polygon(`${left + 60},${top - 12} 800,${top - 106} ${right - 60},${top - 12}`), light.wall, 4),
    sheet(ellipse(800, top - 44, 26), light.lit, 4),
    sheet(rect(left - 30, top - 8, right - left + 60, 22), light.trim, 6),
  ],
  dome: ({ light, left, right, top }) => [
    sheet(rect(640, top - 96, 320, 100), light.wall, 8),
    sheet(sector({ x: 800, y: top - 92 }, 0, 176, [180, 360]), light.wallShade, 10),
    ...[-60, -30, 0, 30, 60].map((turn) =>
      fill(
        polygon(
          `${800 + turn * 2.4 - 3},${top - 92} ${800 + turn * 2.4 + 3},${top - 92} ${800 + turn * 0.5},${top - 262}`,
        ),
        light.trim,
        0.7,
      ),
    ),
    sheet(rect(786, top - 312, 28, 50), light.trim, 4),
    sheet(ellipse(800, top - 322, 20), light.lit, 4),
    sheet(rect(left - 24, top - 8, right - left + 48, 24), light.trim, 6),
  ],
  mansard: ({ light, left, right, top, facade }) => [
    sheet(
      polygon(
        `${left - 18},${top} ${left + 36},${top - 104} ${right - 36},${top - 104} ${right + 18},${top}`,
      ),
      light.wallShade,
      10,
    ),
    ...Array.from({ length: facade.bays - 1 }, (_, index) => {
      const x = left + (index + 1) * bay;
      return [
        sheet(
          curve(
            `${x - 24},${top - 10}! ${x - 24},${top - 58} ${x},${top - 80} ${x + 24},${top - 58} ${x + 24},${top - 10}!`,
          ),
          light.trim,
          4,
        ),
        fill(rect(x - 13, top - 52, 26, 40), light.lit),
      ].join('');
    }),
    sheet(rect(left - 22, top - 8, right - left + 44, 20), light.trim, 6),
  ],
  gable: ({ light, left, right, top }) => [
    sheet(
      polygon(
        `${left - 34},${top + 8} 800,${top - 190} ${right + 34},${top + 8} ${right + 10},${top + 26} 800,${top - 150} ${left - 10},${top + 26}`,
      ),
      light.wallShade,
      10,
    ),
    sheet(polygon(`${left},${top + 20} 800,${top - 150} ${right},${top + 20}`), light.wall, 2),
    sheet(ellipse(800, top - 56, 44), light.trim, 5),
    fill(ellipse(800, top - 56, 33), light.lit),
    fill(rect(798, top - 90, 4, 68), light.trim),
    fill(rect(766, top - 58, 68, 4), light.trim),
  ],
  sawtooth: ({ light, left, right, top, facade }) => [
    ...Array.from({ length: facade.bays }, (_, index) => {
      const x = left + index * bay;
      return [
        sheet(polygon(`${x},${top + 4} ${x},${top - 74} ${x + bay},${top + 4}`), light.wallShade, 8),
        fill(
          polygon(`${x + 8},${top - 2} ${x + 8},${top - 56} ${x + 40},${top - 30} ${x + 40},${top - 2}`),
          light.lit,
        ),
      ].join('');
    }),
    sheet(rect(left - 14, top - 4, right - left + 28, 18), light.trim, 5),
  ],
  curl: ({ light, left, right, top }) => [
    sheet(
      curve(
        `${left - 16},${top + 14}! ${left - 10},${top - 40} ${left + 70},${top - 56} ${left + 120},${top - 22}! 640,${top - 40} 690,${top - 150} 800,${top - 168} 910,${top - 150} 960,${top - 40} ${right - 120},${top - 22}! ${right - 70},${top - 56} ${right + 10},${top - 40} ${right + 16},${top + 14}!`,
      ),
      light.wallShade,
      10,
    ),
    sheet(ellipse(800, top - 80, 48), light.lit, 5),
    ...[30, 60, 90, 120, 150].map((turn) =>
      fill(sector({ x: 800, y: top - 80 }, 54, 70, [180 + turn - 8, 180 + turn + 8]), light.trim),
    ),
    sheet(rect(left - 20, top, right - left + 40, 18), light.trim, 5),
  ],
};
