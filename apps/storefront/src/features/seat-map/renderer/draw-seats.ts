import { type BitSet, hasSeat } from '@parterre/domain/seats/bit-set';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { boxesOverlap, expandBox } from './box.ts';
import type { Scene } from './scene.ts';
import { maxLooks, takenLook, type ZoneLook } from './seat-looks.ts';
import type { SeatStyle } from './seat-sprites.ts';
import { type View, visibleBox } from './view.ts';

/** Pixels with a margin around them, so that drawing across the edge needs no clipping. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly pixels: Uint32Array;
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;
}

export function createFrame(width: number, height: number, margin: number): Frame {
  const bytes = new Uint8ClampedArray((width + 2 * margin) * (height + 2 * margin) * 4);
  return { width, height, margin, bytes, pixels: new Uint32Array(bytes.buffer) };
}

export const frameStride = ({ width, margin }: Frame): number => width + 2 * margin;

/** A small function of its own, so that it is compiled early. */
function stamp(pixels: Uint32Array, to: number, stride: number, style: SeatStyle, from: number): void {
  const { colour, sprite } = style;
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

/** Stamps the sprite around a centre, unless that is outside of the frame. */
function stampSeat(frame: Frame, style: SeatStyle, x: number, y: number): void {
  const { edge, phases } = style.sprite;
  const left = x - edge / 2;
  const top = y - edge / 2;
  if (left < -edge || top < -edge || left > frame.width || top > frame.height) return;
  const column = Math.floor(left);
  const row = Math.floor(top);
  const phase = Math.floor((top - row) * phases) * phases + Math.floor((left - column) * phases);
  const stride = frameStride(frame);
  const to = (row + frame.margin) * stride + column + frame.margin;
  stamp(frame.pixels, to, stride, style, phase * edge * edge);
}

/**
 * Draws all visible seats; `looks` has, by seat, the index of its style. The cost follows the pixels, not the seats:
 * 100,000 cost little more than 20,000. The margin of the frame must be as wide as the largest sprite.
 */
export function drawSeats(
  frame: Frame,
  { plan, blocks, pitch }: Scene,
  view: View,
  { looks, styles }: { readonly looks: Uint8Array; readonly styles: readonly (SeatStyle | undefined)[] },
): void {
  frame.pixels.fill(0);
  // A seat may reach over the edge of its block.
  const seen = expandBox(visibleBox(view, frame), pitch);
  const { x, y } = plan;
  const { scale } = view;
  const originX = frame.width / 2 - view.x * scale;
  const originY = frame.height / 2 - view.y * scale;
  for (const { first, end, box } of blocks) {
    if (!boxesOverlap(seen, box)) continue;
    for (let seat = first; seat < end; seat += 1) {
      const style = styles[looks[seat] ?? 0];
      if (style) stampSeat(frame, style, (x[seat] ?? 0) * scale + originX, (y[seat] ?? 0) * scale + originY);
    }
  }
}

const dimmedLook = (look: number): number => maxLooks + look;

/** The look of each seat. Until the availability has been read (`free` is null), all are dimmed. */
export function computeSeatLooks(
  plan: SeatPlan,
  zones: readonly ZoneLook[],
  free: BitSet | null,
): Uint8Array {
  const looks = new Uint8Array(plan.seatCount);
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const zone = zones[plan.zone[seat] ?? 0];
    if (zone?.look == null || (free && !hasSeat(free, seat))) looks[seat] = takenLook;
    else looks[seat] = free && !zone.isDimmed ? zone.look : dimmedLook(zone.look);
  }
  return looks;
}
