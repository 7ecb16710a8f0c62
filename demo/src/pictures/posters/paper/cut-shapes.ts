import { curve, ellipse, type Point } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import type { Mark } from '../../drawing/svg.ts';
import type { Scene } from '../scene.ts';

export const across = (count: number, at: (share: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => at(index / count));

/** Everything below a rolling line. */
export function land({ frame, random }: Scene, top: number, swing: number, bumps: number): string {
  const { width, height } = frame;
  const phase = random.between(0, Math.PI * 2);
  const ridge = across(bumps * 4, (share) => ({
    x: -60 + (width + 120) * share,
    y:
      top +
      swing * Math.sin(phase + share * Math.PI * 2 * bumps * 0.5) * (0.7 + 0.3 * Math.cos(share * 5 + phase)),
  }));
  return curve(
    [
      ...ridge.map(({ x, y }, index) => `${x},${y}${index === 0 || index === ridge.length - 1 ? '!' : ''}`),
      `${width + 80},${height + 80}!`,
      `-80,${height + 80}!`,
    ].join(' '),
  );
}

/** Everything below a row of scallops, as paper waves are cut. */
export function scallops({ frame, random }: Scene, top: number, wide: number): string {
  const shift = random.between(0, wide);
  const count = Math.ceil(frame.width / wide) + 2;
  const crest = Array.from({ length: count }, (_, index) => {
    const x = -wide * 1.5 + shift + index * wide;
    return `${x},${top}! ${x + wide * 0.3},${top + wide * 0.2} ${x + wide * 0.72},${top + wide * 0.14}`;
  });
  const end = frame.width + wide * 2;
  return curve(
    `${crest.join(' ')} ${end},${top}! ${end},${frame.height + 80}! ${-wide * 2},${frame.height + 80}!`,
  );
}

/** Two discs of one centre behind the thing: a sun, a moon, a halo. */
export function discs({ focus, size, random }: Scene, [outer, inner]: readonly [string, string]): Mark[] {
  const centre = {
    x: focus.x + size * random.between(-0.1, 0.1),
    y: focus.y - size * random.between(0.06, 0.14),
  };
  return [
    sheet(ellipse(centre.x, centre.y, size * 0.58), outer, 12),
    sheet(ellipse(centre.x, centre.y, size * 0.44), inner, 10),
  ];
}
