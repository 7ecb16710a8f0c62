import type { Motif } from '../../events/poster-hint.ts';
import { ellipse, lineThrough, type Point, polar, rect } from '../drawing/path.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { clipped, fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { transformed } from '../drawing/transform.ts';
import type { Tone } from '../motifs/motif-art.ts';
import type { Scene } from './scene.ts';
import { toneAt } from './tone-at.ts';

const placeOf = ({ focus, size }: Scene) => ({ ...focus, scale: size / 224 });
const wholeOf = (scene: Scene) => scene.motif.parts.map(({ d }) => transformed(d, placeOf(scene))).join(' ');
const ground = ({ frame, colours }: Scene) => fill(rect(0, 0, frame.width, frame.height), colours.paper);

/** How densely a tone is drawn, from paper to solid ink. */
const density: Readonly<Record<Tone, number>> = { light: 0, blush: 0.3, accent: 0.4, main: 0.5, shade: 0.75, dark: 1 };

function hatching({ frame }: Scene, step: number, turn: number): string {
  const reach = Math.hypot(frame.width, frame.height);
  const count = Math.ceil(reach / step);
  const lines = Array.from({ length: count }, (_, index) => {
    const y = (index - count / 2) * step;
    return lineThrough([
      { x: -reach / 2, y },
      { x: 0, y: y + step * 0.35 },
      { x: reach / 2, y },
    ]);
  });
  return transformed(lines.join(' '), { x: frame.width / 2, y: frame.height / 2, turn });
}

/** Parts with an outline, hatched by tone, over one flat colour printed a little beside. */
function hatched(scene: Scene): Mark[] {
  const { colours, motif, size, focus, random } = scene;
  const place = placeOf(scene);
  const pen = size / 150;
  const turn = random.pick([-38, 38, -62]);
  const inks: Partial<Record<Tone, Mark>> = {
    main: stroke(hatching(scene, size / 44, turn), colours.night, pen * 0.62),
    shade: [turn, turn + 84].map((angle) => stroke(hatching(scene, size / 60, angle), colours.night, pen * 0.62)).join(''),
    accent: fill(rect(0, 0, scene.frame.width, scene.frame.height), colours.spark),
    blush: fill(rect(0, 0, scene.frame.width, scene.frame.height), colours.spark),
    dark: fill(rect(0, 0, scene.frame.width, scene.frame.height), colours.night),
  };
  const sun = ellipse(focus.x + size * random.between(-0.16, 0.16), focus.y - size * 0.1, size * 0.46);
  return [
    ground(scene),
    fill(sun, colours.bright),
    ...motif.parts.map(({ d, tone }, index) => {
      const shape = transformed(d, place);
      return [
        fill(shape, colours.paper),
        clipped(`part${index}`, shape, [inks[tone] ?? '']),
        stroke(shape, colours.night, pen),
      ].join('');
    }),
    group(
      (motif.lines ?? []).map((d) => stroke(d, colours.night, pen / place.scale)),
      place,
    ),
    ...groundStrokes(scene, pen),
  ];
}

/** A few long strokes that set the thing on the ground. */
function groundStrokes({ colours, focus, frame, size, random }: Scene, pen: number): Mark[] {
  return Array.from({ length: 5 }, (_, index) => {
    const y = focus.y + size * (0.5 + index * 0.045);
    const half = frame.width * random.between(0.16, 0.44);
    const x = focus.x + random.between(-60, 60);
    return fill(
      ribbon(
        [
          { x: x - half, y },
          { x, y: y + random.between(-8, 8) },
          { x: x + half, y: y + random.between(-6, 6) },
        ],
        (share) => pen * 1.5 * Math.sin(Math.PI * share) ** 0.5,
      ),
      colours.night,
    );
  });
}

/** Lines that run around the thing and around each other, as around a stone in raked sand. */
function echoes(scene: Scene): Mark[] {
  const { colours, frame, motif, size } = scene;
  const whole = wholeOf(scene);
  const gap = size / 24;
  const rings = Math.ceil((Math.hypot(frame.width, frame.height) - size * 0.5) / gap / 1.4);
  const contours = Array.from({ length: rings }, (_, index) => {
    const reach = (rings - index) * gap * 2;
    const line = colours.night;
    return [stroke(whole, line, reach + gap * 0.34), stroke(whole, colours.paper, reach - gap * 0.06)].join('');
  });
  const place = placeOf(scene);
  const tones: Readonly<Record<Tone, string>> = {
    main: colours.body,
    shade: colours.night,
    light: colours.paper,
    accent: colours.spark,
    dark: colours.night,
    blush: colours.spark,
  };
  return [
    ground(scene),
    ...contours,
    stroke(whole, colours.night, gap * 0.5),
    group(
      [
        ...motif.parts.map(({ d, tone }) => fill(d, tones[tone])),
        ...(motif.lines ?? []).map((d) => stroke(d, colours.paper, 2)),
      ],
      place,
    ),
  ];
}

/** One line from the middle outwards; its width is the picture. */
function spiral(scene: Scene): Mark[] {
  const { colours, focus, frame, motif, size } = scene;
  const { scale } = placeOf(scene);
  const tone = toneAt(motif);
  const gap = size / 40;
  const turns = Math.ceil(Math.hypot(frame.width, frame.height) / 2 / gap) + (frame.width > frame.height ? 14 : 4);
  const inkAt = (point: Point) => {
    const here = tone({ x: (point.x - focus.x) / scale, y: (point.y - focus.y) / scale });
    return here === undefined ? 0.1 : 0.14 + density[here] * 0.8;
  };
  const path = spiralPoints(focus, gap, turns);
  const chunks: Mark[] = [];
  for (let from = 0; from < path.length - 1; from += 400) {
    const piece = path.slice(from, from + 402);
    const widths = piece.map(inkAt);
    chunks.push(
      ribbon(piece, (share) => gap * (widths[Math.round(share * (piece.length - 1))] ?? 0.1), 1),
    );
  }
  return [ground(scene), fill(ellipse(focus.x, focus.y, size * 0.5), colours.spark, 0.9), fill(chunks.join(' '), colours.night)];
}

function spiralPoints(centre: Point, gap: number, turns: number): Point[] {
  const path: Point[] = [];
  for (let angle = 0; angle < turns * 360; angle += Math.min(24, 260 / Math.max(1, (angle / 360) * gap))) {
    path.push(polar((angle / 360) * gap, angle, centre));
  }
  return path;
}

const handOf: Partial<Readonly<Record<Motif, (scene: Scene) => Mark[]>>> = { moon: spiral, mask: spiral, horse: spiral };

export function inkLine(scene: Scene): Mark[] {
  const draw = handOf[scene.name] ?? scene.random.pick([hatched, echoes, spiral]);
  return draw(scene);
}
