import type { Art } from '../drawing/art.ts';
import { ellipse, rect, sector } from '../drawing/path.ts';
import { sheet } from '../drawing/sheet.ts';
import { fill, group } from '../drawing/svg.ts';
import { drawRow, layOutLetters } from '../posters/row-of-letters.ts';
import type { Brand } from './marks.ts';

/** The mark and the name on a card of 1200 by 630, under rays of a lamp. */
export function writtenSign({ word, ground, paper, note, mark }: Brand): Art {
  const row = layOutLetters(word);
  const scale = Math.min(900 / row.width, 1.26);
  return {
    ground,
    marks: () => [
      ...Array.from({ length: 12 }, (_, index) =>
        fill(sector({ x: 600, y: 240 }, 0, 900, [index * 30, index * 30 + 15]), '#000000', 0.1),
      ),
      sheet(ellipse(600, 220, 160), paper, 14),
      group([...mark], { x: 600 - 96, y: 220 - 96, scale: 3 }),
      drawRow(
        row,
        { stem: paper, bowl: note, point: paper, hole: ground },
        { x: 600 - (row.width * scale) / 2, y: 432, scale },
      ),
      fill(rect(600 - (row.width * scale) / 2, 432 + scale * 100 + 24, row.width * scale, 8), note),
    ],
  };
}
