import { sheet } from '../../drawing/sheet.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Scene } from '../scene.ts';
import { discs, land } from './cut-shapes.ts';
import type { Setting, Surroundings } from './setting.ts';

function draw(scene: Scene): Surroundings {
  const { colours, frame, focus, size } = scene;
  const foot = focus.y + size * 0.36;
  const level = (share: number) => foot + (frame.height - foot) * share;
  return {
    behind: [
      ...discs(scene, [colours.glow, colours.paper]),
      sheet(land(scene, level(-0.34), size * 0.08, 2), colours.body, 16),
      sheet(land(scene, level(-0.02), size * 0.06, 3), colours.deep, 18),
    ],
    before: [sheet(land(scene, level(0.36), size * 0.05, 2), colours.night, 20)],
  };
}

export const hills: Setting = { ground: 'bright', createTones: darkOnLight, draw };
