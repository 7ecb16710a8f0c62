import type { Motif } from '../../events/poster-hint.ts';
import {
  curve,
  curveThrough,
  ellipse,
  type Point,
  points,
  polar,
  polygonThrough,
  rect,
  sector,
} from '../drawing/path.ts';
import { alongSpline, narrowing, softRibbon } from '../drawing/ribbon.ts';
import type { Mark } from '../drawing/svg.ts';
import { transformed } from '../drawing/transform.ts';
import type { Colours } from '../palettes.ts';
import { sheet } from './paper.ts';
import { blush, darkOnLight, lightOnDark, type Scene, type Tones } from './scene.ts';

/** What stands behind the thing and what before it. */
export interface Setting {
  readonly behind: readonly Mark[];
  readonly before: readonly Mark[];
}

const across = (count: number, at: (share: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => at(index / count));

/** Everything below a rolling line. */
function land({ frame, random }: Scene, top: number, swing: number, bumps: number): string {
  const { width, height } = frame;
  const phase = random.between(0, Math.PI * 2);
  const ridge = across(bumps * 4, (share) => ({
    x: -60 + (width + 120) * share,
    y:
      top +
      swing * Math.sin(phase + share * Math.PI * 2 * bumps * 0.5) * (0.7 + 0.3 * Math.cos(share * 5 + phase)),
  }));
  return curve(
    [
      ...ridge.map(({ x, y }, index) => `${x},${y}${index === 0 || index === ridge.length - 1 ? '!' : ''}`),
      `${width + 80},${height + 80}!`,
      `-80,${height + 80}!`,
    ].join(' '),
  );
}

/** Everything below a row of scallops, as paper waves are cut. */
function scallops({ frame, random }: Scene, top: number, wide: number): string {
  const shift = random.between(0, wide);
  const count = Math.ceil(frame.width / wide) + 2;
  const crest = Array.from({ length: count }, (_, index) => {
    const x = -wide * 1.5 + shift + index * wide;
    return `${x},${top}! ${x + wide * 0.3},${top + wide * 0.2} ${x + wide * 0.72},${top + wide * 0.14}`;
  });
  const end = frame.width + wide * 2;
  return curve(
    `${crest.join(' ')} ${end},${top}! ${end},${frame.height + 80}! ${-wide * 2},${frame.height + 80}!`,
  );
}

/** Two discs of one centre behind the thing: a sun, a moon, a halo. */
function discs({ focus, size, random }: Scene, [outer, inner]: readonly [string, string]): Mark[] {
  const centre = {
    x: focus.x + size * random.between(-0.1, 0.1),
    y: focus.y - size * random.between(0.06, 0.14),
  };
  return [
    sheet(ellipse(centre.x, centre.y, size * 0.58), outer, 12),
    sheet(ellipse(centre.x, centre.y, size * 0.44), inner, 10),
  ];
}

function hills(scene: Scene): Setting {
  const { colours, frame, focus, size } = scene;
  const foot = focus.y + size * 0.36;
  const level = (share: number) => foot + (frame.height - foot) * share;
  return {
    behind: [
      ...discs(scene, [colours.glow, colours.paper]),
      sheet(land(scene, level(-0.34), size * 0.08, 2), colours.body, 16),
      sheet(land(scene, level(-0.02), size * 0.06, 3), colours.deep, 18),
    ],
    before: [sheet(land(scene, level(0.36), size * 0.05, 2), colours.night, 20)],
  };
}

function water(scene: Scene): Setting {
  const { colours, frame, focus, size } = scene;
  const line = focus.y + size * 0.3;
  const step = (frame.height - line) / 4.2;
  return {
    behind: [
      ...discs(scene, [colours.body, colours.spark]),
      sheet(scallops(scene, line - step * 0.9, size * 0.2), colours.body, 14),
    ],
    before: [colours.bright, colours.body, colours.deep, colours.night].map((colour, index) =>
      sheet(scallops(scene, line + step * (index * 0.98), size * (0.2 + index * 0.04)), colour, 16),
    ),
  };
}

function tide(scene: Scene): Setting {
  const { colours, frame, focus, size } = scene;
  const line = focus.y + size * 0.3;
  const step = (frame.height - line) / 3.4;
  return {
    behind: [
      ...discs(scene, [colours.glow, colours.paper]),
      sheet(scallops(scene, line - step * 0.4, size * 0.2), colours.bright, 14),
    ],
    before: [colours.body, colours.deep, colours.night].map((colour, index) =>
      sheet(scallops(scene, line + step * (index + 0.3), size * (0.22 + index * 0.04)), colour, 16),
    ),
  };
}

/** A sheet with a wavy hole: the papers of a peep-show theatre. */
function opening({ frame, focus, random }: Scene, radius: Point, waves: number): string {
  const phase = random.between(0, 6);
  const hole = across(waves * 6, (share) => {
    const swell =
      1 + 0.05 * Math.sin(share * Math.PI * 2 * waves + phase) + 0.04 * Math.sin(share * Math.PI * 6 + phase);
    const angle = -360 * share;
    return { x: focus.x + polar(radius.x * swell, angle).x, y: focus.y + polar(radius.y * swell, angle).y };
  }).slice(1);
  return `${rect(-80, -80, frame.width + 160, frame.height + 160)} ${curveThrough(hole)}`;
}

function tunnel(scene: Scene): Setting {
  const { colours, frame, size } = scene;
  const ring = (share: number): Point => ({
    x: size * share,
    y: size * share * (frame.height > frame.width ? 1.12 : 0.86),
  });
  const rings = [colours.bright, colours.body, colours.deep, colours.night];
  return {
    behind: rings
      .slice(0, 3)
      .map((colour, index) => sheet(opening(scene, ring(0.5 + index * 0.085), 6 - index), colour, 20)),
    before: [sheet(opening(scene, ring(0.79), 4), colours.night, 26)],
  };
}

function rays(scene: Scene): Setting {
  const { colours, focus, frame, size, random } = scene;
  const far = Math.hypot(frame.width, frame.height);
  const count = 14;
  const turn = random.between(0, 360 / count);
  const strips = Array.from({ length: count }, (_, index) => {
    const from = turn + (index * 360) / count;
    return sheet(sector(focus, 0, far, [from, from + 180 / count]), colours.body, 12);
  });
  return {
    behind: [
      ...strips,
      sheet(ellipse(focus.x, focus.y, size * 0.62), colours.bright, 18),
      sheet(ellipse(focus.x, focus.y, size * 0.55), colours.glow, 14),
    ],
    before: [sheet(land(scene, frame.height * 0.93, size * 0.03, 2), colours.night, 16)],
  };
}

const leaflet = curve('0,0! 16,-17 46,-18 82,0! 46,18 16,17');

/** A stem with leaves to both sides, growing along x. */
function sprig({ random }: Scene): string {
  const bend = random.between(-26, 26);
  const stem = points(`0,0 80,${bend * 0.4} 160,${bend} 236,${bend * 1.5}`);
  const along = alongSpline(stem, 3);
  const leafs = along.slice(2).flatMap((root, index) => {
    const size = 1.06 - index * 0.07;
    const side = index % 2 === 0 ? -1 : 1;
    return [transformed(leaflet, { ...root, turn: side * random.between(38, 58), scale: size })];
  });
  const end = along.at(-1) ?? { x: 236, y: 0 };
  return [
    softRibbon(stem, narrowing(9, 3)),
    ...leafs,
    transformed(leaflet, { ...end, scale: 0.5, turn: bend * 0.4 }),
  ].join(' ');
}

/** Where a ray from the focus leaves the sheet. */
function edgeAt({ frame, focus }: Scene, angle: number): number {
  const ray = polar(1, angle);
  const room = (step: number, ahead: number, behind: number) =>
    step === 0 ? Number.POSITIVE_INFINITY : (step > 0 ? ahead : behind) / Math.abs(step);
  return Math.min(room(ray.x, frame.width - focus.x, focus.x), room(ray.y, frame.height - focus.y, focus.y));
}

/** Sprigs that grow in from the edges and leave the middle free. */
function foliage(scene: Scene, colour: string, [from, count]: readonly [number, number]): Mark[] {
  const { focus, size, random } = scene;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random.between(-0.3, 0.3)) * 360) / count;
    const root = polar(Math.max(size * from, edgeAt(scene, angle) + size * 0.06), angle, focus);
    const placement = {
      ...root,
      turn: angle + 180 + random.between(-30, 30),
      scale: (size / 640) * random.between(0.85, 1.15),
    };
    return sheet(transformed(sprig(scene), placement), colour, 9);
  });
}

