import { oklch } from '../drawing/oklch.ts';
import { curve, ellipse, polygonThrough, rect, roundRect } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { sheet } from '../drawing/sheet.ts';
import { fill, type Mark } from '../drawing/svg.ts';
import type { Daylight } from './daylight.ts';

const wide = { width: 1600, height: 900 } as const;

/** A sun or a moon in the sky, and the roofs of a town far behind. */
export function skyAndTown({ disc, far }: Daylight, random: Random): Mark[] {
  const sun = { x: random.pick([360, 500, 1120, 1260]), y: random.between(210, 300) };
  let x = -20;
  const roofs = [];
  while (x < wide.width) {
    const width = random.between(70, 170);
    const top = random.between(470, 610);
    roofs.push({ x, y: top }, ...(random.chance(0.4) ? [{ x: x + width / 2, y: top - 46 }] : []), {
      x: x + width,
      y: top,
    });
    x += width;
  }
  const town = polygonThrough([{ x: -20, y: 920 }, ...roofs, { x: wide.width + 20, y: 920 }]);
  return [sheet(ellipse(sun.x, sun.y, random.between(110, 170)), disc, 10), sheet(town, far, 10)];
}

/** A tree with a round crown, standing at a foot. */
export function tree(
  x: number,
  foot: number,
  size: number,
  [crown, trunk]: readonly [string, string],
): Mark[] {
  return [
    fill(rect(x - size * 0.05, foot - size * 0.7, size * 0.1, size * 0.7), trunk),
    sheet(ellipse(x, foot - size * 0.86, size * 0.36, size * 0.42), crown, 8),
    fill(ellipse(x - size * 0.1, foot - size * 0.96, size * 0.12, size * 0.16), trunk, 0.16),
  ];
}

export function lamp(x: number, foot: number, { near, lit }: Daylight): Mark[] {
  return [
    fill(rect(x - 4, foot - 190, 8, 190), near),
    fill(roundRect(x - 16, foot - 10, 32, 10, 4), near),
    fill(ellipse(x, foot - 205, 34), lit, 0.25),
    fill(ellipse(x, foot - 205, 17), lit),
    fill(rect(x - 18, foot - 226, 36, 6), near),
  ];
}

/** What lies before a house. */
export function foreground(kind: 'street' | 'water' | 'garden', light: Daylight): Mark[] {
  const { ground, near, far, lit } = light;
  const level = 760;
  if (kind === 'water') {
    const waves = [780, 820, 862].map((y, row) =>
      sheet(
        curve(
          `${Array.from({ length: 14 }, (_, index) => `${-140 + row * 40 + index * 140},${y}! ${-98 + row * 40 + index * 140},${y + 20} ${-40 + row * 40 + index * 140},${y + 14}`).join(' ')} 1840,${y}! 1840,940! -140,940!`,
        ),
        [far, ground, near][row] ?? near,
        10,
      ),
    );
    return [sheet(rect(-20, level, 1640, 200), ground, 8), ...waves];
  }
  const verge = curve('-20,820! 300,800 800,838 1300,804 1620,822! 1620,940! -20,940!');
  return [
    sheet(rect(-20, level, 1640, 200), ground, 8),
    sheet(verge, near, 10),
    ...(kind === 'garden'
      ? [120, 260, 420, 1180, 1340, 1480].flatMap((x) => [
          sheet(ellipse(x, 806, 62, 38), near, 6),
          fill(ellipse(x - 12, 792, 7), lit),
          fill(ellipse(x + 20, 802, 6), lit),
        ])
      : []),
  ];
}

const skins = [oklch(0.85, 0.05, 60), oklch(0.74, 0.07, 60), oklch(0.5, 0.07, 52)] as const;

/** People seen from far: a head, a coat, two legs. */
export function passers(
  random: Random,
  count: number,
  foot: number,
  coats: readonly [string, ...string[]],
): Mark[] {
  return Array.from({ length: count }, () => {
    const x = random.between(120, 1480);
    const size = random.between(0.9, 1.2);
    const up = (height: number) => foot - height * size;
    const out = (width: number) => `${x - width * size}`;
    const side = (width: number) => `${x + width * size}`;
    return [
      fill(rect(x - 8 * size, up(24), 6 * size, 24 * size), '#1b1118'),
      fill(rect(x + 2 * size, up(24), 6 * size, 24 * size), '#1b1118'),
      fill(
        curve(
          `${out(15)},${up(20)}! ${out(13)},${up(52)} ${out(7)},${up(68)} ${side(7)},${up(68)} ${side(13)},${up(52)} ${side(15)},${up(20)}!`,
        ),
        random.pick(coats),
      ),
      fill(ellipse(x, up(79), 9.5 * size, 11 * size), random.pick(skins)),
    ].join('');
  });
}
