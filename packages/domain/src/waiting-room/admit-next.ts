/** How far a waiting room has come. */
export interface Admission {
  /** Whoever has a number below it may claim to be let in, now or at any later time. */
  readonly serving: number;
  /** How many more may be let in than have claimed, by the pace. */
  readonly budget: number;
  /** How many of those who were called are still believed to be on their way. */
  readonly pending: number;
}

export interface AdmissionTick {
  readonly elapsedMs: number;
  readonly ratePerSecond: number;
  /** First claims since the last tick. */
  readonly claims: number;
  /** Numbers that have been given out. */
  readonly taken: number;
  readonly seatsFree: number;
}

export const nobodyAdmitted: Admission = { serving: 0, budget: 0, pending: 0 };

/** Pages ask every five to twenty seconds. Whoever was called and has not come by then is probably gone, and costs nobody a place. */
const comingMs = 12_000;
/** What absent numbers leave of the pace is kept for so long, to call more at once: some four times the pace where nobody comes. */
const savedMs = 40_000;
/** Nobody was there to admit for longer than this: what was missed is not made up for in one burst. */
const maxElapsedMs = 5000;

/**
 * Calls as many as the pace allows, counted by those who claim and not by numbers: absent numbers are passed over. Whoever was
 * passed may still come.
 */
export function admitNext(before: Admission, tick: AdmissionTick): Admission {
  const { ratePerSecond, claims, taken, seatsFree } = tick;
  const elapsedMs = Math.max(0, Math.min(tick.elapsedMs, maxElapsedMs));
  const maxBudget = (ratePerSecond * savedMs) / 1000;
  const earned = before.budget + (ratePerSecond * elapsedMs) / 1000 - claims;
  const budget = Math.max(-maxBudget - 1, Math.min(earned, maxBudget + 1));
  const pending = Math.max(0, before.pending - claims) * Math.exp(-elapsedMs / comingMs);
  const wanted = ratePerSecond > 0 ? Math.floor(budget - pending) : 0;
  const called = Math.max(0, Math.min(wanted, taken - before.serving, seatsFree));
  return { serving: before.serving + called, budget, pending: pending + called };
}
