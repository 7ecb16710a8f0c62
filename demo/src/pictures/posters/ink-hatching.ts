import type { Art } from '../drawing/art.ts';
import { ellipse, lineThrough, rect } from '../drawing/path.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { clipped, fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { transformed } from '../drawing/transform.ts';
import type { Tone } from '../motifs/motif-art.ts';
import type { Scene } from './scene.ts';

function parallels({ frame }: Scene, step: number, turn: number): string {
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

const horizonY = ({ focus, size }: Scene) => focus.y + size * 0.36;

/** Lines of a sky as an engraver cuts it: heavy above, fine towards the horizon. */
function sky(scene: Scene): Mark {
  const { colours, frame, size, random } = scene;
  const horizon = horizonY(scene);
  const step = size / (frame.width > frame.height ? 25 : 32);
  const lines = Array.from({ length: Math.floor(horizon / step) }, (_, index) => {
    const y = (index + 0.5) * step;
    const swing = step * random.between(0.1, 0.35);
    const knots = [0, 0.25, 0.5, 0.75, 1].map((share, knot) => ({
      x: -20 + (frame.width + 40) * share,
      y: y + (knot % 2 === 0 ? swing : -swing),
    }));
    return ribbon(
      knots,
      (share) => step * (0.5 - 0.42 * (y / horizon)) * (0.8 + 0.2 * Math.sin(share * 9 + index)),
    );
  });
  return fill(lines.join(' '), colours.body);
}

/** Strokes of ground or water that grow towards the viewer. */
function groundStrokes(scene: Scene): Mark {
  const { colours, frame, size, random } = scene;
  const horizon = horizonY(scene);
  const rows = Math.ceil((frame.height - horizon) / (size / 26));
  const strokes = Array.from({ length: rows }, (_, row) => {
    const y = horizon + (row + 0.6) * (size / 26);
    const pieces = Math.ceil(frame.width / (size * 0.7)) + 1;
    return Array.from({ length: pieces }, (_piece, piece) => {
      const from = piece * size * 0.7 + random.between(-size * 0.5, size * 0.1);
      const length = size * random.between(0.18, 0.6);
      const knots = [0, 0.5, 1].map((share) => ({ x: from + length * share, y: y + random.between(-3, 3) }));
      return ribbon(knots, (share) => (size / 150) * (0.6 + row * 0.13) * Math.sin(Math.PI * share) ** 0.5);
    }).join(' ');
  });
  return fill(strokes.join(' '), colours.night);
}

/** Parts with an outline, hatched by tone, before a flat disc and an engraved sky. */
export const hatched = (scene: Scene): Art => ({ ground: scene.colours.paper, marks: () => engraved(scene) });

function engraved(scene: Scene): Mark[] {
  const { colours, focus, frame, motif, random, size } = scene;
  const place = { ...focus, scale: size / 206 };
  const pen = size / 140;
  const turn = random.pick([-38, 38, -62]);
  const sheet = rect(0, 0, frame.width, frame.height);
  const inks: Readonly<Record<Tone, Mark>> = {
    light: '',
    main: stroke(parallels(scene, size / 44, turn), colours.night, pen * 0.62),
    shade: [turn, turn + 84]
      .map((angle) => stroke(parallels(scene, size / 60, angle), colours.night, pen * 0.62))
      .join(''),
    accent: fill(sheet, colours.spark),
    blush: fill(sheet, colours.spark),
    flame: fill(sheet, colours.spark),
    dark: fill(sheet, colours.night),
  };
  return [
    sky(scene),
    fill(
      ellipse(focus.x + size * random.between(-0.12, 0.12), focus.y - size * 0.12, size * 0.48),
      colours.bright,
    ),
    fill(rect(0, horizonY(scene), frame.width, frame.height), colours.paper),
    groundStrokes(scene),
    ...motif.parts.map(({ d, tone }, index) => {
      const shape = transformed(d, place);
      const hatch = clipped(`part${index}`, [shape], [inks[tone]]);
      return [fill(shape, colours.paper), hatch, stroke(shape, colours.night, pen)].join('');
    }),
    group(
      (motif.lines ?? []).map((d) => stroke(d, colours.night, pen / place.scale)),
      place,
    ),
  ];
}
