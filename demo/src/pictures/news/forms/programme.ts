import { ellipse, rect, roundRect, sector } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, group, stroke } from '../../drawing/svg.ts';
import { transformed } from '../../drawing/transform.ts';
import { cutOut } from '../../motifs/draw-motif.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { NewsForm } from '../news-form.ts';

/** A programme and its twin underneath, fresh from the printer. */
export const programme: NewsForm = (motif, colours, random) => {
  const ground = random.pick([colours.bright, colours.deep, colours.glow]);
  const cover = roundRect(-215, -300, 430, 600, 6);
  const book = (x: number, turn: number, colour: string) =>
    sheet(transformed(cover, { x, y: 460, turn }), colour, 20);
  return {
    ground,
    marks: () => [
      ...Array.from({ length: 7 }, (_, index) =>
        stroke(
          ellipse(1600, 900, 240 + index * 150),
          ground === colours.deep ? colours.body : colours.paper,
          16,
          0.5,
        ),
      ),
      book(420, -14, colours.night),
      book(1190, 12, colours.paper),
      group(
        [0, 1, 2, 3, 4, 5, 6].map((index) =>
          fill(rect(-160, -150 + index * 56, index % 3 === 2 ? 190 : 320, 14), colours.deep, 0.35),
        ),
        { x: 1190, y: 460, turn: 12 },
      ),
      group([fill(ellipse(0, -218, 26), colours.spark)], { x: 1190, y: 460, turn: 12 }),
      book(800, -3, colours.body),
      group(
        [
          fill(rect(-185, -270, 370, 540), colours.glow),
          fill(sector({ x: 0, y: 0 }, 0, 185, [0, 360]), colours.paper),
          fill(rect(-185, 214, 370, 56), colours.night),
          ...[-2, -1, 0, 1, 2].map((index) => fill(ellipse(index * 44, 242, 9), colours.spark)),
        ],
        { x: 800, y: 460, turn: -3 },
      ),
      cutOut(motif, darkOnLight(colours), { x: 800, y: 460, scale: 1.7, turn: -3 }),
    ],
  };
};
