import type { BitSet } from '../bit-set.ts';
import type { SeatPlan } from '../plan/plan.ts';
import { bestCompany } from './best-company.ts';
import { bestSplit } from './best-split.ts';
import { bestTogether } from './best-together.ts';
import { runSeats } from './contiguous-runs.ts';
import { asksForWheelchair, type SeatRequest, searchFor } from './seat-search.ts';

export type BestAvailable = {
  /** In the order of the plan; empty when there are not enough. */
  readonly seats: readonly number[];
  readonly together: boolean;
  readonly reason: 'together' | 'split' | 'not_enough';
};

/**
 * The seats to offer: side by side without leaving a lone seat, else side by side, else in as few groups as can be; nearest
 * to where everybody looks. Accessible and companion seats only for those who ask. To try the next ones, exclude these.
 */
export function bestAvailable(plan: SeatPlan, free: BitSet, request: SeatRequest): BestAvailable {
  const search = searchFor(plan, free, request);
  const together = bestTogether(search);
  if (together) return { seats: runSeats(together), together: true, reason: 'together' };
  const apart = asksForWheelchair(search) ? bestCompany(search) : bestSplit(search);
  if (apart) return { seats: apart, together: false, reason: 'split' };
  return { seats: [], together: false, reason: 'not_enough' };
}
