import { cutOut, flat } from '../../motifs/draw-motif.ts';
import { darkOnLight, lightOnDark } from '../../motifs/tones.ts';
import type { NewsForm } from '../news-form.ts';

/** One thing repeated as on endpaper, with one in another colour. */
export const pattern: NewsForm = (motif, colours, random) => {
  const [ground, tones] = random.pick([
    [colours.deep, lightOnDark(colours)],
    [colours.glow, darkOnLight(colours)],
    [colours.bright, { ...darkOnLight(colours), main: colours.paper, light: colours.glow }],
  ]);
  const chosen = random.pick([9, 10, 16, 17]);
  const turn = random.pick([0, 0, 14]);
  return {
    ground,
    marks: () => [
      ...Array.from({ length: 35 }, (_, index) => {
        const [row, column] = [Math.floor(index / 7), index % 7];
        const place = {
          x: 40 + column * 260 + (row % 2) * 130,
          y: 20 + row * 215,
          scale: 0.92,
          turn: (index % 2 === 0 ? 1 : -1) * turn,
        };
        return index === chosen
          ? cutOut(motif, { ...tones, main: colours.spark, accent: tones.main }, { ...place, scale: 1.04 })
          : flat(motif, tones, place);
      }),
    ],
  };
};
