import type { SeatedSeat } from '@parterre/contracts/console/performances';
import { bestAvailable } from '@parterre/domain/seats/best-available/best-available';
import { changeSet, fullSet } from '@parterre/domain/seats/bit-set';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';

interface BestQuery {
  readonly count: number;
  /** By its id; all when left out. */
  readonly zone?: string | undefined;
  /** Offered before, and not liked. */
  readonly except?: ReadonlySet<number>;
}

/** The best that are free, together where that can be; none when there are too few. */
export function pickBest(plan: SeatPlan, seated: Iterable<SeatedSeat>, { count, zone, except }: BestQuery) {
  const free = changeSet(fullSet(plan.seatCount), { remove: Array.from(seated, ({ seat }) => seat) });
  const zones = zone === undefined ? undefined : new Set([plan.zones.findIndex(({ id }) => id === zone)]);
  const { seats } = bestAvailable(plan, free, {
    count,
    seed: 0,
    ...(zones && { zones }),
    ...(except && { exclude: except }),
  });
  return seats;
}
