import { fromWire } from '@parterre/domain/money/wire-money';
import { type ReturnRule, returnedByRule } from '@parterre/domain/order/return-rule';
import { readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { changeOrder, findOrder, type LockedOrder, reloadOrder } from '../order/order.service.ts';
import { readPerformances, readReturnOffers } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { type OrderRefusal, type Refused, refuse } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { findUsed, readTickets } from '../tickets/tickets.service.ts';
import { readHolders } from '../transfers/holders.service.ts';
import { executePlan, executeRefunds, planRefund } from './refund-order.service.ts';
import { quoteReturns, readReturnRule } from './return-rule.service.ts';

export type GivenBack = { readonly kind: 'returned'; readonly order: OrderRecord } | Refused;

interface GiveBackRequest {
  readonly ticketNumbers: readonly string[];
  /** What the buyer was shown, as the wire writes sums. */
  readonly expectedAmount: number;
}

/**
 * The buyer gives tickets back, by the rule of the seller and for the sum that was shown. What is kept stays booked for the tickets. Asked again, it is done
 * already; whoever comes second to the lock on the order finds no good ticket left.
 */
export async function giveTicketsBack(
  deps: SaleDeps,
  token: string,
  request: GiveBackRequest,
): Promise<GivenBack> {
  const found = await findOrder(deps, { token });
  if (!found) return refuse({ kind: 'not-found' });
  const rule = await readReturnRule(deps, deps.db, found);
  if (!rule) return refuse({ kind: 'return-closed' });
  const answer = await changeOrder(deps, found.id, (locked) => takeBack(deps, locked, { ...request, rule }));
  if (answer !== 'given' && answer !== 'nothing') return refuse(answer);
  if (answer === 'given') {
    deps.announce(found.lines.map(({ performance_id }) => performance_id));
    await executeRefunds(deps, found.id);
  }
  return { kind: 'returned', order: await reloadOrder(deps, found) };
}

async function takeBack(
  { returnDays }: Pick<SaleDeps, 'returnDays'>,
  locked: LockedOrder,
  { ticketNumbers, expectedAmount, rule }: GiveBackRequest & { readonly rule: ReturnRule },
): Promise<OrderRefusal | 'given' | 'nothing'> {
  const { tx, order } = locked;
  if (order.state !== 'paid' && order.state !== 'refunded') return { kind: 'order-not-paid' };
  const numbers = new Set(ticketNumbers.map(readTicketNumber));
  const all = await readTickets(tx, order);
  const tickets = all.filter(({ number }) => numbers.has(number));
  if (tickets.length < numbers.size) return { kind: 'ticket-unknown' };
  if (tickets.every(({ revoked_at }) => revoked_at !== null)) return 'nothing';
  const performances = await readPerformances(tx, order);
  const changed = await readReturnOffers({ db: tx, returnDays }, order, performances);
  const [holders, used] = [await readHolders(tx, order), await findUsed(tx, all)];
  const quotes = quoteReturns(order, all, {
    rule,
    performances,
    isTaken: ({ id, number }) => holders.has(id) || used.has(number),
    changed: new Set(changed.map(({ performanceId }) => performanceId)),
  });
  const own = tickets.flatMap(({ id }) => quotes.get(id) ?? []);
  if (own.length < tickets.length) return { kind: 'return-closed' };
  const quoted = own.reduce((sum, { minor }) => sum + minor, 0);
  const plan = await planRefund(locked, {
    kind: 'by-rule',
    numbers: tickets.map(({ number }) => number),
    minor: quoted,
  });
  if (plan.kind === 'under-review') return { kind: 'return-under-review' };
  if (plan.kind !== 'planned') return { kind: 'return-closed' };
  if (fromWire(expectedAmount, order.currency).amountMinor !== quoted) return { kind: 'refund-changed' };
  await executePlan(locked, plan, returnedByRule[rule.keepsFee ? 'withoutFee' : 'withFee']);
  return 'given';
}
