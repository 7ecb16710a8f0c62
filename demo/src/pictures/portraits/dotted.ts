import type { Art } from '../drawing/art.ts';
import { screened } from '../drawing/dots.ts';
import type { Point } from '../drawing/path.ts';
import { clipped, type Frame, fill, group, stroke } from '../drawing/svg.ts';
import { drawBust, type Manner } from './bust.ts';
import type { Sitter } from './sitter.ts';

const faceDots = screened(
  { width: 400, height: 460 },
  13,
  ({ x, y }) => 0.2 + Math.abs(x - 200) / 260 + y / 1600,
);

const createManner = ({ colours, skinShade }: Sitter): Manner => ({
  draw: (layers) => [
    ...layers.map(({ d }) => stroke(d, colours.paper, 14)),
    ...layers.map(({ d, colour }) => fill(d, colour)),
  ],
  shade: (d, face) =>
    clipped(
      'face',
      [face],
      [clipped('shaded', [d], [group([fill(faceDots, skinShade)], { x: -200, y: -220 })])],
    ),
});

export function dotted(sitter: Sitter, frame: Frame): Art {
  const { colours, random } = sitter;
  const [ground, dots] = random.pick([
    [colours.glow, colours.bright],
    [colours.bright, colours.body],
    [colours.spark, colours.paper],
    [colours.paper, colours.bright],
  ]);
  const field = random.pick([
    ({ y }: Point) => 1.1 - (y / frame.height) * 1.3,
    ({ x, y }: Point) => Math.hypot(x - 400, y - 440) / 500 - 0.35,
  ]);
  return {
    ground,
    marks: () => [fill(screened(frame, 34, field), dots), drawBust(sitter, createManner(sitter))],
  };
}
