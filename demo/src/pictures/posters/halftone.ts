import type { Art } from '../drawing/art.ts';
import { screened } from '../drawing/dots.ts';
import { ellipse, type Point } from '../drawing/path.ts';
import { clipped, fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { transformed } from '../drawing/transform.ts';
import { blush, flame, type Tones } from '../motifs/tones.ts';
import type { Scene } from './scene.ts';

interface Plate {
  readonly ground: string;
  readonly dots: string;
  readonly disc: string;
  readonly tones: Tones;
}

function createPlate({ colours, random }: Scene): Plate {
  const { night, deep, body, bright, glow, paper, spark } = colours;
  const strong = { main: body, shade: deep, light: paper, accent: spark, dark: night, blush, flame };
  return random.pick<Plate>([
    { ground: glow, dots: bright, disc: paper, tones: strong },
    { ground: bright, dots: body, disc: glow, tones: strong },
    { ground: spark, dots: deep, disc: paper, tones: { ...strong, accent: bright } },
    { ground: deep, dots: night, disc: bright, tones: { ...strong, main: glow, shade: body } },
  ]);
}

type Field = (point: Point) => number;

/** How the dots behind the thing swell over the sheet. */
function backgroundField({ frame, focus, random }: Scene): Field {
  const far = Math.hypot(frame.width, frame.height);
  return random.pick<Field>([
    ({ y }) => (y / frame.height) * 1.25 - 0.28,
    ({ y }) => (1 - y / frame.height) * 1.2 - 0.2,
    ({ x, y }) => ((x + y) / (frame.width + frame.height)) * 1.4 - 0.3,
    ({ x, y }) => (Math.hypot(x - focus.x, y - focus.y) / far) * 2.3 - 0.5,
  ]);
}

/** Flat colours under a screen of dots that swell away from the light. */
export function halftone(scene: Scene): Art {
  const plate = createPlate(scene);
  return { ground: plate.ground, marks: () => printed(scene, plate) };
}

function printed(scene: Scene, plate: Plate): Mark[] {
  const { colours, frame, focus, size, motif, random } = scene;
  const pitch = frame.width / (frame.width > frame.height ? 33 : 24);
  const place = { ...focus, scale: size / random.between(176, 200), turn: random.between(-9, 9) };
  const slip = size * random.pick([-0.035, 0.035]);
  const outlines = motif.parts.map(({ d }) => transformed(d, place));
  const silhouette = outlines.join(' ');
  const shading = screened(
    frame,
    pitch * 0.62,
    ({ x, y }) => 0.12 + (x - focus.x + (y - focus.y)) / (size * 1.15),
  );
  return [
    fill(screened(frame, pitch, backgroundField(scene)), plate.dots),
    ...(random.chance(0.5) ? [fill(ellipse(focus.x, focus.y, size * 0.54), plate.disc)] : []),
    group([fill(silhouette, plate.dots), stroke(silhouette, plate.dots, size * 0.03)], {
      x: slip,
      y: size * 0.04,
    }),
    stroke(silhouette, colours.paper, size * 0.03),
    group(
      motif.parts.map(({ d, tone }) => fill(d, plate.tones[tone])),
      place,
    ),
    clipped('thing', outlines, [fill(shading, colours.night, 0.55)]),
    group(
      (motif.lines ?? []).map((d) => stroke(d, colours.night, 2.2)),
      place,
    ),
  ];
}
