import { sheet } from '../../drawing/sheet.ts';
import { blush, lightOnDark } from '../../motifs/tones.ts';
import type { Colours } from '../../palettes.ts';
import type { Scene } from '../scene.ts';
import { discs, scallops } from './cut-shapes.ts';
import type { Setting, Surroundings } from './setting.ts';

function draw(scene: Scene): Surroundings {
  const { colours, frame, focus, size } = scene;
  const line = focus.y + size * 0.3;
  const step = (frame.height - line) / 4.2;
  return {
    behind: [
      ...discs(scene, [colours.body, colours.spark]),
      sheet(scallops(scene, line - step * 0.9, size * 0.2), colours.body, 14),
    ],
    before: [colours.bright, colours.body, colours.deep, colours.night].map((colour, index) =>
      sheet(scallops(scene, line + step * (index * 0.98), size * (0.2 + index * 0.04)), colour, 16),
    ),
  };
}

// The moon has taken the spark, and a beak before it must still be seen.
const createTones = (colours: Colours) => ({ ...lightOnDark(colours), accent: blush });

export const water: Setting = { ground: 'deep', createTones, draw };
