import { hasSeat } from '@parterre/domain/seats/bit-set';
import { useEffect, useState } from 'react';
import type { Hall } from '../data/hall.ts';
import { afterHallPaint } from '../map/after-hall-paint.ts';

function countFreeByZone({ plan, free }: Hall): Map<string, number> {
  const counts = new Uint32Array(plan.zones.length);
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const zone = plan.zone[seat] ?? 0;
    if (free && hasSeat(free, seat)) counts[zone] = (counts[zone] ?? 0) + 1;
  }
  return new Map(plan.zones.map(({ id }, index) => [id, counts[index] ?? 0]));
}

/** Free seats by zone id. Counted after the hall has been drawn; undefined until then, when the server's count will do. */
export function useSeatsLeft(hall: Hall | null): ReadonlyMap<string, number> | undefined {
  const [left, setLeft] = useState<ReadonlyMap<string, number>>();
  useEffect(() => {
    if (!hall?.free) return;
    return afterHallPaint(() => setLeft(countFreeByZone(hall)));
  }, [hall]);
  return left;
}
