import { useEffect, useReducer } from 'react';

/**
 * The time in milliseconds; what uses it is drawn anew at every step, null stops that. It is the time of the drawing, not of the last
 * step: what has happened since would otherwise lie in the future, and a hold last longer than was promised.
 */
export function useNow(stepMs: number | null): number {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (stepMs === null) return;
    const timer = setInterval(redraw, stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return Date.now();
}
