import { countSeats } from '@parterre/domain/seats/bit-set';
import { checkOrphans, isOrphanRuleWaived, type OrphanCheck } from '@parterre/domain/seats/choosing/orphans';
import { type Hall, seatsInState } from '../data/hall.ts';

const hourMs = 3_600_000;

/** Whether the choice leaves single seats behind. Shortly before the start, or in a nearly full hall, that is allowed. */
export function checkHallOrphans(hall: Hall, startsAt: number, now: number): OrphanCheck {
  const chosen = seatsInState(hall, 'mine', 'pending');
  if (!hall.free || chosen.length === 0) return { kind: 'fine' };
  const sale = {
    freeSeats: countSeats(hall.free),
    seatCount: hall.plan.seatCount,
    hoursToStart: (startsAt - now) / hourMs,
  };
  return isOrphanRuleWaived(sale) ? { kind: 'fine' } : checkOrphans(hall.plan, hall.free, chosen);
}
