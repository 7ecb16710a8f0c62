import type { Context2d } from './canvas.ts';
import type { Labels } from './labels.ts';
import { type LabelRoom, placeLabels } from './place-labels.ts';

export function drawLabels(context: Context2d, { picture, labels }: Labels, room: LabelRoom): void {
  for (const { label, box } of placeLabels(labels, room)) {
    const { left, top, bottom } = box;
    const { width } = label;
    context.drawImage(picture, 0, label.top, width, bottom - top, left, top, width, bottom - top);
  }
}
