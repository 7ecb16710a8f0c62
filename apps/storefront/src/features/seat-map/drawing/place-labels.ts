import { type Box, overlaps } from '../engine/box.ts';
import type { Size, View } from '../engine/view.ts';
import type { Label } from './labels.ts';

/** Everything in pixels of the picture that is drawn. */
export interface LabelRoom {
  readonly view: View;
  readonly size: Size;
  /** From seat to seat. */
  readonly pitch: number;
  /** Seats farther from each other than this can be told apart. */
  readonly readablePitch: number;
}

export interface PlacedLabel {
  readonly label: Label;
  readonly box: Box;
}

// A name may stand out of its section a little.
const mostShare = 1.1;

function boxOf({ at, width }: Label, height: number, { view, size }: LabelRoom): Box {
  const left = Math.round((at.x - view.x) * view.scale + (size.width - width) / 2);
  const top = Math.round((at.y - view.y) * view.scale + (size.height - height) / 2);
  return { left, top, right: left + width, bottom: top + height };
}

const fits = ({ box, width }: Label, height: number, { scale }: View): boolean =>
  width <= (box.right - box.left) * scale * mostShare && height <= (box.bottom - box.top) * scale * mostShare;

/** Where names go: on what they name, where there is room, and not over each other. */
export function placeLabels(labels: readonly Label[], room: LabelRoom): PlacedLabel[] {
  const { size, view, pitch, readablePitch } = room;
  const screen = { left: 0, top: 0, right: size.width, bottom: size.height };
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    if (label.isOverSeats && pitch > readablePitch) continue;
    const box = label.heights
      .filter((height) => fits(label, height, view))
      .map((height) => boxOf(label, height, room))
      .find((found) => overlaps(found, screen) && !placed.some((other) => overlaps(other.box, found)));
    if (box) placed.push({ label, box });
  }
  return placed;
}
