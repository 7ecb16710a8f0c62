import { useEffect, useMemo, useRef, useState } from 'react';
import { type Hall, stateOf } from './hall.ts';

/** Of the seats that the visitor is looking at: those that somebody else took meanwhile. Looking away forgets them. */
export function useLostSeats(hall: Hall | null, watched: readonly number[]): readonly number[] {
  const wasFree = useRef<ReadonlySet<number>>(new Set());
  const [lost, setLost] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!hall) return;
    const gone = watched.filter((seat) => wasFree.current.has(seat) && stateOf(hall, seat) === 'taken');
    wasFree.current = new Set(watched.filter((seat) => stateOf(hall, seat) === 'free'));
    if (gone.length > 0) setLost(gone);
  }, [hall, watched]);
  return useMemo(() => lost.filter((seat) => watched.includes(seat)), [lost, watched]);
}
