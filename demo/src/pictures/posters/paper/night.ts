import { curve, ellipse, polar, polygonThrough } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { transformed } from '../../drawing/transform.ts';
import { lightOnDark } from '../../motifs/tones.ts';
import type { Scene } from '../scene.ts';
import type { Setting, Surroundings } from './setting.ts';

function clouds({ frame, random }: Scene, top: number, size: number): string {
  const count = Math.ceil(frame.width / size) + 2;
  const humps = Array.from({ length: count }, (_, index) => {
    const x = -size + index * size;
    const rise = size * random.between(0.34, 0.62);
    return `${x},${top}! ${x + size * 0.12},${top - rise * 0.7} ${x + size * 0.5},${top - rise} ${x + size * 0.88},${top - rise * 0.7}`;
  });
  const end = -size + count * size;
  return curve(
    `${humps.join(' ')} ${end},${top}! ${end},${frame.height + 80}! ${-size},${frame.height + 80}!`,
  );
}

const flake = polygonThrough(
  Array.from({ length: 8 }, (_, index) => polar(index % 2 === 0 ? 10 : 3, index * 45)),
);

function draw(scene: Scene): Surroundings {
  const { colours, frame, focus, size, random } = scene;
  const foot = focus.y + size * 0.34;
  const sky = Array.from({ length: 34 }, () =>
    sheet(
      transformed(flake, {
        x: random.between(0, frame.width),
        y: random.between(0, foot),
        scale: (size / 760) * random.between(0.5, 1.7),
        turn: random.between(0, 45),
      }),
      random.chance(0.25) ? colours.spark : colours.glow,
      4,
    ),
  );
  return {
    behind: [
      sheet(ellipse(focus.x, focus.y - size * 0.04, size * 0.64), colours.deep, 16),
      sheet(ellipse(focus.x, focus.y - size * 0.04, size * 0.54), colours.body, 14),
      ...sky,
      sheet(clouds(scene, foot + size * 0.06, size * 0.34), colours.bright, 14),
    ],
    before: [
      sheet(clouds(scene, foot + size * 0.22, size * 0.28), colours.glow, 14),
      sheet(clouds(scene, foot + size * 0.36, size * 0.36), colours.paper, 14),
    ],
  };
}

export const night: Setting = { ground: 'night', createTones: lightOnDark, draw };
