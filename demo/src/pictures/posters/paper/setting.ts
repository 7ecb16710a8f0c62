import type { Mark } from '../../drawing/svg.ts';
import type { Tones } from '../../motifs/tones.ts';
import type { Colours } from '../../palettes.ts';
import type { Scene } from '../scene.ts';

/** What stands behind the thing and what before it. */
export interface Surroundings {
  readonly behind: readonly Mark[];
  readonly before: readonly Mark[];
}

/** Where a thing of paper stands. */
export interface Setting {
  /** The paper that everything lies on. */
  readonly ground: keyof Colours;
  /** The colours of a thing that stands out from it. */
  readonly createTones: (colours: Colours) => Tones;
  readonly draw: (scene: Scene) => Surroundings;
}
