import { drawShadow, sheet } from '../drawing/sheet.ts';
import { fill, group, type Mark, stroke } from '../drawing/svg.ts';
import type { Placement } from '../drawing/transform.ts';
import type { MotifArt } from './motif-art.ts';
import type { Tones } from './tones.ts';

/** A thing in flat colours. */
export const flat = ({ parts, lines = [] }: MotifArt, tones: Tones, placement: Placement): Mark =>
  group(
    [...parts.map(({ d, tone }) => fill(d, tones[tone])), ...lines.map((d) => stroke(d, tones.dark, 2))],
    placement,
  );

/** A thing cut from several papers laid on each other. */
export function cutOut({ parts, lines = [] }: MotifArt, tones: Tones, placement: Placement): Mark {
  const scale = placement.scale ?? 1;
  const whole = parts.map(({ d }) => d).join(' ');
  return group(
    [
      ...drawShadow(whole, 14 / scale),
      ...parts.map(({ d, tone }) => sheet(d, tones[tone], 3.4 / scale)),
      ...lines.map((d) => stroke(d, tones.dark, 1.8, 0.85)),
    ],
    placement,
  );
}
