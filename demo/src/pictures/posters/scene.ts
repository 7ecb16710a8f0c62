import type { Motif } from '../../events/poster-hint.ts';
import type { Point } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded-random.ts';
import type { Frame } from '../drawing/svg.ts';
import type { MotifArt } from '../motifs/motif-art.ts';
import type { Colours } from '../palettes.ts';

/** All that a way of drawing needs: the sheet, the colours, the thing, where it stands, and a stream of chance. */
export interface Scene {
  readonly frame: Frame;
  readonly colours: Colours;
  readonly name: Motif;
  readonly motif: MotifArt;
  readonly random: Random;
  readonly focus: Point;
  /** How wide the thing is drawn. */
  readonly size: number;
}
