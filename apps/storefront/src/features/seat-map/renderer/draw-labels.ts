import type { Point } from '@parterre/domain/seats/plan/plan';
import { type Box, boxesOverlap } from './box.ts';
import type { Context2d } from './canvas.ts';
import type { Size, View } from './view.ts';

/** A text in the picture of all labels. The page draws that picture: workers do not have its fonts. */
export interface Label {
  readonly at: Point;
  /** The section, area or decoration that it names. */
  readonly box: Box;
  /** Of a section: the index of its seats in the scene. Its label makes way for them once single ones can be read. */
  readonly block: number | null;
  /** In pixels of the picture, from the top. */
  readonly top: number;
  readonly width: number;
  /** Of name and price, and of the name alone for where there is less room. */
  readonly heights: readonly number[];
}

export interface Labels {
  readonly picture: ImageBitmap;
  readonly labels: readonly Label[];
}

/** In pixels of the canvas. */
export interface LabelSpace {
  readonly view: View;
  readonly size: Size;
  /** Distance between neighbouring seats. */
  readonly pitch: number;
  /** From this pitch on, single seats can be read. */
  readonly readablePitch: number;
  /** The middle of the first row that is seen of a block; undefined when none of its seats is. */
  readonly seenMiddle: (block: number) => Point | undefined;
}

export interface PlacedLabel {
  readonly label: Label;
  readonly box: Box;
}

// A label may be a little larger than what it names.
const maxShare = 1.1;

function labelBox({ at, width }: Label, height: number, { view, size }: LabelSpace): Box {
  const left = Math.round((at.x - view.x) * view.scale + (size.width - width) / 2);
  const top = Math.round((at.y - view.y) * view.scale + (size.height - height) / 2);
  return { left, top, right: left + width, bottom: top + height };
}

const fits = ({ box, width }: Label, height: number, { scale }: View): boolean =>
  width <= (box.right - box.left) * scale * maxShare && height <= (box.bottom - box.top) * scale * maxShare;

/** Above what is seen of the section, or at the upper edge where its seats reach that. */
function pinnedBox({ block, width, heights }: Label, { seenMiddle, size, pitch }: LabelSpace): Box[] {
  const seen = block === null ? undefined : seenMiddle(block);
  if (!seen) return [];
  const height = Math.min(...heights);
  const left = Math.round(Math.min(Math.max(seen.x - width / 2, 0), size.width - width));
  const top = Math.round(Math.max(seen.y - pitch - height, 0));
  return [{ left, top, right: left + width, bottom: top + height }];
}

const centredBoxes = (label: Label, space: LabelSpace): Box[] =>
  label.heights
    .filter((height) => fits(label, height, space.view))
    .map((height) => labelBox(label, height, space));

/** Centred on what they name, where there is room, without overlaps. */
export function placeLabels(labels: readonly Label[], space: LabelSpace): PlacedLabel[] {
  const { size, pitch, readablePitch } = space;
  const screen = { left: 0, top: 0, right: size.width, bottom: size.height };
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const isPinned = label.block !== null && pitch > readablePitch;
    const box = (isPinned ? pinnedBox(label, space) : centredBoxes(label, space)).find(
      (candidate) =>
        boxesOverlap(candidate, screen) && !placed.some((other) => boxesOverlap(other.box, candidate)),
    );
    if (box) placed.push({ label, box });
  }
  return placed;
}

export function drawLabels(context: Context2d, { picture, labels }: Labels, space: LabelSpace): void {
  for (const { label, box } of placeLabels(labels, space)) {
    const { left, top, bottom } = box;
    const { width } = label;
    context.drawImage(picture, 0, label.top, width, bottom - top, left, top, width, bottom - top);
  }
}
