import type { Clock } from './clock.ts';

const secondMs = 1000;

/** Waits until one more request may start: no more than `perSecond` do within any second, first come, first served. */
export function createRateLimiter(perSecond: number, clock: Clock): (signal: AbortSignal) => Promise<void> {
  // Of the latest requests, oldest first; those still waiting have their time set already.
  const startsMs: number[] = [];

  return async (signal) => {
    const nowMs = clock.nowMs();
    const oldestMs = startsMs.length < perSecond ? -Infinity : (startsMs.shift() ?? -Infinity);
    const startMs = Math.max(nowMs, oldestMs + secondMs);
    startsMs.push(startMs);
    if (startMs > nowMs) await clock.wait(startMs - nowMs, signal);
  };
}
