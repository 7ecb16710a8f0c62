import { fill, group, type Mark } from '../drawing/svg.ts';
import type { Placement } from '../drawing/transform.ts';
import { findGlyph, type Piece } from './alphabet.ts';

/** The colour of each piece of a letter. */
export type Print = Readonly<Record<Piece, string>>;

const gap = 9;

export interface Row {
  readonly text: string;
  readonly width: number;
}

export const layOutLetters = (text: string): Row => {
  const widths = [...text].map((character) => findGlyph(character).width);
  return { text, width: widths.reduce((sum, width) => sum + width, gap * (widths.length - 1)) };
};

export function drawRow({ text }: Row, print: Print, placement: Placement): Mark {
  let x = 0;
  const letters = [...text].map((character) => {
    const { width, pieces } = findGlyph(character);
    const letter = group(
      pieces.map(({ d, piece }) => fill(d, print[piece])),
      { x },
    );
    x += width + gap;
    return letter;
  });
  return group(letters, placement);
}
