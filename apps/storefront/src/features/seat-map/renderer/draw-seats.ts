import { type BitSet, hasSeat } from '@parterre/domain/seats/bit-set';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { type Box, boxAround, boxesOverlap, expandBox } from './box.ts';
import type { Scene } from './scene.ts';
import { maxLooks, takenLook, type ZoneLook } from './seat-looks.ts';
import type { SeatStyle } from './seat-sprites.ts';
import { toPlan, type View } from './view.ts';

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

/** A part of a frame, in its pixels; the right and lower edges are not in it. */
export type Area = Box;

/** All of it, its margin included. */
const wholeFrame = ({ width, height, margin }: Frame): Area => ({
  left: -margin,
  top: -margin,
  right: width + margin,
  bottom: height + margin,
});

function clearArea(frame: Frame, { left, top, right, bottom }: Area): void {
  const stride = frameStride(frame);
  for (let row = top + frame.margin; row < bottom + frame.margin; row += 1)
    frame.pixels.fill(0, row * stride + left + frame.margin, row * stride + right + frame.margin);
}

/**
 * Moves what is drawn by whole pixels, and answers the areas that have come into sight and must be drawn, each as far as
 * the margin behind it.
 */
export function moveFrame(frame: Frame, byX: number, byY: number): Area[] {
  const { width, height, pixels } = frame;
  const whole = wholeFrame(frame);
  if (Math.abs(byX) >= width || Math.abs(byY) >= height) return [whole];
  const by = byY * frameStride(frame) + byX;
  if (by > 0) pixels.copyWithin(by, 0);
  else pixels.copyWithin(0, -by);
  return [
    ...(byX > 0 ? [{ ...whole, right: byX }] : []),
    ...(byX < 0 ? [{ ...whole, left: width + byX }] : []),
    ...(byY > 0 ? [{ ...whole, bottom: byY }] : []),
    ...(byY < 0 ? [{ ...whole, top: height + byY }] : []),
  ];
}

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

/** Stamps the sprite around a centre, unless that is outside of the box, which is no larger than what is seen. */
function stampSeat(frame: Frame, box: Box, style: SeatStyle, x: number, y: number): void {
  const { edge, phases } = style.sprite;
  const left = x - edge / 2;
  const top = y - edge / 2;
  if (left < box.left - edge || top < box.top - edge || left > box.right || top > box.bottom) return;
  const column = Math.floor(left);
  const row = Math.floor(top);
  const phase = Math.floor((top - row) * phases) * phases + Math.floor((left - column) * phases);
  const stride = frameStride(frame);
  const to = (row + frame.margin) * stride + column + frame.margin;
  stamp(frame.pixels, to, stride, style, phase * edge * edge);
}

/**
 * Draws all seats that are visible in an area; `looks` has, by seat, the index of its style. The cost follows the pixels, not
 * the seats: 100,000 cost little more than 20,000. The margin of the frame must be as wide as the largest sprite. Seats that
 * reach into the area are drawn once more, which changes none of their pixels.
 */
export function drawSeats(
  frame: Frame,
  { plan, blocks, pitch }: Scene,
  view: View,
  { looks, styles }: { readonly looks: Uint8Array; readonly styles: readonly (SeatStyle | undefined)[] },
  area = wholeFrame(frame),
): void {
  clearArea(frame, area);
  const { width, height } = frame;
  const visible = {
    left: Math.max(area.left, 0),
    top: Math.max(area.top, 0),
    right: Math.min(area.right, width),
    bottom: Math.min(area.bottom, height),
  };
  const upperLeft = toPlan(view, frame, { x: visible.left, y: visible.top });
  const lowerRight = toPlan(view, frame, { x: visible.right, y: visible.bottom });
  // A seat may reach over the edge of its block.
  const seen = expandBox(boxAround([upperLeft, lowerRight]), pitch);
  const { x, y } = plan;
  const { scale } = view;
  const originX = width / 2 - view.x * scale;
  const originY = height / 2 - view.y * scale;
  for (const { first, end, box } of blocks) {
    if (!boxesOverlap(seen, box)) continue;
    for (let seat = first; seat < end; seat += 1) {
      const style = styles[looks[seat] ?? 0];
      if (style)
        stampSeat(frame, visible, style, (x[seat] ?? 0) * scale + originX, (y[seat] ?? 0) * scale + originY);
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
