import type { Size, View } from '../engine/view.ts';
import type { Context2d } from './canvas.ts';
import type { Label, Labels } from './labels.ts';

// A name may stand out of its section a little, but not over the next one.
const mostShare = 1.15;
const readablePitch = 13;

/** `view` and all sizes in pixels of the picture that is drawn. */
export interface LabelPlaces {
  readonly view: View;
  readonly size: Size;
  readonly pitch: number;
  readonly pixelRatio: number;
}

function hasRoom(
  { box, width, height, isOverSeats }: Label,
  { view, pitch, pixelRatio }: LabelPlaces,
): boolean {
  if (isOverSeats && pitch * view.scale > readablePitch * pixelRatio) return false;
  return (
    width <= (box.right - box.left) * view.scale * mostShare &&
    height <= (box.bottom - box.top) * view.scale * mostShare
  );
}

export function drawLabels(context: Context2d, { picture, labels }: Labels, places: LabelPlaces): void {
  const { view, size } = places;
  const { width, height } = size;
  for (const label of labels) {
    if (!hasRoom(label, places)) continue;
    const left = Math.round((label.at.x - view.x) * view.scale + (width - label.width) / 2);
    const top = Math.round((label.at.y - view.y) * view.scale + (height - label.height) / 2);
    if (left > width || top > height || left < -label.width || top < -label.height) continue;
    context.drawImage(picture, 0, label.top, label.width, label.height, left, top, label.width, label.height);
  }
}
