import { performanceCancelled } from '@parterre/domain/order/certificate-validity';
import { readClock } from '../../../database/read-clock.ts';
import { changeOrder } from '../order/order.service.ts';
import { selectOrderPerformances, selectTicketHolders } from '../order/order-performances.queries.ts';
import { executePlan, planRefund } from '../refunds/refund-order.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import {
  awaitAgain,
  claimDueOrder,
  type DueOrder,
  endCallOff,
  insertCallOffOrders,
  lockDueOrder,
  recordFault,
  recordReturned,
  selectFinished,
  selectJustBegun,
  updateCallOffState,
} from './calling-off.queries.ts';

const delay = { firstMs: 60_000, maxMs: 3_600_000 };
/** A bound on one run, so that a process that is asked to end does so soon. */
const maxPerRun = 200;
/** However long somebody takes at the bank; who is later still is found at the end. */
const payingMs = 3_600_000;

/**
 * Gives back what was paid for performances that are called off, order by order. To be called every second or so, by any number of
 * processes: whichever ends in the middle, another goes on.
 */
export async function sweepCallOffs(deps: SaleDeps): Promise<void> {
  await joinLatecomers(deps);
  for (let done = 0; done < maxPerRun; done += 1) if (!(await returnNext(deps))) break;
  await endFinished(deps);
}

async function returnNext(deps: SaleDeps): Promise<boolean> {
  const due = await claimDueOrder(deps.db, deps.clock?.(), delay);
  if (!due) return false;
  const outcome = await returnOrder(deps, due);
  if (outcome === 'given') deps.announce([due.performance_id]);
  if (outcome === 'withdrawn')
    await updateCallOffState(deps.db, due.call_off_id, {
      state: 'withdrawn',
      at: deps.clock?.() ?? (await readClock(deps.db)),
    });
  return true;
}

/** In the transaction that says that it is done: so it is done once, however many try and whenever they are stopped. */
const returnOrder = (deps: SaleDeps, due: DueOrder): Promise<'given' | 'withdrawn' | 'nothing'> =>
  changeOrder(deps, due.order_id, async (locked) => {
    const { tx, order } = locked;
    if (!(await lockDueOrder(tx, due))) return 'nothing';
    const [today] = await selectOrderPerformances(tx, [due.performance_id]);
    if (today?.status !== 'cancelled') return 'withdrawn';
    const plan = await planRefund(locked, { kind: 'performance', performanceId: due.performance_id });
    if (plan.kind === 'under-review') {
      await recordFault(tx, due, 'under_review');
      return 'nothing';
    }
    // Otherwise nothing is left to give back: the buyer, or somebody of the house, was quicker.
    if (plan.kind === 'planned') await executePlan(locked, plan, performanceCancelled);
    const amountMinor = plan.kind === 'planned' ? plan.minor : 0;
    await recordReturned(tx, due, { amountMinor, currency: order.currency });
    return 'given';
  });

/**
 * Whoever was just paying when it was called off has tickets that nobody knew of then. They are found before they are written to, so that
 * their mail and their page say what those of the others do.
 */
async function joinLatecomers({ db, clock }: SaleDeps): Promise<void> {
  for (const callOff of await selectJustBegun(db, clock?.(), payingMs)) {
    const { id, event_id: eventId, performance_id: performanceId, choose_until } = callOff;
    await insertCallOffOrders(
      db,
      id,
      await selectTicketHolders(db, { eventId, performanceId }),
      choose_until,
    );
  }
}

/**
 * Nobody is left out who was found by nobody until then, nor who was done and came back: a file may have put the performance on, and
 * cancelled it again.
 */
async function endFinished({ db, clock }: SaleDeps): Promise<void> {
  for (const { id, event_id: eventId, performance_id: performanceId } of await selectFinished(
    db,
    clock?.(),
  )) {
    const at = clock?.() ?? (await readClock(db));
    const holders = await selectTicketHolders(db, { eventId, performanceId });
    await insertCallOffOrders(db, id, holders, at);
    await awaitAgain(db, id, holders, at);
    await endCallOff(db, id, at);
  }
}
