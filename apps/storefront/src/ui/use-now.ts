import { useEffect, useState } from 'react';

/** The time in milliseconds, read anew at every step; null stands still. */
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
