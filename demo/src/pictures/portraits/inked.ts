import type { Art } from '../drawing/art.ts';
import { ellipse } from '../drawing/path.ts';
import { clipped, fill, type Mark, stroke } from '../drawing/svg.ts';
import { drawBust, type Manner } from './bust.ts';
import type { Sitter } from './sitter.ts';

const hatch = Array.from(
  { length: 90 },
  (_, index) => `M${-380 + index * 9},-200 L${-480 + index * 9},220`,
).join(' ');

const wall = (colour: string): Mark[] =>
  Array.from({ length: 34 }, (_, index) => {
    const y = index * 30 + 8;
    return stroke(`M0,${y} C200,${y - 8} 500,${y + 10} 800,${y}`, colour, 9 - index * 0.2);
  });

const createManner = ({ colours, skinShade }: Sitter): Manner => ({
  draw: (layers) => layers.flatMap(({ d, colour }) => [fill(d, colour), stroke(d, colours.night, 6)]),
  shade: (d, face) => {
    const hatching = clipped('face', [face], [clipped('shaded', [d], [stroke(hatch, skinShade, 4.5)])]);
    return hatching + stroke(face, colours.night, 6);
  },
});

export function inked(sitter: Sitter): Art {
  const { colours, random } = sitter;
  const ground = random.pick([colours.paper, colours.glow]);
  const marks = () => [
    ...wall(colours.bright),
    fill(ellipse(400, 440, 330), random.pick([colours.spark, colours.glow, colours.bright])),
    drawBust(sitter, createManner(sitter)),
  ];
  return { ground, marks };
}
