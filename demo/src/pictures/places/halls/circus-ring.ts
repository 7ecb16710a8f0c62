import { curve, ellipse, points, roundRect, sector } from '../../drawing/path.ts';
import { softRibbon } from '../../drawing/ribbon.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, stroke } from '../../drawing/svg.ts';
import { cutOut } from '../../motifs/draw-motif.ts';
import { motifs } from '../../motifs/motifs.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Interior } from './interior.ts';

export const circusRing: Interior = (colours, random) => ({
  ground: colours.night,
  marks: () => [
    ...Array.from({ length: 24 }, (_, index) =>
      fill(
        sector({ x: 800, y: 60 }, 0, 1300, [index * 7.5, index * 7.5 + 7.5]),
        index % 2 === 0 ? colours.body : colours.glow,
      ),
    ),
    sheet(ellipse(800, 40, 120, 60), colours.deep, 8),
    sheet(curve('-40,560! 300,470 800,440 1300,470 1640,560! 1640,940! -40,940!'), colours.deep, 12),
    ...Array.from({ length: 160 }, () => {
      const [x, y] = [random.between(0, 1600), random.between(500, 700)];
      return fill(
        ellipse(x, y + Math.abs(x - 800) * 0.02, 13, 15),
        random.pick([colours.bright, colours.glow, colours.spark, colours.body]),
      );
    }),
    sheet(ellipse(800, 800, 640, 180), colours.spark, 10),
    sheet(ellipse(800, 796, 580, 152), colours.glow, 6),
    stroke('M620,40 L660,330 M980,40 L940,330', colours.night, 5),
    sheet(roundRect(650, 326, 300, 14, 6), colours.night, 5),
    sheet(
      softRibbon(points('740,336 736,400 760,470'), () => 26),
      colours.spark,
      4,
    ),
    sheet(
      softRibbon(points('860,336 864,400 840,470'), () => 26),
      colours.spark,
      4,
    ),
    sheet(curve('748,440! 852,440! 836,540 818,590 782,590 764,540'), colours.spark, 5),
    sheet(ellipse(800, 616, 26, 29), colours.night, 5),
    sheet(
      softRibbon(points('782,570 750,630 744,690'), () => 18),
      colours.night,
      4,
    ),
    sheet(
      softRibbon(points('818,570 850,630 856,690'), () => 18),
      colours.night,
      4,
    ),
    cutOut(motifs.star, darkOnLight(colours), { x: 800, y: 790, scale: 1.05 }),
  ],
});
