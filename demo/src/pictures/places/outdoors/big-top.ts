import { curve, ellipse, polygon, rect, sector } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import type { Daylight } from '../daylight.ts';
import { foreground } from '../foreground.ts';
import { skyAndTown } from '../sky-and-town.ts';
import { passers, tree } from '../street-life.ts';

/** A striped tent among trees. */
export function bigTop(light: Daylight, random: Random): Mark[] {
  const stripes = Array.from({ length: 12 }, (_, index) => {
    const left = 360 + index * 73.4;
    return sheet(
      polygon(`800,190 ${left},520 ${left + 73.4},520`),
      index % 2 === 0 ? light.colour : light.trim,
      3,
    );
  });
  const walls = Array.from({ length: 12 }, (_, index) => {
    const x = 340 + index * 76.7;
    return sheet(
      polygon(`${x + 20 - index * 3.3},520 ${x + 93.4 - index * 3.3},520 ${x + 76.7},770 ${x},770`),
      index % 2 === 0 ? light.trim : light.colour,
      3,
    );
  });
  const scallops = Array.from({ length: 12 }, (_, index) =>
    sheet(
      sector({ x: 396 + index * 73.4, y: 516 }, 0, 37, [0, 180]),
      index % 2 === 0 ? light.colour : light.trim,
      4,
    ),
  );
  const bulbs = [-1, 1].flatMap((side) =>
    Array.from({ length: 14 }, (_, index) => {
      const share = index / 13;
      return fill(
        ellipse(800 + side * 680 * share, 150 + 330 * share + 90 * Math.sin(Math.PI * share), 9),
        light.lit,
      );
    }),
  );
  return [
    ...skyAndTown(light, random),
    ...[120, 250, 1360, 1490].map((x) => tree({ x, y: 790 }, random.between(340, 440), light)),
    ...walls,
    ...stripes,
    ...scallops,
    sheet(curve('730,770! 752,600 800,540 848,600 870,770!'), light.near, 5),
    fill(curve('764,770! 778,650 800,610 822,650 836,770!'), light.lit),
    fill(rect(796, 96, 8, 100), light.trim),
    sheet(curve('804,98! 850,110 900,98! 884,124 900,150! 850,140 804,148!'), light.colour, 4),
    ...bulbs,
    ...foreground('street', light),
    ...passers(14, light, random),
  ];
}
