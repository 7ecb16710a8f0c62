import type { Point } from '@parterre/domain/seats/plan/plan';
import { type Box, middleOf } from './box.ts';

/** In pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of the plan is seen: the point in the middle, and how many pixels a centimetre has. */
export interface View extends Point {
  readonly scale: number;
}

/** All that there is to see, and how near and how far one may look at it. */
export interface ViewLimits {
  readonly box: Box;
  readonly leastScale: number;
  readonly mostScale: number;
}

/** At its largest, a seat is a comfortable target for any finger. */
const largestPitch = 52;
const leastMagnification = 2;

export function limitsOf(box: Box, pitch: number, size: Size): ViewLimits {
  const leastScale = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
  return { box, leastScale, mostScale: Math.max(leastScale * leastMagnification, largestPitch / pitch) };
}

export const fitView = ({ box, leastScale }: ViewLimits): View => ({ ...middleOf(box), scale: leastScale });

const clamp = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);

/** The nearest view that shows no more emptiness than it must. */
export function within({ box, leastScale, mostScale }: ViewLimits, size: Size, view: View): View {
  const scale = clamp(view.scale, leastScale, mostScale);
  const halfWidth = size.width / scale / 2;
  const halfHeight = size.height / scale / 2;
  return {
    x: clamp(view.x, box.left + halfWidth, box.right - halfWidth),
    y: clamp(view.y, box.top + halfHeight, box.bottom - halfHeight),
    scale,
  };
}

/** Where a pixel, counted from the upper left corner, lies in the plan. */
export const toPlan = ({ x, y, scale }: View, { width, height }: Size, pixel: Point): Point => ({
  x: x + (pixel.x - width / 2) / scale,
  y: y + (pixel.y - height / 2) / scale,
});

export const toScreen = ({ x, y, scale }: View, { width, height }: Size, place: Point): Point => ({
  x: (place.x - x) * scale + width / 2,
  y: (place.y - y) * scale + height / 2,
});

/** What is under the pixel stays under it. */
export function zoomedAt(view: View, size: Size, pixel: Point, factor: number): View {
  const place = toPlan(view, size, pixel);
  const scale = view.scale * factor;
  return {
    x: place.x - (pixel.x - size.width / 2) / scale,
    y: place.y - (pixel.y - size.height / 2) / scale,
    scale,
  };
}

export const movedBy = (view: View, pixels: Point): View => ({
  ...view,
  x: view.x - pixels.x / view.scale,
  y: view.y - pixels.y / view.scale,
});

export const boxOfView = ({ x, y, scale }: View, { width, height }: Size): Box => ({
  left: x - width / scale / 2,
  top: y - height / scale / 2,
  right: x + width / scale / 2,
  bottom: y + height / scale / 2,
});

/** Part of the way from one view to another; even steps of magnification look even. */
export function between(from: View, to: View, share: number): View {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // Moves as the magnification does, so that the way looks straight.
  const moved =
    to.scale === from.scale ? share : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved, scale };
}
