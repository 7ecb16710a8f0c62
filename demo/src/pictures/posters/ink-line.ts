import type { Motif } from '../../events/poster-hint.ts';
import type { Art } from '../drawing/art.ts';
import { echoes } from './ink-echoes.ts';
import { hatched } from './ink-hatching.ts';
import { spiral } from './ink-spiral.ts';
import type { Scene } from './scene.ts';

/** Things whose outline alone tells what they are, so that one line can carry them. */
const plain: ReadonlySet<Motif> = new Set([
  'cat',
  'crown',
  'hand',
  'horse',
  'key',
  'leaf',
  'mask',
  'moon',
  'rabbit',
  'skull',
  'sun',
]);

/** One pen: lines around the thing, hatching, or a single line that never leaves the paper. */
export function inkLine(scene: Scene): Art {
  const draw = plain.has(scene.name)
    ? scene.random.pick([spiral, spiral, hatched])
    : scene.random.pick([echoes, hatched]);
  return draw(scene);
}
