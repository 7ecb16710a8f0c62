import { curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import { bay, type Facade, foot, type House } from './house.ts';

const doorway = (x: number, width: number, height: number) =>
  curve(
    `${x - width / 2},${foot}! ${x - width / 2},${foot - height + width / 2}! ${x - width * 0.36},${foot - height + width * 0.13} ${x},${foot - height} ${x + width * 0.36},${foot - height + width * 0.13} ${x + width / 2},${foot - height + width / 2}! ${x + width / 2},${foot}!`,
  );

export const entrances: Readonly<Record<Facade['entrance'], (house: House) => Mark[]>> = {
  columns: ({ light, storey, facade }) => {
    const high = facade.storeys > 2 ? storey * 2 : storey + 40;
    return [
      sheet(rect(540, foot - high, 520, high), light.wallShade, 6),
      ...[650, 800, 950].map((x) => sheet(doorway(x, 74, 120), light.lit, 3)),
      ...[570, 690, 910, 1030].flatMap((x) => [
        sheet(rect(x - 20, foot - high, 40, high), light.trim, 8),
        sheet(rect(x - 28, foot - high - 8, 56, 14), light.trim, 4),
      ]),
      sheet(polygon(`510,${foot - high - 4} 800,${foot - high - 84} 1090,${foot - high - 4}`), light.wall, 8),
      sheet(
        polygon(`570,${foot - high - 12} 800,${foot - high - 70} 1030,${foot - high - 12}`),
        light.trim,
        3,
      ),
      sheet(rect(510, foot - high - 6, 580, 14), light.trim, 5),
      ...[0, 1, 2].map((step) =>
        sheet(rect(500 - step * 22, foot - 18 + step * 12, 600 + step * 44, 12), light.trim, 3),
      ),
    ];
  },
  arcade: ({ facade, light, left }) =>
    Array.from({ length: facade.bays }, (_, index) => {
      const x = left + (index + 0.5) * bay;
      return [
        sheet(doorway(x, 84, 124), light.trim, 4),
        fill(doorway(x, 66, 112), index % 2 === 0 ? light.lit : light.pane),
      ].join('');
    }),
  canopy: ({ light }) => [
    ...[690, 800, 910].map((x) => sheet(rect(x - 42, foot - 100, 84, 100), light.lit, 4)),
    ...[690, 800, 910].map((x) => fill(rect(x - 2, foot - 100, 4, 100), light.wallShade)),
    sheet(
      polygon(`590,${foot - 104} 1010,${foot - 104} 1040,${foot - 138} 560,${foot - 138}`),
      light.near,
      12,
    ),
    ...Array.from({ length: 15 }, (_, index) => fill(ellipse(584 + index * 31, foot - 121, 7), light.lit)),
  ],
  gate: ({ light }) => [
    sheet(doorway(800, 240, 172), light.trim, 6),
    fill(doorway(800, 200, 150), light.near),
    fill(doorway(800, 120, 104), light.lit),
    sheet(polygon(`700,${foot} 700,${foot - 110} 640,${foot - 96} 640,${foot + 10}`), light.wallShade, 5),
    sheet(polygon(`900,${foot} 900,${foot - 110} 960,${foot - 96} 960,${foot + 10}`), light.wallShade, 5),
  ],
};
