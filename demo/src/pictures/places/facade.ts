import { curve, ellipse, polygon, rect, sector } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { fill, type Mark } from '../drawing/svg.ts';
import { sheet } from '../posters/paper.ts';
import type { Daylight } from './daylight.ts';
import { foreground, lamp, passers, skyAndTown, tree } from './surroundings.ts';

/** A house told in a few words; everything else is drawn from them. */
export interface Facade {
  readonly bays: number;
  readonly storeys: number;
  readonly roof: 'pediment' | 'dome' | 'mansard' | 'gable' | 'sawtooth' | 'curl';
  readonly entrance: 'columns' | 'arcade' | 'canopy' | 'gate';
  readonly windows: 'arched' | 'square' | 'round';
  readonly before: 'street' | 'water' | 'garden';
  readonly extras?: readonly ('chimney' | 'clock' | 'trees' | 'flags' | 'bunting')[];
}

const bay = 104;
const foot = 760;

interface House {
  readonly facade: Facade;
  readonly light: Daylight;
  readonly random: Random;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly storey: number;
}

function houseOf(facade: Facade, light: Daylight, random: Random): House {
  const half = (facade.bays * bay) / 2;
  const storey = facade.storeys > 2 ? 118 : 140;
  return {
    facade,
    light,
    random,
    left: 800 - half,
    right: 800 + half,
    top: foot - facade.storeys * storey - 20,
    storey,
  };
}

function windowShape(kind: Facade['windows'], x: number, y: number, size: number): string {
  const half = size * 0.27;
  if (kind === 'round') return ellipse(x, y + size * 0.34, half * 1.2);
  if (kind === 'square') return rect(x - half, y, half * 2, size * 0.72);
  return curve(
    `${x - half},${y + size * 0.74}! ${x - half},${y + half}! ${x - half * 0.7},${y + half * 0.3} ${x},${y} ${x + half * 0.7},${y + half * 0.3} ${x + half},${y + half}! ${x + half},${y + size * 0.74}!`,
  );
}

function windowsOf({ facade, light, random, left, top, storey }: House): Mark[] {
  const floors = facade.storeys - 1;
  return Array.from({ length: floors * facade.bays }, (_, index) => {
    const x = left + ((index % facade.bays) + 0.5) * bay;
    const y = top + 34 + Math.floor(index / facade.bays) * storey;
    const isLit = random.chance(0.55);
    const pane = windowShape(facade.windows, x, y, 96);
    return [
      sheet(windowShape(facade.windows, x, y - 7, 112), light.trim, 3),
      fill(pane, isLit ? light.lit : light.pane),
      ...(facade.windows === 'round'
        ? []
        : [fill(rect(x - 2, y, 4, 70), light.trim), fill(rect(x - 26, y + 30, 52, 4), light.trim)]),
    ].join('');
  });
}

const roofs: Readonly<Record<Facade['roof'], (house: House) => Mark[]>> = {
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

const doorway = (x: number, width: number, height: number) =>
  curve(
    `${x - width / 2},${foot}! ${x - width / 2},${foot - height + width / 2}! ${x - width * 0.36},${foot - height + width * 0.13} ${x},${foot - height} ${x + width * 0.36},${foot - height + width * 0.13} ${x + width / 2},${foot - height + width / 2}! ${x + width / 2},${foot}!`,
  );

const entrances: Readonly<Record<Facade['entrance'], (house: House) => Mark[]>> = {
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

type Extra = NonNullable<Facade['extras']>[number];

const extras: Readonly<Record<Extra, (house: House) => Mark[]>> = {
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
    [140, 290, 1320, 1480].flatMap((x) =>
      tree(x + random.between(-20, 20), foot + 20, random.between(300, 400), [
        light.wallShade === light.ground ? light.near : light.wallShade,
        light.near,
      ]),
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

const behindWalls: ReadonlySet<Extra> = new Set(['chimney', 'flags']);

/** A house with its sky, its neighbours and what lies before it. */
export function drawFacade(facade: Facade, light: Daylight, random: Random): Mark[] {
  const house = houseOf(facade, light, random);
  const { left, right, top, storey } = house;
  const wanted = facade.extras ?? [];
  const drawn = (chosen: readonly Extra[]) => chosen.flatMap((name) => extras[name](house));
  return [
    ...skyAndTown(light, random),
    ...drawn(wanted.filter((name) => behindWalls.has(name))),
    sheet(rect(left, top, right - left, foot - top), light.wall, 16),
    fill(rect(right - 46, top, 46, foot - top), light.wallShade, 0.35),
    sheet(rect(left, foot - storey - 12, right - left, 14), light.trim, 4),
    ...windowsOf(house),
    ...roofs[facade.roof](house),
    ...entrances[facade.entrance](house),
    ...drawn(wanted.filter((name) => !behindWalls.has(name))),
    ...foreground(facade.before, light),
    ...(facade.before === 'water' ? [] : [...lamp(left - 70, 800, light), ...lamp(right + 70, 800, light)]),
    ...(facade.before === 'water' ? [] : passers(random, 9, 824, [light.trim, light.colour, light.far])),
  ];
}
