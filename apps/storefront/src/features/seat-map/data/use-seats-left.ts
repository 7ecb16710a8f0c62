import { useEffect, useState } from 'react';
import { afterSeats } from './after-seats.ts';
import type { Hall } from './hall.ts';
import { seatsLeft } from './seats-left.ts';

/** Free seats by zone, counted once the hall has been drawn; until then what the server counted is as good. */
export function useSeatsLeft(hall: Hall | null): ReadonlyMap<string, number> | undefined {
  const [left, setLeft] = useState<ReadonlyMap<string, number>>();
  useEffect(() => {
    if (!hall?.free) return;
    return afterSeats(() => setLeft(seatsLeft(hall)));
  }, [hall]);
  return left;
}
