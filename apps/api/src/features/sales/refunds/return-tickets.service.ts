import { money } from '@parterre/domain/money/money';
import { canBecomeCertificate } from '@parterre/domain/order/return-way';
import {
  type DueOrder,
  lockChoice,
  recordChoice,
  recordReturned,
} from '../calling-off/calling-off.queries.ts';
import { type OtherDatesDeps, type TakenDate, takeOtherDate } from '../moving/other-dates.service.ts';
import { changeOrder, findOrder, type LockedOrder, reloadOrder } from '../order/order.service.ts';
import { readReturnOffers } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import { selectReplacedLines } from '../order/replaced-lines.queries.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { findTickets } from '../tickets/tickets.service.ts';
import {
  executePlan,
  executeRefunds,
  planRefund,
  type RefundPlan,
  returnedByBuyer,
} from './refund-order.service.ts';

export type Returned = { readonly kind: 'returned'; readonly order: OrderRecord } | Refused;

/** In which what was paid is given back. */
type Worth = 'money' | 'certificate';

interface ReturnRequest {
  readonly performanceId: number;
  /** What the buyer wants for the tickets: what was paid, or another performance by its id. */
  readonly as: Worth | { readonly otherDate: number };
}

/** The reason that the books have for it. */

/**
 * The buyer gives back all tickets of a performance that is not what was bought. Asked again, it is done already. Whoever
 * comes second to the lock on the order finds no good ticket left: nothing is paid twice.
 */
export async function returnTickets(
  deps: OtherDatesDeps,
  token: string,
  request: ReturnRequest,
): Promise<Returned> {
  const { performanceId } = request;
  const order = await findOrder(deps, { token });
  if (!order) return refuse({ kind: 'not-found' });
  const tickets = (await findTickets(deps.db, order)).filter(
    ({ performance_id }) => performance_id === performanceId,
  );
  if (tickets.length > 0 && tickets.every(({ revoked_at }) => revoked_at !== null))
    return { kind: 'returned', order };
  if (typeof request.as === 'object' && tickets.length === 0 && (await hasLeft(deps, order, performanceId)))
    return { kind: 'returned', order };
  if (order.state !== 'paid') return refuse({ kind: 'order-not-paid' });
  const offers = await readReturnOffers(deps, order);
  if (!offers.some((offer) => offer.performanceId === performanceId))
    return refuse({ kind: 'return-closed' });
  const answer = await giveFor(deps, order, request);
  if (answer === 'under-review') return refuse({ kind: 'return-under-review' });
  if (answer === 'closed') return refuse({ kind: 'return-closed' });
  if (typeof answer === 'object') return refuse({ kind: 'sale-closed', state: answer.closed });
  return { kind: 'returned', order: await reloadOrder(deps, order) };
}

/** Whether all of it was exchanged before. */
const hasLeft = async ({ db }: SaleDeps, { id }: OrderRecord, performanceId: number): Promise<boolean> =>
  (await selectReplacedLines(db, id)).some(({ performance_id }) => performance_id === performanceId);

async function giveFor(
  deps: OtherDatesDeps,
  order: OrderRecord,
  { performanceId, as }: ReturnRequest,
): Promise<'nothing' | 'closed' | TakenDate> {
  if (typeof as === 'object') return takeOtherDate(deps, order, performanceId, as.otherDate);
  const answer = await changeOrder(deps, order.id, (locked) => takeBack(locked, { performanceId, as }));
  if (answer === 'given') {
    deps.announce([performanceId]);
    await executeRefunds(deps, order.id);
  }
  return answer;
}

/** All of it in one transaction: tickets, certificate, refunds, and what the buyer has chosen where the house gives back by itself. */
async function takeBack(
  locked: LockedOrder,
  { performanceId, as }: { readonly performanceId: number; readonly as: Worth },
): Promise<'given' | 'nothing' | 'closed' | 'under-review'> {
  const { tx, order } = locked;
  const choice = await lockChoice(tx, { orderId: order.id, performanceId });
  const plan = await planRefund(locked, { kind: 'performance', performanceId });
  if (plan.kind === 'under-review') return 'under-review';
  // It was given back while the order was waited for.
  if (plan.kind !== 'planned') return 'nothing';
  // Only where the house gives back by itself it has offered the choice.
  if (as === 'certificate' && !choice) return 'closed';
  await executePlan(
    locked,
    plan,
    returnedByBuyer,
    as === 'certificate' ? await issueFor(locked, plan) : null,
  );
  if (choice) await recordTaken(locked, choice, { as, minor: plan.minor });
  return 'given';
}

async function recordTaken(
  { tx, order }: LockedOrder,
  choice: DueOrder,
  { as, minor }: { readonly as: Worth; readonly minor: number },
): Promise<void> {
  await recordChoice(tx, choice, as);
  await recordReturned(tx, choice, { amountMinor: minor, currency: order.currency });
}

/** Null where nothing of it can be one: then it goes back the way it came. */
async function issueFor({ tx, order }: LockedOrder, { parts }: RefundPlan): Promise<string | null> {
  const minor = parts.reduce(
    (sum, part) => (canBecomeCertificate(part.payment.kind) ? sum + part.minor : sum),
    0,
  );
  if (minor === 0) return null;
  const { code } = await issueCertificate(tx, money(minor, order.currency), order.at);
  return code;
}
