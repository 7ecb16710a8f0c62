import { curveThrough, type Point, polar, rect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Scene } from '../scene.ts';
import { across } from './cut-shapes.ts';
import type { Setting, Surroundings } from './setting.ts';

/** A sheet with a wavy hole: the papers of a peep-show theatre. */
function opening({ frame, focus, random }: Scene, radius: Point, waves: number): string {
  const phase = random.between(0, 6);
  const hole = across(waves * 6, (share) => {
    const swell =
      1 + 0.05 * Math.sin(share * Math.PI * 2 * waves + phase) + 0.04 * Math.sin(share * Math.PI * 6 + phase);
    const angle = -360 * share;
    return { x: focus.x + polar(radius.x * swell, angle).x, y: focus.y + polar(radius.y * swell, angle).y };
  }).slice(1);
  return `${rect(-80, -80, frame.width + 160, frame.height + 160)} ${curveThrough(hole)}`;
}

function draw(scene: Scene): Surroundings {
  const { colours, frame, size } = scene;
  const ring = (share: number): Point => ({
    x: size * share,
    y: size * share * (frame.height > frame.width ? 1.12 : 0.86),
  });
  const rings = [colours.bright, colours.body, colours.deep, colours.night];
  return {
    behind: rings
      .slice(0, 3)
      .map((colour, index) => sheet(opening(scene, ring(0.5 + index * 0.085), 6 - index), colour, 20)),
    before: [sheet(opening(scene, ring(0.79), 4), colours.night, 26)],
  };
}

export const tunnel: Setting = { ground: 'glow', createTones: darkOnLight, draw };
