import { curve, ellipse, points, polar } from '../../drawing/path.ts';
import { alongSpline, narrowing, softRibbon } from '../../drawing/ribbon.ts';
import { sheet } from '../../drawing/sheet.ts';
import type { Mark } from '../../drawing/svg.ts';
import { transformed } from '../../drawing/transform.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Scene } from '../scene.ts';
import type { Setting, Surroundings } from './setting.ts';

const leaflet = curve('0,0! 16,-17 46,-18 82,0! 46,18 16,17');

/** A stem with leaves to both sides, growing along x. */
function sprig({ random }: Scene): string {
  const bend = random.between(-26, 26);
  const stem = points(`0,0 80,${bend * 0.4} 160,${bend} 236,${bend * 1.5}`);
  const along = alongSpline(stem, 3);
  const leafs = along.slice(2).flatMap((root, index) => {
    const size = 1.06 - index * 0.07;
    const side = index % 2 === 0 ? -1 : 1;
    return [transformed(leaflet, { ...root, turn: side * random.between(38, 58), scale: size })];
  });
  const end = along.at(-1) ?? { x: 236, y: 0 };
  return [
    // Drawn backwards, so that it runs around the same way as the leaves and cuts no holes into them.
    softRibbon(stem.toReversed(), narrowing(3, 9)),
    ...leafs,
    transformed(leaflet, { ...end, scale: 0.5, turn: bend * 0.4 }),
  ].join(' ');
}

/** Where a ray from the focus leaves the sheet. */
function edgeAt({ frame, focus }: Scene, angle: number): number {
  const ray = polar(1, angle);
  const room = (step: number, ahead: number, behind: number) =>
    step === 0 ? Number.POSITIVE_INFINITY : (step > 0 ? ahead : behind) / Math.abs(step);
  return Math.min(room(ray.x, frame.width - focus.x, focus.x), room(ray.y, frame.height - focus.y, focus.y));
}

/** Sprigs that grow in from the edges and leave the middle free. */
function foliage(scene: Scene, colour: string, [from, count]: readonly [number, number]): Mark[] {
  const { focus, size, random } = scene;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random.between(-0.3, 0.3)) * 360) / count;
    const root = polar(Math.max(size * from, edgeAt(scene, angle) + size * 0.06), angle, focus);
    const placement = {
      ...root,
      turn: angle + 180 + random.between(-30, 30),
      scale: (size / 640) * random.between(0.85, 1.15),
    };
    return sheet(transformed(sprig(scene), placement), colour, 9);
  });
}

function draw(scene: Scene): Surroundings {
  const { colours, focus, size } = scene;
  return {
    behind: [
      sheet(ellipse(focus.x, focus.y, size * 0.6), colours.glow, 12),
      ...foliage(scene, colours.body, [0.66, 15]),
      ...foliage(scene, colours.deep, [0.76, 12]),
    ],
    before: foliage(scene, colours.night, [0.86, 9]),
  };
}

export const leaves: Setting = { ground: 'bright', createTones: darkOnLight, draw };
