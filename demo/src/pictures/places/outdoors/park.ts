import { curve, ellipse, polygon, rect, sector } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import type { Daylight } from '../daylight.ts';
import { skyAndTown } from '../sky-and-town.ts';
import { tree } from '../street-life.ts';

/** A lawn, a pond, a shell of a stage under limes. */
export function park(light: Daylight, random: Random): Mark[] {
  const shell = Array.from({ length: 5 }, (_, index) =>
    sheet(
      sector({ x: 1060, y: 600 }, 0, 250 - index * 44, [180, 360]),
      [light.trim, light.wallShade, light.wall, light.far, light.lit][index] ?? light.lit,
      8,
    ),
  );
  const bulbs = Array.from({ length: 17 }, (_, index) => {
    const share = index / 16;
    return fill(ellipse(120 + 1380 * share, 300 + 110 * Math.sin(Math.PI * share * 3) ** 2, 10), light.lit);
  });
  const blankets = Array.from({ length: 11 }, () => {
    const x = random.between(160, 1440);
    const y = random.between(740, 850);
    const size = 0.7 + (y - 740) / 200;
    return [
      sheet(
        polygon(
          `${x - 60 * size},${y} ${x + 40 * size},${y - 10} ${x + 64 * size},${y + 18 * size} ${x - 40 * size},${y + 26 * size}`,
        ),
        random.pick([light.colour, light.trim, light.far]),
        3,
      ),
      ...[-14, 18].map(
        (dx) =>
          fill(
            curve(
              `${x + dx * size - 13 * size},${y + 10}! ${x + dx * size - 10 * size},${y - 22 * size} ${x + dx * size + 10 * size},${y - 22 * size} ${x + dx * size + 13 * size},${y + 10}!`,
            ),
            light.near,
          ) + fill(ellipse(x + dx * size, y - 32 * size, 10 * size), light.near),
      ),
    ].join('');
  });
  return [
    ...skyAndTown(light, random),
    ...[70, 210, 360, 520, 1380, 1520].map((x) => tree({ x, y: 650 }, random.between(360, 520), light)),
    ...shell,
    sheet(rect(790, 596, 540, 34), light.near, 6),
    sheet(curve('-20,640! 400,610 900,640 1620,612! 1620,940! -20,940!'), light.wall, 10),
    sheet(ellipse(330, 720, 270, 46), light.disc, 4),
    sheet(curve('-20,770! 500,740 1100,782 1620,746! 1620,940! -20,940!'), light.ground, 10),
    ...bulbs,
    ...blankets,
  ];
}
