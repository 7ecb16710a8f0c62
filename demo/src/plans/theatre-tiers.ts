import type { PretixRow } from '@parterre/domain/seats/pretix/pretix-document';
import { point, radians } from './geometry.ts';
import { planRow, restrictedAtEnds, type SeatMarks, wheelchairsAtEnds } from './plan-row.ts';
import { runOnArc, type SeatRun } from './seat-run.ts';

/** Behind the stage: every row of every tier bends around it. */
export const centre = point(2650, -570);
const rowPitch = 90;
const aisleWidth = 110;

interface Tier {
  readonly key: string;
  readonly rows: number;
  readonly firstRadius: number;
  /** In degrees, from left to right: the ends and the aisles between. */
  readonly edges: readonly number[];
  readonly rowCategory: (row: number) => string;
  readonly seatMarks?: (row: number) => SeatMarks | undefined;
}

/** Seats keep to the aisle on their inner side; only the middle block stands free. */
function textAlignment(from: number, to: number): 'start' | 'middle' | 'end' {
  if (from + to === 0) return 'middle';
  return from + to < 0 ? 'end' : 'start';
}

function seatRuns({ edges }: Tier, radius: number): SeatRun[] {
  const halfAisle = aisleWidth / 2 / radius;
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    return runOnArc({
      centre,
      radius,
      from: radians(from) + (index === 0 ? 0 : halfAisle),
      to: radians(to) - (index === edges.length - 2 ? 0 : halfAisle),
      align: textAlignment(from, to),
    });
  });
}

export const tierRows = (tier: Tier): PretixRow[] =>
  Array.from({ length: tier.rows }, (_, index) => {
    const seatMarks = tier.seatMarks?.(index + 1);
    return planRow({
      key: tier.key,
      number: index + 1,
      category: tier.rowCategory(index + 1),
      runs: seatRuns(tier, tier.firstRadius + index * rowPitch),
      ...(seatMarks && { seatMarks }),
    });
  });

export const stallsEdge = 27;

/** By row: where the front rows end, and at the back, where the doors are. */
const wheelchairsInStalls: Readonly<Record<number, SeatMarks>> = {
  6: wheelchairsAtEnds(1),
  17: wheelchairsAtEnds(2),
};

export const stalls: Tier = {
  key: 'S',
  rows: 17,
  firstRadius: 1500,
  edges: [-stallsEdge, -10, 10, stallsEdge],
  rowCategory: (row) => (row <= 6 ? 'stalls-front' : 'stalls'),
  seatMarks: (row) => wheelchairsInStalls[row],
};

export const dressCircle: Tier = {
  key: 'D',
  rows: 3,
  firstRadius: 3150,
  edges: [-35, -12, 12, 35],
  rowCategory: () => 'dress-circle',
  seatMarks: (row) => (row === 3 ? wheelchairsAtEnds(2) : undefined),
};

export const balcony: Tier = {
  key: 'L',
  rows: 2,
  firstRadius: 3590,
  edges: [-36, -18, 0, 18, 36],
  rowCategory: () => 'balcony',
  seatMarks: () => restrictedAtEnds(4),
};

export const gallery: Tier = {
  key: 'G',
  rows: 2,
  firstRadius: 3940,
  edges: [-37, -18.5, 0, 18.5, 37],
  rowCategory: () => 'gallery',
  seatMarks: () => restrictedAtEnds(6),
};
