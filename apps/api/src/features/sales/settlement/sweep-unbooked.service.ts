import { bookEarlierEntries } from '../order/book-money.service.ts';
import { changeOrder } from '../order/order.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { selectUnbookedOrders } from './close-period.queries.ts';

type SweepDeps = Pick<SaleDeps, 'db' | 'clock'>;

/** Whoever began to write before it was looked last has written by now. */
const marginMs = 3_600_000;
const maxOrders = 200;

/**
 * Books what is in the journal and was never said what for: while one version takes the place of another, both write. All of the journal
 * at first, and then what has come since. To be called every minute or so, in any number of processes.
 */
export function makeUnbookedSweep(deps: SweepDeps): () => Promise<void> {
  let since: Date | undefined;
  return async () => {
    const { at, orderIds } = await selectUnbookedOrders(deps.db, { since, limit: maxOrders });
    for (const id of orderIds) await changeOrder(deps, id, bookEarlierEntries);
    if (orderIds.length < maxOrders) since = new Date(at.getTime() - marginMs);
  };
}
