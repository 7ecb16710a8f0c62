import { seatFlags, seatLabel } from '@parterre/domain/seats/plan/plan';
import { grown, overlaps } from '../engine/box.ts';
import type { Scene } from '../engine/scene.ts';
import { mostLooks } from '../engine/seat-looks.ts';
import { boxOfView, type View } from '../engine/view.ts';
import { type Frame, strideOf } from './frame.ts';
import type { Glyph } from './glyphs.ts';

/** Mixes a colour into a pixel, channel by channel. */
function inked(pixel: number, colour: number, opacity: number): number {
  const keep = 255 - opacity;
  const mix = (shift: number): number =>
    ((((pixel >>> shift) & 0xff) * keep + ((colour >>> shift) & 0xff) * opacity) / 255) << shift;
  return (mix(0) & 0xff) | (mix(8) & 0xff00) | (mix(16) & 0xff0000) | (pixel & 0xff000000);
}

function stampGlyph(frame: Frame, glyph: Glyph, left: number, top: number, colour: number): void {
  const stride = strideOf(frame);
  for (let row = 0; row < glyph.height; row += 1)
    for (let column = 0; column < glyph.width; column += 1) {
      const opacity = glyph.opacities[row * glyph.width + column] ?? 0;
      const pixel = (top + row + frame.margin) * stride + left + column + frame.margin;
      if (opacity > 0) frame.pixels[pixel] = inked(frame.pixels[pixel] ?? 0, colour, opacity);
    }
}

// They bear a sign.
const unnumbered = seatFlags.accessible | seatFlags.companion;

export interface NumberStyle {
  /** As a pixel. */
  readonly colour: number;
  readonly glyphOf: (letter: string) => Glyph;
}

/** Writes the numbers of the free seats that are seen into them. */
export function drawNumbers(
  frame: Frame,
  { plan, blocks }: Scene,
  view: View,
  { looks, style }: { readonly looks: Uint8Array; readonly style: NumberStyle },
): void {
  const seen = boxOfView(view, frame);
  for (const { first, end, box } of blocks) {
    if (!overlaps(seen, grown(box, 1))) continue;
    for (let seat = first; seat < end; seat += 1) {
      const x = ((plan.x[seat] ?? 0) - view.x) * view.scale + frame.width / 2;
      const y = ((plan.y[seat] ?? 0) - view.y) * view.scale + frame.height / 2;
      const isSeen = x > 0 && y > 0 && x < frame.width && y < frame.height;
      if (!isSeen || (looks[seat] ?? 0) >= mostLooks || (plan.flags[seat] ?? 0) & unnumbered) continue;
      const glyphs = [...seatLabel(plan, seat)].map(style.glyphOf);
      let left = Math.round(x - glyphs.reduce((sum, { width }) => sum + width, 0) / 2);
      for (const glyph of glyphs) {
        stampGlyph(frame, glyph, left, Math.round(y - glyph.height / 2), style.colour);
        left += glyph.width;
      }
    }
  }
}
