import type { Art } from '../drawing/art.ts';
import type { Frame, Mark } from '../drawing/svg.ts';
import type { Colours } from '../palettes.ts';
import { drawRow, layOutLetters, type Print } from './row-of-letters.ts';
import type { Scene } from './scene.ts';

/** Colours for pieces of letters, each set made to stand on the ground that comes with it. */
function prints({ night, deep, body, bright, glow, paper, spark }: Colours): readonly [Print, ...Print[]] {
  return [
    { hole: paper, stem: night, bowl: body, point: spark },
    { hole: night, stem: paper, bowl: bright, point: spark },
    { hole: glow, stem: deep, bowl: body, point: night },
    { hole: deep, stem: glow, bowl: bright, point: paper },
  ];
}

/** The first row starts at the left edge, the last ends at the right one: short rows climb down like steps. */
function rowStart(index: number, count: number, room: number): number {
  return count === 1 ? room / 2 : (room * index) / (count - 1);
}

/** Letters alone, every row as wide as the sheet allows. */
export function typeOnly({ colours, frame, random }: Scene, lettering: readonly string[]): Art {
  const print = random.pick(prints(colours));
  return { ground: print.hole, marks: () => typeset(lettering, print, frame) };
}

function typeset(lettering: readonly string[], print: Print, frame: Frame): Mark[] {
  const margin = Math.min(frame.width, frame.height) * 0.075;
  const rows = lettering.map(layOutLetters);
  const between = margin * 0.5;
  const room = {
    width: frame.width - margin * 2,
    height: frame.height - margin * 2 - between * (rows.length - 1),
  };
  const scales = rows.map(({ width }) => Math.min(room.width / width, room.height / rows.length / 100));
  const height = scales.reduce((sum, scale) => sum + scale * 100, between * (rows.length - 1));
  let y = (frame.height - height) / 2;
  return rows.map((row, index) => {
    const scale = scales[index] ?? 1;
    const x = margin + rowStart(index, rows.length, room.width - row.width * scale);
    const mark = drawRow(row, print, { x, y, scale });
    y += scale * 100 + between;
    return mark;
  });
}
