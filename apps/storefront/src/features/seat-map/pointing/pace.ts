import type { Point } from '@parterre/domain/seats/plan/plan';

/** Feels how fast a hand moves. */
export interface Pace {
  readonly feel: (by: Point, atMs: number) => void;
  /** In pixels a millisecond; nothing when the hand has paused. */
  readonly at: (atMs: number) => Point;
  readonly forget: () => void;
}

/** What a hand did before this long ago says nothing of how it lets go. */
const memoryMs = 80;

export function makePace(): Pace {
  let felt: { readonly by: Point; readonly atMs: number }[] = [];
  return {
    feel: (by, atMs) => {
      felt = [...felt.filter((step) => atMs - step.atMs < memoryMs), { by, atMs }];
    },
    at: (atMs) => {
      const recent = felt.filter((step) => atMs - step.atMs < memoryMs);
      const [first] = recent;
      const sum = (axis: 'x' | 'y') => recent.reduce((total, { by }) => total + by[axis], 0);
      const ms = first ? Math.max(atMs - first.atMs, 16) : 1;
      return { x: sum('x') / ms, y: sum('y') / ms };
    },
    forget: () => {
      felt = [];
    },
  };
}
