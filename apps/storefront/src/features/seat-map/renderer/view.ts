import type { Point } from '@parterre/domain/seats/plan/plan';
import { type Box, boxCentre } from './box.ts';

/** In pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The visible part of the plan: the point in the centre, and how many pixels a centimetre takes. */
export interface View extends Point {
  readonly scale: number;
}

/** The whole hall, and how far it may be zoomed out and in. */
export interface ViewLimits {
  readonly box: Box;
  readonly minScale: number;
  readonly maxScale: number;
}

/** Fully zoomed in, a seat is a comfortable touch target. */
const maxPitch = 52;
const minMagnification = 2;

export function viewLimits(box: Box, pitch: number, size: Size): ViewLimits {
  const minScale = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
  return { box, minScale, maxScale: Math.max(minScale * minMagnification, maxPitch / pitch) };
}

export const fitView = ({ box, minScale }: ViewLimits): View => ({ ...boxCentre(box), scale: minScale });

const clamp = (value: number, min: number, max: number): number =>
  min > max ? (min + max) / 2 : Math.min(Math.max(value, min), max);

/** The nearest view within the limits that shows as little as possible beyond the hall. */
export function clampView({ box, minScale, maxScale }: ViewLimits, size: Size, view: View): View {
  const scale = clamp(view.scale, minScale, maxScale);
  const halfWidth = size.width / scale / 2;
  const halfHeight = size.height / scale / 2;
  return {
    x: clamp(view.x, box.left + halfWidth, box.right - halfWidth),
    y: clamp(view.y, box.top + halfHeight, box.bottom - halfHeight),
    scale,
  };
}

/** The point of the plan at a pixel, counted from the upper left corner. */
export const toPlan = ({ x, y, scale }: View, { width, height }: Size, pixel: Point): Point => ({
  x: x + (pixel.x - width / 2) / scale,
  y: y + (pixel.y - height / 2) / scale,
});

export const toScreen = ({ x, y, scale }: View, { width, height }: Size, point: Point): Point => ({
  x: (point.x - x) * scale + width / 2,
  y: (point.y - y) * scale + height / 2,
});

/** The point of the plan under the pixel stays under it. */
export function zoomViewAt(view: View, size: Size, pixel: Point, factor: number): View {
  const point = toPlan(view, size, pixel);
  const scale = view.scale * factor;
  return {
    x: point.x - (pixel.x - size.width / 2) / scale,
    y: point.y - (pixel.y - size.height / 2) / scale,
    scale,
  };
}

export const panView = (view: View, pixels: Point): View => ({
  ...view,
  x: view.x - pixels.x / view.scale,
  y: view.y - pixels.y / view.scale,
});

export const visibleBox = ({ x, y, scale }: View, { width, height }: Size): Box => ({
  left: x - width / scale / 2,
  top: y - height / scale / 2,
  right: x + width / scale / 2,
  bottom: y + height / scale / 2,
});

/** A share of the way between two views. The scale grows by equal factors, which looks even. */
export function interpolateViews(from: View, to: View, share: number): View {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // Follows the scale, so that the path looks straight.
  const moved =
    to.scale === from.scale ? share : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved, scale };
}

const maxMinimapEdge = 132;

/** In the proportions of the hall. */
export function minimapSize({ left, top, right, bottom }: Box): Size {
  const longest = Math.max(right - left, bottom - top);
  return {
    width: Math.round(((right - left) / longest) * maxMinimapEdge),
    height: Math.round(((bottom - top) / longest) * maxMinimapEdge),
  };
}

export const minimapView = (box: Box): View => fitView(viewLimits(box, 1, minimapSize(box)));
