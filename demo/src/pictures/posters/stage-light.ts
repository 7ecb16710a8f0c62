import type { Art } from '../drawing/art.ts';
import { ellipse, line, type Point, polygonThrough, rect, sector } from '../drawing/path.ts';
import { clipped, fill, type Mark, stroke } from '../drawing/svg.ts';
import { flat } from '../motifs/draw-motif.ts';
import { lightOnDark, type Tones } from '../motifs/tones.ts';
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

interface Lights {
  /** Shapes of light, the brightest last; what lies in the last one is fully lit. */
  readonly beams: readonly { readonly d: string; readonly colour: string; readonly opacity: number }[];
  readonly lit: string;
  readonly pool: { readonly d: string; readonly colour: string };
}

const cone = (lamp: Point, [left, right]: readonly [Point, Point], mouth: number) =>
  polygonThrough([{ x: lamp.x - mouth, y: lamp.y }, { x: lamp.x + mouth, y: lamp.y }, right, left]);

const floorOf = ({ focus, size }: Scene) => focus.y + size * 0.4;

function followSpot(scene: Scene): Lights {
  const { colours, focus, size, random } = scene;
  const y = floorOf(scene);
  const side = random.pick([-1, 1]);
  const lamp = { x: focus.x + side * size * random.between(0.2, 0.5), y: -40 };
  const edge = (reach: number): readonly [Point, Point] => [
    { x: focus.x - size * reach, y },
    { x: focus.x + size * reach, y },
  ];
  return {
    beams: [
      { d: cone(lamp, edge(0.66), size * 0.09), colour: colours.body, opacity: 0.4 },
      { d: cone(lamp, edge(0.5), size * 0.06), colour: colours.bright, opacity: 0.55 },
    ],
    lit: `${cone(lamp, edge(0.5), size * 0.06)} ${ellipse(focus.x, y, size * 0.5, size * 0.12)}`,
    pool: { d: ellipse(focus.x, y, size * 0.5, size * 0.12), colour: colours.glow },
  };
}

function crossing(scene: Scene): Lights {
  const { colours, focus, size, frame } = scene;
  const y = floorOf(scene);
  const lamps = [frame.width > frame.height ? focus.x - size * 0.9 : -20, frame.width + 20].map((x) => ({
    x,
    y: -40,
  }));
  const edges: readonly [Point, Point] = [
    { x: focus.x - size * 0.46, y },
    { x: focus.x + size * 0.46, y },
  ];
  const [first = { x: 0, y: 0 }, second = first] = lamps;
  return {
    beams: [
      { d: cone(first, edges, size * 0.07), colour: colours.spark, opacity: 0.62 },
      { d: cone(second, edges, size * 0.07), colour: colours.bright, opacity: 0.62 },
    ],
    lit: cone(first, edges, size * 0.07),
    pool: { d: ellipse(focus.x, y, size * 0.46, size * 0.11), colour: colours.glow },
  };
}

function backLight(scene: Scene): Lights {
  const { colours, focus, size, random } = scene;
  const y = floorOf(scene);
  const turn = random.between(0, 20);
  const rays = Array.from({ length: 9 }, (_, index) => ({
    d: sector(focus, 0, size * 1.6, [180 + turn + index * 20, 180 + turn + index * 20 + 10]),
    colour: colours.body,
    opacity: 0.5,
  }));
  return {
    beams: [
      ...rays,
      { d: ellipse(focus.x, focus.y - size * 0.04, size * 0.5), colour: colours.bright, opacity: 1 },
      { d: ellipse(focus.x, focus.y - size * 0.04, size * 0.38), colour: colours.glow, opacity: 1 },
    ],
    lit: rect(focus.x, 0, size * 2, scene.frame.height),
    pool: { d: ellipse(focus.x, y, size * 0.6, size * 0.1), colour: colours.bright },
  };
}

/** Boards that run to a vanishing point. */
function boards(scene: Scene): Mark[] {
  const { colours, focus, frame } = scene;
  const y = floorOf(scene) - scene.size * 0.12;
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
function castShadow({ motif, focus, size, colours }: Scene, slant: number): Mark {
  const foot = focus.y + size * 0.4;
  const scale = size / 230;
  const marks = motif.parts.map(({ d }) => fill(d, colours.night)).join('');
  return `<g opacity="0.75" transform="matrix(${scale} 0 ${scale * slant} ${-scale * 0.34} ${focus.x - slant * scale * 96} ${foot + scale * 0.34 * 96})">${marks}</g>`;
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
