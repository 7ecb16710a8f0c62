import { ellipse } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { cutOut } from '../../motifs/draw-motif.ts';
import { darkOnLight, lightOnDark } from '../../motifs/tones.ts';
import type { NewsForm } from '../news-form.ts';

/** So near that the thing leaves the sheet. */
export const detail: NewsForm = (motif, colours, random) => {
  const isDay = random.chance(0.5);
  const side = random.pick([-1, 1]);
  const centre = { x: 800 + side * 150, y: 470 };
  const rings = isDay
    ? [colours.bright, colours.glow, colours.paper]
    : [colours.deep, colours.body, colours.bright];
  return {
    ground: isDay ? colours.glow : colours.night,
    marks: () => [
      ...rings.map((colour, index) => sheet(ellipse(centre.x, centre.y, 760 - index * 160), colour, 18)),
      cutOut(motif, isDay ? darkOnLight(colours) : lightOnDark(colours), {
        x: centre.x,
        y: centre.y + 40,
        scale: 5.4,
        turn: side * -8,
      }),
    ],
  };
};
