/** People a second: what two busy cores hold with room to spare. */
export const startRate = 25;
const stepUp = 2.5;
const minRate = 1;
const maxRate = 1000;
/** As long as somebody who takes a seat should wait at most. */
const maxHoldMs = 400;

/** How the house did since the pace was looked at last, over all processes. */
export interface HoldLoad {
  readonly holds: number;
  readonly p95Ms: number;
  /** Holds that were sent away because too much was asked at once. */
  readonly shed: number;
  /** Whether as many were let in as the pace allowed: one that nobody uses proves nothing. */
  readonly isUsed: boolean;
}

/** More by a step while all goes well, half as many as soon as it does not. */
export function nextRate(rate: number, { holds, p95Ms, shed, isUsed }: HoldLoad): number {
  if (shed > 0 || (holds > 0 && p95Ms > maxHoldMs)) return Math.max(minRate, rate / 2);
  return isUsed ? Math.min(maxRate, rate + stepUp) : rate;
}

/** The operator's word is above what was measured. */
export const heededRate = (
  measured: number,
  { maxRate: cap, isPaused }: { readonly maxRate: number | null; readonly isPaused: boolean },
): number => (isPaused ? 0 : Math.min(measured, cap ?? measured));