function leaves(scene: Scene): Setting {
  const { colours, focus, size } = scene;
  return {
    behind: [
      sheet(ellipse(focus.x, focus.y, size * 0.6), colours.glow, 12),
      ...foliage(scene, colours.body, [0.66, 15]),
      ...foliage(scene, colours.deep, [0.76, 12]),
    ],
    before: foliage(scene, colours.night, [0.86, 9]),
  };
}

function clouds({ frame, random }: Scene, top: number, size: number): string {
  const count = Math.ceil(frame.width / size) + 2;
  const humps = Array.from({ length: count }, (_, index) => {
    const x = -size + index * size;
    const rise = size * random.between(0.34, 0.62);
    return `${x},${top}! ${x + size * 0.12},${top - rise * 0.7} ${x + size * 0.5},${top - rise} ${x + size * 0.88},${top - rise * 0.7}`;
  });
  const end = -size + count * size;
  return curve(
    `${humps.join(' ')} ${end},${top}! ${end},${frame.height + 80}! ${-size},${frame.height + 80}!`,
  );
}

const flake = polygonThrough(
  Array.from({ length: 8 }, (_, index) => polar(index % 2 === 0 ? 10 : 3, index * 45)),
);

function night(scene: Scene): Setting {
  const { colours, frame, focus, size, random } = scene;
  const foot = focus.y + size * 0.34;
  const sky = Array.from({ length: 34 }, () =>
    sheet(
      transformed(flake, {
        x: random.between(0, frame.width),
        y: random.between(0, foot),
        scale: (size / 760) * random.between(0.5, 1.7),
        turn: random.between(0, 45),
      }),
      random.chance(0.25) ? colours.spark : colours.glow,
      4,
    ),
  );
  return {
    behind: [
      sheet(ellipse(focus.x, focus.y - size * 0.04, size * 0.64), colours.deep, 16),
      sheet(ellipse(focus.x, focus.y - size * 0.04, size * 0.54), colours.body, 14),
      ...sky,
      sheet(clouds(scene, foot + size * 0.06, size * 0.34), colours.bright, 14),
    ],
    before: [
      sheet(clouds(scene, foot + size * 0.22, size * 0.28), colours.glow, 14),
      sheet(clouds(scene, foot + size * 0.36, size * 0.36), colours.paper, 14),
    ],
  };
}

