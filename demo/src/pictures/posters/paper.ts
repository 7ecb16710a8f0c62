import { fill, group, type Mark, stroke } from '../drawing/svg.ts';
import type { Placement } from '../drawing/transform.ts';
import type { MotifArt } from '../motifs/motif-art.ts';
import type { Tones } from './scene.ts';

/** Steps of a shadow that grows softer away from its sheet: how far it falls, and how dark. */
const softSteps = [
  [1.6, 0.06],
  [1.1, 0.08],
  [0.6, 0.1],
  [0.25, 0.12],
] as const;

/** A sheet of paper above what lies below: its shadow is drawn as the same shape, moved down and to the right. */
export function sheet(d: string, colour: string, height: number): Mark {
  const shadows = softSteps.map(([share, opacity]) =>
    group([fill(d, '#0b0410', opacity)], { x: height * share * 0.6, y: height * share }),
  );
  return [...shadows, fill(d, colour)].join('');
}

/** A thing cut from several papers laid on each other. */
export function cutOut({ parts, lines = [] }: MotifArt, tones: Tones, placement: Placement): Mark {
  const scale = placement.scale ?? 1;
  const whole = parts.map(({ d }) => d).join(' ');
  return group(
    [
      ...softSteps.map(([share, opacity]) =>
        group([fill(whole, '#0b0410', opacity)], { x: (14 * share * 0.6) / scale, y: (14 * share) / scale }),
      ),
      ...parts.map(({ d, tone }) => sheet(d, tones[tone], 3.4 / scale)),
      ...lines.map((d) => stroke(d, tones.dark, 1.8, 0.85)),
    ],
    placement,
  );
}
