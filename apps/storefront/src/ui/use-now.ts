import { useEffect, useState } from 'react';

/** The time in milliseconds, updated at every step; null stops it. */
export function useNow(stepMs: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (stepMs === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return now;
}
