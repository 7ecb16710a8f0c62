import { seatFlags, seatLabel } from '@parterre/domain/seats/plan/plan';
import { boxesOverlap, expandBox } from './box.ts';
import { createHiddenCanvas, get2dContext } from './canvas.ts';
import { type Frame, frameStride } from './draw-seats.ts';
import type { Scene } from './scene.ts';
import { maxLooks } from './seat-looks.ts';
import { type View, visibleBox } from './view.ts';

/** A character as opacities from 0 to 255. */
export interface Glyph {
  readonly width: number;
  readonly height: number;
  readonly opacities: Uint8Array;
}

/** Draws each character once for each size. */
export function createGlyphCache(): (letter: string, size: number, font: string) => Glyph {
  const glyphs = new Map<string, Glyph>();
  return (letter, size, font) => {
    const key = `${size} ${font} ${letter}`;
    const glyph = glyphs.get(key) ?? drawGlyph(letter, size, font);
    glyphs.set(key, glyph);
    return glyph;
  };
}

function drawGlyph(letter: string, size: number, font: string): Glyph {
  const context = get2dContext(createHiddenCanvas(2 * size, 2 * size));
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

function blendPixel(pixel: number, colour: number, opacity: number): number {
  const transparency = 255 - opacity;
  const mix = (shift: number): number =>
    ((((pixel >>> shift) & 0xff) * transparency + ((colour >>> shift) & 0xff) * opacity) / 255) << shift;
  return (mix(0) & 0xff) | (mix(8) & 0xff00) | (mix(16) & 0xff0000) | (pixel & 0xff000000);
}

function stampGlyph(frame: Frame, glyph: Glyph, left: number, top: number, colour: number): void {
  const stride = frameStride(frame);
  for (let row = 0; row < glyph.height; row += 1)
    for (let column = 0; column < glyph.width; column += 1) {
      const opacity = glyph.opacities[row * glyph.width + column] ?? 0;
      const pixel = (top + row + frame.margin) * stride + left + column + frame.margin;
      if (opacity > 0) frame.pixels[pixel] = blendPixel(frame.pixels[pixel] ?? 0, colour, opacity);
    }
}

// These seats have a symbol instead of a number.
const symbolFlags = seatFlags.accessible | seatFlags.companion;

export interface NumberStyle {
  /** As a pixel. */
  readonly colour: number;
  readonly glyphFor: (letter: string) => Glyph;
}

/** Draws the numbers of the visible free seats. */
export function drawNumbers(
  frame: Frame,
  { plan, blocks }: Scene,
  view: View,
  { looks, style }: { readonly looks: Uint8Array; readonly style: NumberStyle },
): void {
  const seen = visibleBox(view, frame);
  for (const { first, end, box } of blocks) {
    if (!boxesOverlap(seen, expandBox(box, 1))) continue;
    for (let seat = first; seat < end; seat += 1) {
      const x = ((plan.x[seat] ?? 0) - view.x) * view.scale + frame.width / 2;
      const y = ((plan.y[seat] ?? 0) - view.y) * view.scale + frame.height / 2;
      const isSeen = x > 0 && y > 0 && x < frame.width && y < frame.height;
      if (!isSeen || (looks[seat] ?? 0) >= maxLooks || (plan.flags[seat] ?? 0) & symbolFlags) continue;
      const glyphs = [...seatLabel(plan, seat)].map(style.glyphFor);
      let left = Math.round(x - glyphs.reduce((sum, { width }) => sum + width, 0) / 2);
      for (const glyph of glyphs) {
        stampGlyph(frame, glyph, left, Math.round(y - glyph.height / 2), style.colour);
        left += glyph.width;
      }
    }
  }
}
