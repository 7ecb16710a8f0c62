import { curve, ellipse, polygon, polygonThrough, rect, roundRect, starPoints } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import { transformed } from '../../drawing/transform.ts';
import { cutOut } from '../../motifs/draw-motif.ts';
import { motifs } from '../../motifs/motifs.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Interior } from './interior.ts';

const vault = (half: number, top: number) =>
  curve(
    `${800 - half},940! ${800 - half},${top + half}! ${800 - half * 0.72},${top + half * 0.3} 800,${top} ${800 + half * 0.72},${top + half * 0.3} ${800 + half},${top + half}! ${800 + half},940!`,
  );

const bricks = (half: number, top: number) =>
  Array.from({ length: 21 }, (_, index) => {
    const angle = (-180 + index * 9) * (Math.PI / 180);
    return polygon(
      [
        [half + 6, angle],
        [half + 46, angle],
        [half + 46, angle + 0.12],
        [half + 6, angle + 0.12],
      ]
        .map(([r = 0, a = 0]) => `${800 + Math.cos(a) * r},${top + half + Math.sin(a) * r}`)
        .join(' '),
    );
  });

const small = polygonThrough(starPoints(4, 20, 6));

/** A cellar of arches one behind another, a lamp on each, music in the last. */
export const cellar: Interior = (colours, random) => {
  const arches = [
    [720, -60, colours.deep],
    [560, 60, colours.body],
    [400, 180, colours.bright],
    [262, 300, colours.glow],
  ] as const;
  const player = random.pick([motifs.saxophone, motifs.cello, motifs.guitar]);
  const stars = Array.from({ length: 22 }, () =>
    fill(
      transformed(small, {
        x: random.between(120, 1480),
        y: random.between(20, 300),
        scale: random.between(0.5, 1.3),
      }),
      colours.spark,
    ),
  );
  return {
    ground: colours.night,
    marks: () => [
      ...arches.map(([half, top, colour]) => sheet(vault(half, top), colour, 22)),
      ...bricks(400, 180).map((d) => fill(d, colours.body, 0.5)),
      ...stars.filter(() => random.chance(0.8)),
      fill(ellipse(800, 770, 230, 44), colours.spark),
      cutOut(player, darkOnLight(colours), { x: 800, y: 600, scale: 1.7 }),
      ...[-1, 1].flatMap((side): Mark[] => [
        fill(rect(800 + side * 480 - 3, 300, 6, 80), colours.night),
        fill(ellipse(800 + side * 480, 400, 46), colours.spark, 0.35),
        sheet(ellipse(800 + side * 480, 400, 24), colours.spark, 4),
      ]),
      sheet(polygon('-20,810 1620,810 1620,940 -20,940'), colours.night, 8),
      ...[200, 430, 1170, 1400].flatMap((x) => [
        sheet(ellipse(x, 780, 92, 20), colours.paper, 6),
        fill(rect(x - 6, 790, 12, 100), colours.deep),
        sheet(roundRect(x - 9, 736, 18, 44, 6), colours.spark, 3),
        fill(ellipse(x, 728, 7, 12), colours.glow),
      ]),
    ],
  };
};
