import type { Box } from '@parterre/domain/plan-editing/seat-places';
import type { Point } from '@parterre/domain/seats/plan/plan';

/** Which part of the plan is seen: a point of it is at `scale` times itself, moved by `x` and `y` pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const toPlan = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
});

export const writeTransform = ({ scale, x, y }: View) => `translate(${x} ${y}) scale(${scale})`;

/** Of a seat, in pixels: between a dot and a plate. */
const [minScale, maxScale] = [0.005, 2];

/** Nearer or farther, with the point under the pointer staying where it is. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const scale = Math.min(maxScale, Math.max(minScale, view.scale * factor));
  const real = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real };
}

const margin = 150;

export function fitBox({ left, top, right, bottom }: Box, { width, height }: Size): View {
  const [across, down] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const scale = Math.min(maxScale, Math.max(minScale, Math.min(width / across, height / down)));
  return {
    scale,
    x: width / 2 - ((left + right) / 2) * scale,
    y: height / 2 - ((top + bottom) / 2) * scale,
  };
}

export function seenBox(view: View, { width, height }: Size): Box {
  const from = toPlan(view, { x: 0, y: 0 });
  const to = toPlan(view, { x: width, y: height });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}
