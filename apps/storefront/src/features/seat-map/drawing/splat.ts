import { grown, overlaps } from '../engine/box.ts';
import type { Scene } from '../engine/scene.ts';
import { boxOfView, type View } from '../engine/view.ts';
import { type Frame, strideOf } from './frame.ts';
import type { Sprite } from './sprite.ts';

/** What seats of one kind look like: a colour as 0x00BBGGRR, and a shape. */
export interface Look {
  readonly colour: number;
  readonly sprite: Sprite;
}

/** Small and alone, so that it is compiled early. */
function stamp(pixels: Uint32Array, to: number, stride: number, look: Look, from: number): void {
  const { colour, sprite } = look;
  const { edge, masks } = sprite;
  let mask = from;
  for (let row = 0; row < edge; row += 1) {
    let pixel = to + row * stride;
    for (const end = pixel + edge; pixel < end; pixel += 1) {
      const opacity = masks[mask] ?? 0;
      mask += 1;
      if (opacity !== 0) pixels[pixel] = colour | opacity;
    }
  }
}

/** Where the sprite goes for a seat whose middle is here, or not at all. */
function stampAt(frame: Frame, look: Look, x: number, y: number): void {
  const { edge, phases } = look.sprite;
  const left = x - edge / 2;
  const top = y - edge / 2;
  if (left < -edge || top < -edge || left > frame.width || top > frame.height) return;
  const column = Math.floor(left);
  const row = Math.floor(top);
  const phase = Math.floor((top - row) * phases) * phases + Math.floor((left - column) * phases);
  const stride = strideOf(frame);
  const to = (row + frame.margin) * stride + column + frame.margin;
  stamp(frame.pixels, to, stride, look, phase * edge * edge);
}

/**
 * Draws all seats that are seen. `looks` says by seat which of the kinds it is. The cost follows the pixels, not the seats:
 * 100,000 cost little more than 20,000. The margin of the frame must be as wide as the largest sprite.
 */
export function splat(
  frame: Frame,
  { plan, blocks, pitch }: Scene,
  view: View,
  { looks, kinds }: { readonly looks: Uint8Array; readonly kinds: readonly (Look | undefined)[] },
): void {
  frame.pixels.fill(0);
  // A seat may reach over the edge of its block.
  const seen = grown(boxOfView(view, frame), pitch);
  const { x, y } = plan;
  const { scale } = view;
  const originX = frame.width / 2 - view.x * scale;
  const originY = frame.height / 2 - view.y * scale;
  for (const { first, end, box } of blocks) {
    if (!overlaps(seen, box)) continue;
    for (let seat = first; seat < end; seat += 1) {
      const look = kinds[looks[seat] ?? 0];
      if (look) stampAt(frame, look, (x[seat] ?? 0) * scale + originX, (y[seat] ?? 0) * scale + originY);
    }
  }
}
