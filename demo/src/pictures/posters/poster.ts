import type { PosterHint } from '../../events/poster-hint.ts';
import type { Art } from '../drawing/art.ts';
import { seededRandom } from '../drawing/seeded-random.ts';
import type { Frame } from '../drawing/svg.ts';
import { motifs } from '../motifs/motifs.ts';
import { palettes } from '../palettes.ts';
import { halftone } from './halftone.ts';
import { inkLine } from './ink-line.ts';
import { findLettering } from './lettering.ts';
import { paperCut } from './paper-cut.ts';
import type { Scene } from './scene.ts';
import { stageLight } from './stage-light.ts';
import { typeOnly } from './type-only.ts';

/** On a tall sheet the thing stands in the middle; on a wide one to the right, where a title leaves it room. */
function createScene(key: string, { motif, palette }: PosterHint, frame: Frame): Scene {
  const isWide = frame.width > frame.height;
  return {
    frame,
    colours: palettes[palette],
    name: motif,
    motif: motifs[motif],
    random: seededRandom(key),
    focus: { x: frame.width * (isWide ? 0.66 : 0.5), y: frame.height * 0.5 },
    size: isWide ? frame.height * 0.8 : frame.width * 0.85,
  };
}

/** The art of an event, on a sheet of any form: a poster and a banner are the same picture set anew. */
export function posterArt(key: string, hint: PosterHint, frame: Frame): Art {
  const scene = createScene(key, hint, frame);
  switch (hint.system) {
    case 'paper-cut':
      return paperCut(scene);
    case 'halftone':
      return halftone(scene);
    case 'stage-light':
      return stageLight(scene);
    case 'ink-line':
      return inkLine(scene);
    case 'type-only':
      return typeOnly(scene, findLettering(key, frame));
  }
}
