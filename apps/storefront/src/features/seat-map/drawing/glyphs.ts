import { contextOf, spareCanvas } from './canvas.ts';

/** A letter as opacities from 0 to 255. */
export interface Glyph {
  readonly width: number;
  readonly height: number;
  readonly opacities: Uint8Array;
}

/** Draws each letter once for each size. */
export function glyphMaker(): (letter: string, size: number, font: string) => Glyph {
  const glyphs = new Map<string, Glyph>();
  return (letter, size, font) => {
    const key = `${size} ${font} ${letter}`;
    const glyph = glyphs.get(key) ?? glyphOf(letter, size, font);
    glyphs.set(key, glyph);
    return glyph;
  };
}

function glyphOf(letter: string, size: number, font: string): Glyph {
  const context = contextOf(spareCanvas(2 * size, 2 * size));
  context.font = `600 ${size}px ${font}`;
  context.textBaseline = 'middle';
  const width = Math.max(1, Math.ceil(context.measureText(letter).width));
  const height = Math.ceil(size * 1.2);
  context.fillText(letter, 0, height / 2);
  const { data } = context.getImageData(0, 0, width, height);
  return {
    width,
    height,
    opacities: Uint8Array.from({ length: width * height }, (_, at) => data[4 * at + 3] ?? 0),
  };
}