type SettingName = 'hills' | 'water' | 'tide' | 'tunnel' | 'rays' | 'leaves' | 'night';

const drawn: Readonly<Record<SettingName, (scene: Scene) => Setting>> = {
  hills,
  water,
  tide,
  tunnel,
  rays,
  leaves,
  night,
};

/** The paper that everything lies on, and the colours of a thing that stands out from it. */
const grounds: Readonly<
  Record<SettingName, { ground: keyof Colours; tonesOf: (colours: Colours) => Tones }>
> = {
  hills: { ground: 'bright', tonesOf: darkOnLight },
  // The moon has taken the spark, and a beak before it must still be seen.
  water: { ground: 'deep', tonesOf: (colours) => ({ ...lightOnDark(colours), accent: blush }) },
  tide: { ground: 'bright', tonesOf: darkOnLight },
  tunnel: { ground: 'glow', tonesOf: darkOnLight },
  rays: { ground: 'deep', tonesOf: darkOnLight },
  leaves: { ground: 'bright', tonesOf: darkOnLight },
  night: { ground: 'night', tonesOf: lightOnDark },
};

const settingOf: Partial<Readonly<Record<Motif, SettingName>>> = {
  swan: 'water',
  seagull: 'water',
  fish: 'tide',
  'paper-boat': 'water',
  shell: 'tide',
  lighthouse: 'tide',
  bridge: 'tide',
  windmill: 'hills',
  house: 'hills',
  horse: 'hills',
  donkey: 'leaves',
  elephant: 'hills',
  rabbit: 'hills',
  'circus-tent': 'hills',
  tram: 'hills',
  umbrella: 'hills',
  camellia: 'leaves',
  rose: 'leaves',
  cherry: 'leaves',
  bird: 'leaves',
  leaf: 'leaves',
  cat: 'leaves',
  nutcracker: 'night',
  candle: 'night',
  moon: 'night',
  star: 'night',
  snowflake: 'night',
  chandelier: 'night',
  skate: 'night',
  sun: 'rays',
  crown: 'rays',
  trumpet: 'rays',
  sword: 'rays',
  ball: 'rays',
};

export function paperSetting(name: Motif) {
  const setting = settingOf[name] ?? 'tunnel';
  return { draw: drawn[setting], ...grounds[setting] };
}
