import { curve, ellipse, rect, sector } from '../drawing/path.ts';
import type { Frame } from '../drawing/svg.ts';

/** Shapes of paper behind a sitter, from back to front. */
type Backdrop = (frame: Frame) => readonly string[];

export const halo: Backdrop = ({ width }) => [ellipse(width / 2, 440, 350)];

export const archway: Backdrop = ({ width, height }) => [
  curve(
    `70,${height + 20}! 70,420! 166,186 ${width / 2},86 ${width - 166},186 ${width - 70},420! ${width - 70},${height + 20}!`,
  ),
];

export const curtains: Backdrop = ({ width, height }) =>
  [0, 1, 2, 3, 4]
    .map((index) => {
      const x = index * 176 - 10;
      return curve(
        `${x},-30! ${x + 88},-30! ${x + 74},300 ${x + 96},700 ${x + 84},${height + 30}! ${x},${height + 30}! ${x + 20},600 ${x - 6},260`,
      );
    })
    .filter((_, index) => index * 176 < width);

export const sunrays: Backdrop = ({ width }) =>
  Array.from({ length: 12 }, (_, index) =>
    sector({ x: width / 2, y: 470 }, 0, 1100, [index * 30, index * 30 + 15]),
  );

export const halves: Backdrop = ({ width, height }) => [rect(width / 2, -30, width / 2 + 30, height + 60)];
