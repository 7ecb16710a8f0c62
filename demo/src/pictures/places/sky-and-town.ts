import { ellipse, type Point, polygonThrough } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { sheet } from '../drawing/sheet.ts';
import type { Mark } from '../drawing/svg.ts';
import type { Daylight } from './daylight.ts';

/** Houses wall to wall across the sheet, some with a gable. */
function roofline(random: Random): Point[] {
  const roofs: Point[] = [];
  for (let x = -20; x < 1600; ) {
    const width = random.between(70, 170);
    const y = random.between(470, 610);
    const gable = random.chance(0.4) ? [{ x: x + width / 2, y: y - 46 }] : [];
    roofs.push({ x, y }, ...gable, { x: x + width, y });
    x += width;
  }
  return roofs;
}

/** A sun or a moon in the sky, and the roofs of a town far behind. */
export function skyAndTown({ disc, far }: Daylight, random: Random): Mark[] {
  const sun = ellipse(
    random.pick([360, 500, 1120, 1260]),
    random.between(210, 300),
    random.between(110, 170),
  );
  const town = polygonThrough([{ x: -20, y: 920 }, ...roofline(random), { x: 1620, y: 920 }]);
  return [sheet(sun, disc, 10), sheet(town, far, 10)];
}
