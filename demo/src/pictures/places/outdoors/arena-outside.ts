import { arcPoints, curve, polygon, polygonThrough, rect, roundRect } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import type { Daylight } from '../daylight.ts';
import { type Foreground, foreground } from '../foreground.ts';
import { skyAndTown } from '../sky-and-town.ts';
import { lamp, passers } from '../street-life.ts';

/** A great bowl of a house, with a roof that is a ring, a floe or a sail. */
export function arenaOutside(before: Foreground, light: Daylight, random: Random): Mark[] {
  const ribs = Array.from({ length: 17 }, (_, index) => {
    const x = 220 + index * 72.5;
    const lean = (x - 800) * 0.12;
    return fill(
      polygon(`${x - 8},760 ${x + 8},760 ${x + lean + 8},480 ${x + lean - 8},480`),
      light.trim,
      0.85,
    );
  });
  const roof = random.pick([
    curve('60,500! 240,400 520,372 800,300 1080,372 1360,400 1540,500! 1360,520 800,540 240,520'),
    curve('70,492! 300,330 560,420 800,350 1040,280 1360,360 1530,492! 1300,530 800,540 300,530'),
    polygonThrough([
      ...arcPoints({ x: 800, y: 760 }, 760, 202, 338),
      { x: 1500, y: 520 },
      { x: 100, y: 520 },
    ]),
  ]);
  return [
    ...skyAndTown(light, random),
    sheet(
      curve('180,760! 110,620 120,500 260,470 800,450 1340,470 1480,500 1490,620 1420,760!'),
      light.wall,
      16,
    ),
    ...ribs,
    ...[560, 640].map((y) => fill(rect(200, y, 1200, 26), light.lit, 0.9)),
    sheet(roof, light.wallShade, 18),
    sheet(curve('300,470! 560,420 1040,420 1300,470! 1040,446 560,446'), light.trim, 5),
    ...[620, 740, 860, 980].map((x) => sheet(roundRect(x - 44, 690, 88, 70, 8), light.lit, 3)),
    ...foreground(before, light),
    ...(before === 'water' ? [] : [150, 1450].map((x) => lamp(x, 790, light))),
    ...(before === 'water' ? [] : passers(16, light, random)),
  ];
}
