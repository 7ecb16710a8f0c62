import { curve, ellipse, rect } from '../drawing/path.ts';
import { sheet } from '../drawing/sheet.ts';
import { fill, type Mark } from '../drawing/svg.ts';
import type { Daylight } from './daylight.ts';

const pavement = rect(-20, 760, 1640, 200);
const verge = curve('-20,820! 300,800 800,838 1300,804 1620,822! 1620,940! -20,940!');

/** Everything below a row of waves. */
function waves(top: number, shift: number): string {
  const crests = Array.from({ length: 14 }, (_, index) => {
    const x = index * 140 - 140 + shift;
    return `${x},${top}! ${x + 42},${top + 20} ${x + 100},${top + 14}`;
  });
  return curve(`${crests.join(' ')} 1840,${top}! 1840,940! -140,940!`);
}

const bush = (x: number, { near, lit }: Daylight): Mark =>
  [
    sheet(ellipse(x, 806, 62, 38), near, 6),
    fill(ellipse(x - 12, 792, 7), lit),
    fill(ellipse(x + 20, 802, 6), lit),
  ].join('');

const street = ({ ground, near }: Daylight): Mark[] => [sheet(pavement, ground, 8), sheet(verge, near, 10)];

const grounds = {
  street,
  garden: (light: Daylight) => [
    ...street(light),
    ...[120, 260, 420, 1180, 1340, 1480].map((x) => bush(x, light)),
  ],
  water: ({ far, ground, near }: Daylight) => [
    sheet(pavement, ground, 8),
    sheet(waves(780, 0), far, 10),
    sheet(waves(820, 40), ground, 10),
    sheet(waves(862, 80), near, 10),
  ],
} as const;

export type Foreground = keyof typeof grounds;

/** What lies before a house. */
export const foreground = (kind: Foreground, light: Daylight): Mark[] => grounds[kind](light);
