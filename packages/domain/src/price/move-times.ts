/** When a performance begins and what goes with it, as clocks at the place show it: `2026-12-18T19:00`. */
export interface LocalTimes {
  readonly started_at: string;
  readonly doors_at?: string | undefined;
  readonly sale_ends_at?: string | undefined;
}

/**
 * The times of a performance that is moved: its doors and the end of its sale stay as long before the beginning as they were, by the clock on
 * the wall. When the sale began, stays: it has, or people wait for it. So does its end where that has passed: somebody has stopped it, and
 * another beginning is no word of selling it again.
 */
export function moveTimes<Times extends LocalTimes>(times: Times, to: string, now: string): Times {
  const byMs = wallMs(to) - wallMs(times.started_at);
  const move = (at: string) => new Date(wallMs(at) + byMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
  return {
    ...times,
    started_at: to,
    ...(times.doors_at !== undefined && { doors_at: move(times.doors_at) }),
    ...(times.sale_ends_at !== undefined &&
      times.sale_ends_at > now && { sale_ends_at: move(times.sale_ends_at) }),
  };
}

const wallMs = (at: string): number => Date.parse(`${at}Z`);
