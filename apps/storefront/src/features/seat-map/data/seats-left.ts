import { hasSeat } from '@parterre/domain/seats/bit-set';
import type { Hall } from './hall.ts';

/** Free seats by the id of their zone, counted now. */
export function seatsLeft({ plan, free }: Hall): Map<string, number> {
  const counts = new Uint32Array(plan.zones.length);
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const zone = plan.zone[seat] ?? 0;
    if (free && hasSeat(free, seat)) counts[zone] = (counts[zone] ?? 0) + 1;
  }
  return new Map(plan.zones.map(({ id }, index) => [id, counts[index] ?? 0]));
}
