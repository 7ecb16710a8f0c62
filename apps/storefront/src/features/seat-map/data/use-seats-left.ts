import { useEffect, useState } from 'react';
import type { Hall } from './hall.ts';
import { seatsLeft } from './seats-left.ts';

// Until then what the server counted is as good.
const afterSeatsMs = 60;

/** Free seats by zone, counted once the hall has been drawn. */
export function useSeatsLeft(hall: Hall | null): ReadonlyMap<string, number> | undefined {
  const [left, setLeft] = useState<ReadonlyMap<string, number>>();
  useEffect(() => {
    if (!hall?.free) return;
    const timer = setTimeout(() => setLeft(seatsLeft(hall)), afterSeatsMs);
    return () => clearTimeout(timer);
  }, [hall]);
  return left;
}
