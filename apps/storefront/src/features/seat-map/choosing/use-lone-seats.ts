import type { OrphanCheck } from '@parterre/domain/seats/choosing/orphans';
import { useEffect, useState } from 'react';
import { type Hall, seatsWith } from '../data/hall.ts';

const fine: OrphanCheck = { kind: 'fine' };

/** Whether the choice leaves a seat alone; the rule is fetched when there is a choice. */
export function useLoneSeats(hall: Hall | null, startedAt: string): OrphanCheck {
  const [lone, setLone] = useState(fine);
  useEffect(() => {
    if (!hall || seatsWith(hall, 'mine', 'pending').length === 0) return setLone(fine);
    let isWanted = true;
    import('./lone-seats.ts').then(({ loneSeats }) => {
      if (isWanted) setLone(loneSeats(hall, Date.parse(startedAt), Date.now()));
    });
    return () => {
      isWanted = false;
    };
  }, [hall, startedAt]);
  return lone;
}
