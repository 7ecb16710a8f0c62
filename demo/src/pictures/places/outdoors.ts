import {
  arcPoints,
  curve,
  ellipse,
  polygon,
  polygonThrough,
  rect,
  roundRect,
  sector,
} from '../drawing/path.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { fill, type Mark } from '../drawing/svg.ts';
import { sheet } from '../posters/paper.ts';
import type { Daylight } from './daylight.ts';
import { foreground, lamp, passers, skyAndTown, tree } from './surroundings.ts';

/** A great bowl of a house, with a roof that is a ring, a floe or a sail. */
export function arenaOutside(light: Daylight, random: Random): Mark[] {
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
    ...foreground(random.chance(0.5) ? 'water' : 'street', light),
    ...[150, 1450].flatMap((x) => lamp(x, 790, light)),
    ...passers(random, 16, 800, [light.trim, light.colour, light.far]),
  ];
}

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
    ...[120, 250, 1360, 1490].flatMap((x) =>
      tree(x, 790, random.between(340, 440), [light.wallShade, light.near]),
    ),
    ...walls,
    ...stripes,
    ...scallops,
    sheet(curve('730,770! 752,600 800,540 848,600 870,770!'), light.near, 5),
    fill(curve('764,770! 778,650 800,610 822,650 836,770!'), light.lit),
    fill(rect(796, 96, 8, 100), light.trim),
    sheet(curve('804,98! 850,110 900,98! 884,124 900,150! 850,140 804,148!'), light.colour, 4),
    ...bulbs,
    ...foreground('street', light),
    ...passers(random, 14, 826, [light.trim, light.colour, light.far]),
  ];
}

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
    ...[70, 210, 360, 520, 1380, 1520].flatMap((x) =>
      tree(x, 650, random.between(360, 520), [light.wallShade, light.near]),
    ),
    ...shell,
    sheet(rect(790, 596, 540, 34), light.near, 6),
    sheet(curve('-20,640! 400,610 900,640 1620,612! 1620,940! -20,940!'), light.wall, 10),
    sheet(ellipse(330, 720, 270, 46), light.disc, 4),
    sheet(curve('-20,770! 500,740 1100,782 1620,746! 1620,940! -20,940!'), light.ground, 10),
    ...bulbs,
    ...blankets,
  ];
}

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
    ...[-1, 1].flatMap((side) => tree(800 + side * 610, 690, 300, [light.wallShade, light.near])),
    ...chairs,
  ];
}
