import { ellipse, type Point, polygonThrough, rect, sector } from '../drawing/path.ts';
import type { Scene } from './scene.ts';

export interface Lights {
  readonly beams: readonly { readonly d: string; readonly colour: string; readonly opacity: number }[];
  /** Where the light falls on the thing. */
  readonly lit: readonly string[];
  /** Where it falls on the floor. */
  readonly pool: { readonly d: string; readonly colour: string };
}

const cone = (lamp: Point, [left, right]: readonly [Point, Point], mouth: number) =>
  polygonThrough([{ x: lamp.x - mouth, y: lamp.y }, { x: lamp.x + mouth, y: lamp.y }, right, left]);

export const floorY = ({ focus, size }: Scene) => focus.y + size * 0.4;

const beamEdges = (scene: Scene, reach: number): readonly [Point, Point] => [
  { x: scene.focus.x - scene.size * reach, y: floorY(scene) },
  { x: scene.focus.x + scene.size * reach, y: floorY(scene) },
];

/** One lamp above, to the left or the right. */
export function followSpot(scene: Scene): Lights {
  const { colours, focus, size, random } = scene;
  const lamp = { x: focus.x + random.pick([-1, 1]) * size * random.between(0.2, 0.5), y: -40 };
  const beam = cone(lamp, beamEdges(scene, 0.5), size * 0.06);
  const pool = ellipse(focus.x, floorY(scene), size * 0.5, size * 0.12);
  return {
    beams: [
      { d: cone(lamp, beamEdges(scene, 0.66), size * 0.09), colour: colours.body, opacity: 0.4 },
      { d: beam, colour: colours.bright, opacity: 0.55 },
    ],
    lit: [beam, pool],
    pool: { d: pool, colour: colours.glow },
  };
}

/** Two lamps of two colours from both sides. */
export function crossing(scene: Scene): Lights {
  const { colours, focus, size, frame } = scene;
  const leftmost = frame.width > frame.height ? focus.x - size * 0.9 : -20;
  const beamFrom = (x: number) => cone({ x, y: -40 }, beamEdges(scene, 0.46), size * 0.07);
  return {
    beams: [
      { d: beamFrom(leftmost), colour: colours.spark, opacity: 0.62 },
      { d: beamFrom(frame.width + 20), colour: colours.bright, opacity: 0.62 },
    ],
    lit: [beamFrom(leftmost)],
    pool: { d: ellipse(focus.x, floorY(scene), size * 0.46, size * 0.11), colour: colours.glow },
  };
}

/** A disc behind the thing, with rays; one half of it catches a side light. */
export function backLight(scene: Scene): Lights {
  const { colours, focus, frame, size, random } = scene;
  const turn = random.between(0, 20);
  const disc = (share: number) => ellipse(focus.x, focus.y - size * 0.04, size * share);
  const rays = Array.from({ length: 9 }, (_, index) => {
    const from = 180 + turn + index * 20;
    return { d: sector(focus, 0, size * 1.6, [from, from + 10]), colour: colours.body, opacity: 0.5 };
  });
  return {
    beams: [
      ...rays,
      { d: disc(0.5), colour: colours.bright, opacity: 1 },
      { d: disc(0.38), colour: colours.glow, opacity: 1 },
    ],
    lit: [rect(focus.x, 0, size * 2, frame.height)],
    pool: { d: ellipse(focus.x, floorY(scene), size * 0.6, size * 0.1), colour: colours.bright },
  };
}
