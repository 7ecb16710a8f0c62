import type { Art } from '../drawing/art.ts';
import { sheet } from '../drawing/sheet.ts';
import { clipped, type Frame, fill } from '../drawing/svg.ts';
import { archway, curtains, halo, halves, sunrays } from './backdrops.ts';
import { drawBust } from './bust.ts';
import type { Sitter } from './sitter.ts';

export function cutPaper(sitter: Sitter, frame: Frame): Art {
  const { colours, random, skinShade } = sitter;
  const [ground, form] = random.pick([
    [colours.bright, colours.glow],
    [colours.glow, colours.bright],
    [colours.glow, colours.paper],
    [colours.spark, colours.glow],
  ]);
  const marks = () => [
    ...random
      .pick([halo, archway, curtains, sunrays, halves])(frame)
      .map((d) => sheet(d, form, 12)),
    drawBust(sitter, {
      draw: (layers) => layers.map(({ d, colour }) => sheet(d, colour, 7)),
      shade: (d, face) => clipped('face', [face], [fill(d, skinShade)]),
    }),
  ];
  return { ground, marks };
}
