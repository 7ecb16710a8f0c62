import { sheet } from '../../drawing/sheet.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Scene } from '../scene.ts';
import { discs, scallops } from './cut-shapes.ts';
import type { Setting, Surroundings } from './setting.ts';

function draw(scene: Scene): Surroundings {
  const { colours, frame, focus, size } = scene;
  const line = focus.y + size * 0.3;
  const step = (frame.height - line) / 3.4;
  return {
    behind: [
      ...discs(scene, [colours.glow, colours.paper]),
      sheet(scallops(scene, line - step * 0.4, size * 0.2), colours.bright, 14),
    ],
    before: [colours.body, colours.deep, colours.night].map((colour, index) =>
      sheet(scallops(scene, line + step * (index + 0.3), size * (0.22 + index * 0.04)), colour, 16),
    ),
  };
}

export const tide: Setting = { ground: 'bright', createTones: darkOnLight, draw };
