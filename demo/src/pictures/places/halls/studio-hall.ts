import { ellipse, polygon, rect, roundRect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill } from '../../drawing/svg.ts';
import { cutOut } from '../../motifs/draw-motif.ts';
import { motifs } from '../../motifs/motifs.ts';
import { chair } from '../../motifs/stage.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Interior } from './interior.ts';

export const studioHall: Interior = (colours, random) => ({
  ground: colours.night,
  marks: () => [
    fill(polygon('0,0 420,220 1180,220 1600,0'), colours.deep),
    fill(polygon('420,220 1180,220 1180,560 420,560'), colours.body),
    fill(polygon('420,560 1180,560 1600,900 0,900'), colours.deep),
    ...[500, 650, 800, 950, 1100].map((x) => fill(rect(x - 3, 60, 6, 70), colours.bright)),
    fill(rect(380, 96, 840, 10), colours.bright),
    ...[560, 800, 1040].map((x, index) =>
      fill(
        polygon(
          `${x - 16},130 ${x + 16},130 ${800 + (index - 1) * 60 + 190},600 ${800 + (index - 1) * 60 - 190},600`,
        ),
        colours.glow,
        0.22,
      ),
    ),
    fill(ellipse(800, 600, 300, 54), colours.glow),
    cutOut(random.chance(0.5) ? chair : motifs.door, darkOnLight(colours), { x: 800, y: 520, scale: 1.02 }),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 9 }, (_, index) => {
        const scale = 0.9 + row * 0.45;
        const x = 800 + (index - 4) * 176 * scale;
        return sheet(
          roundRect(x - 62 * scale, 716 + row * 78 - 40 * scale, 124 * scale, 200, 24 * scale),
          row % 2 === 0 ? colours.bright : colours.body,
          5,
        );
      }),
    ),
  ],
});
