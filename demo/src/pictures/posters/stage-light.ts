import type { Art } from '../drawing/art.ts';
import { line, rect } from '../drawing/path.ts';
import { clipped, fill, type Mark, stroke } from '../drawing/svg.ts';
import { flat } from '../motifs/draw-motif.ts';
import { lightOnDark, type Tones } from '../motifs/tones.ts';
import { backLight, crossing, floorY, followSpot } from './lights.ts';
import type { Scene } from './scene.ts';

/** What a thing looks like where no light falls on it. */
const unlit = ({ colours }: Scene): Tones => ({
  main: colours.body,
  shade: colours.deep,
  light: colours.bright,
  accent: colours.body,
  dark: colours.night,
  blush: colours.body,
  flame: colours.bright,
});

/** Boards that run to a vanishing point. */
function boards(scene: Scene): Mark[] {
  const { colours, focus, frame } = scene;
  const y = floorY(scene) - scene.size * 0.12;
  const vanishing = { x: focus.x, y: y - scene.size * 0.9 };
  const joints = Array.from({ length: 13 }, (_, index) => {
    const reach = (index - 6) * frame.width * 0.16;
    const slope = (frame.height - vanishing.y) / (y - vanishing.y);
    return stroke(
      line(`${focus.x + reach / slope},${y} ${focus.x + reach},${frame.height}`),
      colours.night,
      2.4,
      0.6,
    );
  });
  return [fill(rect(0, y, frame.width, frame.height - y), colours.deep), ...joints];
}

/** The shadow that a thing throws over the floor, towards the viewer. */
function castShadow(scene: Scene, slant: number): Mark {
  const { motif, focus, size, colours } = scene;
  const scale = size / 230;
  const marks = motif.parts.map(({ d }) => fill(d, colours.night)).join('');
  return `<g opacity="0.75" transform="matrix(${scale} 0 ${scale * slant} ${-scale * 0.34} ${focus.x - slant * scale * 96} ${floorY(scene) + scale * 0.34 * 96})">${marks}</g>`;
}

/** A thing on boards, half in the light and half out of it. */
export const stageLight = (scene: Scene): Art => ({ ground: scene.colours.night, marks: () => lit(scene) });

function lit(scene: Scene): Mark[] {
  const { colours, focus, motif, size, random } = scene;
  const lights = random.pick([followSpot, crossing, backLight])(scene);
  const placement = { ...focus, scale: size / 230 };
  return [
    ...boards(scene),
    ...lights.beams.map(({ d, colour, opacity }) => fill(d, colour, opacity)),
    fill(lights.pool.d, lights.pool.colour),
    castShadow(scene, random.pick([-0.5, 0.5])),
    flat(motif, unlit(scene), placement),
    clipped('lit', lights.lit, [flat(motif, lightOnDark(colours), placement)]),
  ];
}
