import { ellipse, polar, sector } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import type { NewsForm } from '../news-form.ts';

/** A hall from above: arcs of seats, a few of them chosen. */
export const plan: NewsForm = (_motif, colours, random) => {
  const stage = { x: 800, y: -120 };
  const rows = Array.from({ length: 9 }, (_, row) => {
    const radius = 380 + row * 74;
    const count = 15 + row * 3;
    return Array.from({ length: count }, (_seat, index) => {
      const at = polar(radius, 36 + (108 * index) / (count - 1), stage);
      const isChosen = row === 4 && Math.abs(index - count / 2) < 2;
      const isWide = row === 0 && index % 4 === 1;
      const colour =
        isChosen || isWide ? colours.spark : random.chance(0.24) ? colours.bright : colours.paper;
      return sheet(ellipse(at.x, at.y, isWide ? 30 : 24), colour, 5);
    }).join('');
  });
  return {
    ground: colours.deep,
    marks: () => [
      sheet(sector(stage, 0, 1120, [24, 156]), colours.body, 14),
      sheet(sector(stage, 0, 300, [0, 180]), colours.glow, 14),
      ...rows,
    ],
  };
};
