import type { Point } from './projection.ts';

/** A mark, where it is on the map. */
export interface PlacedMark {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly at: Point;
}

/** Marks that lie too close to each other to be pressed one by one; mostly a single one. */
export interface Cluster {
  /** The fullest first: the cluster lies where that one does, and bears its name. */
  readonly marks: readonly [PlacedMark, ...PlacedMark[]];
  readonly count: number;
}

/** About the width of a fingertip, and of a mark. */
export const minGapPx = 32;

const gap = (a: PlacedMark, b: PlacedMark) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);

/** Each mark joins the first cluster that it cannot be told from; those that come first are the heart of a cluster. */
export function clusterMarks(marks: readonly PlacedMark[]): readonly Cluster[] {
  const groups: [PlacedMark, ...PlacedMark[]][] = [];
  for (const mark of marks) {
    const near = groups.find(([heart]) => gap(heart, mark) < minGapPx);
    if (near) near.push(mark);
    else groups.push([mark]);
  }
  return groups.map((own) => ({ marks: own, count: own.reduce((sum, { count }) => sum + count, 0) }));
}
