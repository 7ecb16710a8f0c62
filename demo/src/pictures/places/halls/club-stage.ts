import { screened } from '../../drawing/dots.ts';
import { curve, ellipse, polygon, rect, roundRect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, stroke } from '../../drawing/svg.ts';
import { cutOut } from '../../motifs/draw-motif.ts';
import { motifs } from '../../motifs/motifs.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Interior } from './interior.ts';

const raisedArm = (x: number, y: number, side: number) =>
  `M${x + side * 26},${y + 60} C${x + side * 46},${y + 20} ${x + side * 40},${y - 40} ${x + side * 54},${y - 84}`;

export const clubStage: Interior = (colours, random) => {
  const crowd = [0, 1].flatMap((row) =>
    Array.from({ length: 15 + row * -3 }, (_, index) => {
      const x = 30 + index * (112 + row * 28) + random.between(-20, 20);
      const y = 720 + row * 74 + random.between(-18, 18);
      const tone = row === 0 ? colours.deep : colours.night;
      return [
        fill(
          curve(`${x - 66},960! ${x - 56},${y + 76} ${x},${y + 44} ${x + 56},${y + 76} ${x + 66},960!`),
          tone,
        ),
        fill(ellipse(x, y, 34, 40), tone),
        ...(random.chance(0.4) ? [stroke(raisedArm(x, y, random.pick([-1, 1])), tone, 24)] : []),
      ].join('');
    }),
  );
  const beams = [200, 500, 800, 1100, 1400].map((x, index) =>
    fill(
      polygon(
        `${x - 14},90 ${x + 14},90 ${x + (index - 2) * -170 + 150},720 ${x + (index - 2) * -170 - 150},720`,
      ),
      [colours.bright, colours.spark, colours.glow, colours.spark, colours.bright][index] ?? colours.bright,
      0.4,
    ),
  );
  return {
    ground: colours.night,
    marks: () => [
      fill(rect(160, 150, 1280, 480), colours.deep),
      fill(
        screened({ width: 1600, height: 640 }, 44, ({ x, y }) =>
          y < 160 || x < 170 || x > 1430 ? 0 : 0.9 - Math.hypot(x - 800, (y - 400) * 1.4) / 700,
        ),
        colours.body,
      ),
      sheet(ellipse(800, 400, 190), colours.spark, 8),
      ...beams,
      fill(rect(0, 76, 1600, 20), colours.body),
      ...[200, 500, 800, 1100, 1400].map((x) => sheet(roundRect(x - 26, 78, 52, 44, 10), colours.glow, 4)),
      sheet(rect(100, 600, 1400, 60), colours.body, 8),
      ...[-1, 1].flatMap((side) =>
        [0, 1, 2].map(
          (box) =>
            sheet(roundRect(800 + side * 560 - 80, 260 + box * 116, 160, 108, 8), colours.night, 5) +
            fill(ellipse(800 + side * 560, 314 + box * 116, 38), colours.deep) +
            fill(ellipse(800 + side * 560, 314 + box * 116, 16), colours.bright),
        ),
      ),
      cutOut(
        random.pick([motifs.microphone, motifs.guitar, motifs.saxophone]),
        {
          ...darkOnLight(colours),
          main: colours.paper,
          shade: colours.glow,
          light: colours.bright,
          accent: colours.bright,
        },
        { x: 800, y: 430, scale: 1.75 },
      ),
      ...crowd,
    ],
  };
};
