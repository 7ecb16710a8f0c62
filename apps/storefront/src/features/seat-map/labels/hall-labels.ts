import type { Labels } from '../drawing/labels.ts';
import type { MapColours } from '../drawing/map-colours.ts';
import type { Scene } from '../engine/scene.ts';
import { type LabelWords, labelTexts } from './label-texts.ts';
import { writeLabels } from './write-labels.ts';

export interface LabelStyle extends LabelWords {
  readonly colours: MapColours;
  readonly pixelRatio: number;
}

/** All names of a hall in one picture; undefined where there are none, or nothing can be drawn. */
export async function hallLabels(scene: Scene, style: LabelStyle): Promise<Labels | undefined> {
  const written = writeLabels(labelTexts(scene, style), style.colours, style.pixelRatio);
  return written && { picture: await createImageBitmap(written.canvas), labels: written.labels };
}
