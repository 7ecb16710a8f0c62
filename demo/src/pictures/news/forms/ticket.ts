import { ellipse, polar, polygon, rect, roundRect, sector } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, group } from '../../drawing/svg.ts';
import { transformed } from '../../drawing/transform.ts';
import { cutOut } from '../../motifs/draw-motif.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { NewsForm } from '../news-form.ts';

const stub = polygon('-640,-220 300,-220 300,220 -640,220');

const perforation = Array.from({ length: 17 }, (_, index) => ellipse(300, -208 + index * 26, 6)).join(' ');

/** A ticket, with the stub still on it. */
export const ticket: NewsForm = (motif, colours, random) => {
  const turn = random.between(-8, 8);
  const place = { x: 870, y: 450, turn };
  return {
    ground: colours.deep,
    marks: () => [
      ...Array.from({ length: 12 }, (_, index) =>
        fill(sector({ x: 870, y: 450 }, 0, 1300, [index * 30 + turn, index * 30 + 15 + turn]), colours.body),
      ),
      sheet(transformed(stub, { ...place, x: 890, y: 480 }), colours.bright, 16),
      sheet(transformed(stub, place), colours.paper, 18),
      sheet(
        transformed(polygon('306,-220 560,-220 560,220 306,220'), { ...place, turn: turn + 3 }),
        colours.paper,
        14,
      ),
      group(
        [
          fill(perforation, colours.deep),
          fill(rect(-640, -220, 440, 440), colours.spark),
          fill(rect(-150, -150, 380, 30), colours.night),
          fill(rect(-150, -90, 250, 18), colours.deep, 0.5),
          fill(rect(-150, -54, 310, 18), colours.deep, 0.5),
          fill(roundRect(-150, 70, 150, 84, 10), colours.body),
          fill(roundRect(20, 70, 150, 84, 10), colours.bright),
          ...Array.from({ length: 14 }, (_, index) =>
            fill(rect(380 + index * 10, -160, index % 3 === 0 ? 6 : 3, 320), colours.night),
          ),
        ],
        place,
      ),
      cutOut(
        motif,
        { ...darkOnLight(colours), accent: colours.bright },
        { ...polar(425, 180 + turn, { x: 870, y: 450 }), scale: 1.75, turn },
      ),
    ],
  };
};
