import { ellipse, sector } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Scene } from '../scene.ts';
import { land } from './cut-shapes.ts';
import type { Setting, Surroundings } from './setting.ts';

function draw(scene: Scene): Surroundings {
  const { colours, focus, frame, size, random } = scene;
  const far = Math.hypot(frame.width, frame.height);
  const count = 14;
  const turn = random.between(0, 360 / count);
  const strips = Array.from({ length: count }, (_, index) => {
    const from = turn + (index * 360) / count;
    return sheet(sector(focus, 0, far, [from, from + 180 / count]), colours.body, 12);
  });
  return {
    behind: [
      ...strips,
      sheet(ellipse(focus.x, focus.y, size * 0.62), colours.bright, 18),
      sheet(ellipse(focus.x, focus.y, size * 0.55), colours.glow, 14),
    ],
    before: [sheet(land(scene, frame.height * 0.93, size * 0.03, 2), colours.night, 16)],
  };
}

export const rays: Setting = { ground: 'deep', createTones: darkOnLight, draw };
