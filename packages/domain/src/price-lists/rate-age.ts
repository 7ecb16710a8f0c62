/** Older ones are pointed out: currencies move by some percent in a month, which is more than rounding gives away. */
export const maxRateAgeDays = 30;

const dayMs = 24 * 3_600_000;

/** In whole days. */
export const rateAgeDays = (setAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(setAt)) / dayMs));

export const isOldRate = (setAt: string, now: number): boolean => rateAgeDays(setAt, now) > maxRateAgeDays;
