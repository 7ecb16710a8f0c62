import type { PretixRow } from '@parterre/domain/seats/pretix/pretix-document';
import { point, radians } from './geometry.ts';
import { type MarksOf, planRow, restrictedAtEnds, wheelchairsAtEnds } from './plan-row.ts';
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
  readonly categoryOf: (row: number) => string;
  readonly marksOf?: (row: number) => MarksOf | undefined;
}

/** Seats keep to the aisle on their inner side; only the middle block stands free. */
function alignmentOf(from: number, to: number): 'start' | 'middle' | 'end' {
  if (from + to === 0) return 'middle';
  return from + to < 0 ? 'end' : 'start';
}

function runsOf({ edges }: Tier, radius: number): SeatRun[] {
  const halfAisle = aisleWidth / 2 / radius;
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    return runOnArc({
      centre,
      radius,
      from: radians(from) + (index === 0 ? 0 : halfAisle),
      to: radians(to) - (index === edges.length - 2 ? 0 : halfAisle),
      align: alignmentOf(from, to),
    });
  });
}

export const tierRows = (tier: Tier): PretixRow[] =>
  Array.from({ length: tier.rows }, (_, index) => {
    const marksOf = tier.marksOf?.(index + 1);
    return planRow({
      key: tier.key,
      number: index + 1,
      category: tier.categoryOf(index + 1),
      runs: runsOf(tier, tier.firstRadius + index * rowPitch),
      ...(marksOf && { marksOf }),
    });
  });

export const stallsEdge = 27;

/** By row: where the front rows end, and at the back, where the doors are. */
const wheelchairsInStalls: Readonly<Record<number, MarksOf>> = {
  6: wheelchairsAtEnds(1),
  17: wheelchairsAtEnds(2),
};

export const stalls: Tier = {
  key: 'S',
  rows: 17,
  firstRadius: 1500,
  edges: [-stallsEdge, -10, 10, stallsEdge],
  categoryOf: (row) => (row <= 6 ? 'stalls-front' : 'stalls'),
  marksOf: (row) => wheelchairsInStalls[row],
};

export const dressCircle: Tier = {
  key: 'D',
  rows: 3,
  firstRadius: 3150,
  edges: [-35, -12, 12, 35],
  categoryOf: () => 'dress-circle',
  marksOf: (row) => (row === 3 ? wheelchairsAtEnds(2) : undefined),
};

export const balcony: Tier = {
  key: 'L',
  rows: 2,
  firstRadius: 3590,
  edges: [-36, -18, 0, 18, 36],
  categoryOf: () => 'balcony',
  marksOf: () => restrictedAtEnds(4),
};

export const gallery: Tier = {
  key: 'G',
  rows: 2,
  firstRadius: 3940,
  edges: [-37, -18.5, 0, 18.5, 37],
  categoryOf: () => 'gallery',
  marksOf: () => restrictedAtEnds(6),
};
