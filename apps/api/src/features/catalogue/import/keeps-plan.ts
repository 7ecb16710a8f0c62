import type { StoredPerformance } from './stored.queries.ts';

/** Whether seats of it are spoken of by their index in its plan. */
export const keepsPlan = ({ is_busy, has_withheld, has_coded }: StoredPerformance): boolean =>
  is_busy || has_withheld || has_coded;
