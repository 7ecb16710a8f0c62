import type { SeatedSeat } from '@parterre/contracts/console/performances';
import { bestAvailable } from '@parterre/domain/seats/best-available/best-available';
import { changeSet, fullSet } from '@parterre/domain/seats/bit-set';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';

interface BestQuery {
  readonly count: number;
  /** By their ids; all when left out. */
  readonly zones?: readonly string[] | undefined;
  /** Offered before, and not liked. */
  readonly except?: ReadonlySet<number>;
}

/** The best that are free, together where that can be; none when there are too few. */
export function pickBest(
  plan: SeatPlan,
  seated: Iterable<SeatedSeat>,
  { count, zones: ids, except }: BestQuery,
) {
  const free = changeSet(fullSet(plan.seatCount), { remove: Array.from(seated, ({ seat }) => seat) });
  const zones = ids && new Set(ids.map((one) => plan.zones.findIndex(({ id }) => id === one)));
  const { seats } = bestAvailable(plan, free, {
    count,
    seed: 0,
    ...(zones && { zones }),
    ...(except && { exclude: except }),
  });
  return seats;
}
