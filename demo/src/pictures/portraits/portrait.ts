import type { PortraitHint } from '../../persons/portrait-hint.ts';
import { screened } from '../drawing/dots.ts';
import { ellipse, rect } from '../drawing/path.ts';
import { clipped, type Frame, fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { sheet } from '../posters/paper.ts';
import { archway, curtains, halo, halves, sunrays } from './backdrops.ts';
import { detailOf } from './details.ts';
import { dressOf } from './dress.ts';
import { faceLayers, faceOutline, featuresOf } from './face.ts';
import { hairOf } from './hair.ts';
import type { Layer, Line } from './layer.ts';
import { type Sitter, sitterOf } from './sitter.ts';

/** Where the head is, on a sheet of 800 by 1000. */
const stand = { x: 400, y: 465, scale: 1.34 };

interface Bust {
  readonly behind: readonly Layer[];
  readonly body: readonly Layer[];
  readonly head: readonly Layer[];
  readonly shade: string;
  readonly face: string;
  readonly features: readonly Layer[];
  readonly lines: readonly Line[];
  readonly top: readonly Layer[];
  readonly neckwear: readonly Layer[];
}

function bustOf(sitter: Sitter): Bust {
  const hair = hairOf(sitter);
  const { head, shade } = faceLayers(sitter);
  const features = featuresOf(sitter);
  const detail = detailOf(sitter);
  const isNeckwear = sitter.hint.detail === 'scarf';
  const isBelowMouth = sitter.hint.detail === 'beard';
  return {
    behind: hair.behind,
    body: dressOf(sitter),
    head,
    shade,
    face: faceOutline(sitter),
    features: isBelowMouth ? [...features.layers.slice(0, -1), ...detail.layers] : features.layers,
    lines: [...features.lines, ...detail.lines],
    top: [...hair.before, ...(isNeckwear || isBelowMouth ? [] : detail.layers)],
    neckwear: isNeckwear ? detail.layers : [],
  };
}

const linesOf = (lines: readonly Line[]) => lines.map(({ d, colour, width }) => stroke(d, colour, width));

type Draw = (layers: readonly Layer[]) => Mark[];

/** The pile of layers, each drawn as the manner says; the head leans, the shoulders do not. */
function piled(sitter: Sitter, draw: Draw, shadeMark: (d: string, face: string) => Mark): Mark {
  const bust = bustOf(sitter);
  const { lean } = sitter;
  return group(
    [
      group(draw(bust.behind), { turn: lean }),
      ...draw(bust.body),
      ...draw(bust.neckwear),
      group(
        [
          ...draw(bust.head),
          shadeMark(bust.shade, bust.face),
          ...bust.features.map(({ d, colour }) => fill(d, colour)),
          ...linesOf(bust.lines),
          ...draw(bust.top),
        ],
        { turn: lean },
      ),
    ],
    stand,
  );
}

function cutPaper(sitter: Sitter, frame: Frame): Mark[] {
  const { colours, random, skinShade } = sitter;
  const [ground, form] = random.pick([
    [colours.bright, colours.glow],
    [colours.glow, colours.bright],
    [colours.glow, colours.paper],
    [colours.spark, colours.glow],
  ]);
  const backdrop = random.pick([halo, archway, curtains, sunrays, halves])(frame);
  return [
    fill(rect(0, 0, frame.width, frame.height), ground),
    ...backdrop.map((d) => sheet(d, form, 12)),
    piled(
      sitter,
      (layers) => layers.map(({ d, colour }) => sheet(d, colour, 7)),
      (d, face) => clipped('face', face, [fill(d, skinShade)]),
    ),
  ];
}

function dotted(sitter: Sitter, frame: Frame): Mark[] {
  const { colours, random, skinShade } = sitter;
  const [ground, dots] = random.pick([
    [colours.glow, colours.bright],
    [colours.bright, colours.body],
    [colours.spark, colours.paper],
    [colours.paper, colours.bright],
  ]);
  const field = random.pick([
    ({ y }: { y: number }) => 1.1 - (y / frame.height) * 1.3,
    ({ x, y }: { x: number; y: number }) => Math.hypot(x - 400, y - 440) / 500 - 0.35,
  ]);
  const shadeDots = screened(
    { width: 400, height: 460 },
    13,
    ({ x, y }) => 0.2 + Math.abs(x - 200) / 260 + y / 1600,
  );
  return [
    fill(rect(0, 0, frame.width, frame.height), ground),
    fill(screened(frame, 34, field), dots),
    piled(
      sitter,
      (layers) => [
        ...layers.map(({ d }) => stroke(d, colours.paper, 14)),
        ...layers.map(({ d, colour }) => fill(d, colour)),
      ],
      (d, face) =>
        clipped('face', face, [
          clipped('shaded', d, [group([fill(shadeDots, skinShade)], { x: -200, y: -220 })]),
        ]),
    ),
  ];
}

function inked(sitter: Sitter, { width, height }: Frame): Mark[] {
  const { colours, random, skinShade } = sitter;
  const ground = random.pick([colours.paper, colours.glow]);
  const lines = Array.from({ length: 34 }, (_, index) => {
    const y = index * 30 + 8;
    return stroke(`M0,${y} C200,${y - 8} 500,${y + 10} 800,${y}`, colours.bright, 9 - index * 0.2);
  });
  const hatch = Array.from(
    { length: 90 },
    (_, index) => `M${-380 + index * 9},-200 L${-480 + index * 9},220`,
  ).join(' ');
  return [
    fill(rect(0, 0, width, height), ground),
    ...lines,
    fill(ellipse(400, 440, 330), random.pick([colours.spark, colours.glow, colours.bright])),
    piled(
      sitter,
      (layers) => layers.map(({ d, colour }) => [fill(d, colour), stroke(d, colours.night, 6)].join('')),
      (d, face) => {
        const hatching = clipped('face', face, [clipped('shaded', d, [stroke(hatch, skinShade, 4.5)])]);
        return hatching + stroke(face, colours.night, 6);
      },
    ),
  ];
}

/** A head and shoulders in one of three manners: cut paper, halftone or ink. */
export function drawPortrait(key: string, hint: PortraitHint, frame: Frame): Mark[] {
  const sitter = sitterOf(key, hint);
  return sitter.random.pick([cutPaper, dotted, inked])(sitter, frame);
}
