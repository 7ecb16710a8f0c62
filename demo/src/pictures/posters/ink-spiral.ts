import type { Art } from '../drawing/art.ts';
import { ellipse, type Point, polar } from '../drawing/path.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type Frame, fill, type Mark } from '../drawing/svg.ts';
import type { Tone } from '../motifs/motif-art.ts';
import type { Scene } from './scene.ts';
import { toneAt } from './tone-at.ts';

/** How much of the room between two turns the line fills. */
const widthByTone: Readonly<Record<Tone, number>> = {
  light: 0.14,
  blush: 0.38,
  flame: 0.3,
  accent: 0.46,
  main: 0.56,
  shade: 0.76,
  dark: 0.94,
};
const outside = 0.12;
const pointsPerPiece = 400;

function spiralPoints(centre: Point, gap: number, reach: number): Point[] {
  const path: Point[] = [];
  const turns = (reach / gap) * 360;
  for (let angle = 0; angle < turns; angle += Math.min(24, 400 / Math.max(1, (angle / 360) * gap))) {
    path.push(polar((angle / 360) * gap, angle, centre));
  }
  return path;
}

/** To the corners of a tall sheet; on a wide one the line ends as a disc and leaves room beside it. */
function maxReach({ width, height }: Frame, focus: Point, size: number): number {
  return width > height
    ? size * 0.7
    : Math.hypot(Math.max(focus.x, width - focus.x), Math.max(focus.y, height - focus.y));
}

/** One line from the middle outwards; its width is the picture. */
export const spiral = (scene: Scene): Art => ({ ground: scene.colours.paper, marks: () => wound(scene) });

function wound({ colours, focus, frame, motif, size }: Scene): Mark[] {
  const scale = size / 212;
  const gap = size / 52;
  const tone = toneAt(motif);
  const widthAt = ({ x, y }: Point) => {
    const here = tone({ x: (x - focus.x) / scale, y: (y - focus.y) / scale });
    return gap * (here === undefined ? outside : widthByTone[here]);
  };
  const path = spiralPoints(focus, gap, maxReach(frame, focus, size));
  const pieces = Array.from({ length: Math.ceil(path.length / pointsPerPiece) }, (_, index) => {
    const piece = path.slice(index * pointsPerPiece, (index + 1) * pointsPerPiece + 2);
    const widths = piece.map(widthAt);
    return ribbon(piece, (share) => widths[Math.round(share * (piece.length - 1))] ?? 0, 1);
  });
  return [fill(ellipse(focus.x, focus.y, size * 0.56), colours.glow), fill(pieces.join(' '), colours.night)];
}
