import { type Money, money } from '@parterre/domain/money/money';
import { readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { resolveConcern } from '../orders/attention.service.ts';
import { countStock } from '../orders/change-order.service.ts';
import { changeOrder, type HeldOrder } from '../orders/held-order.service.ts';
import { readTickets, type TicketRecord } from '../orders/issue-tickets.service.ts';
import { keptOf, type OrderRecord } from '../orders/order-record.ts';
import { findOrder } from '../orders/read-order.service.ts';
import { takeBackTickets } from '../orders/revoke-tickets.service.ts';
import { again } from './ask-provider.service.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { selectOwner, updateOutcome } from './payments.queries.ts';
import { ProviderFault } from './providers/provider-fault.ts';
import { carryOutRefund, orderRefund } from './refund.service.ts';
import { paymentOf } from './settle.service.ts';

/** Everything, some tickets by their numbers, or a sum that leaves the tickets good. */
export type RefundWish =
  | { readonly kind: 'all' }
  | { readonly kind: 'tickets'; readonly numbers: readonly string[] }
  | { readonly kind: 'sum'; readonly minor: number };

export type RefundAnswer =
  | { readonly kind: 'given'; readonly amount: Money; readonly order: OrderRecord }
  | { readonly kind: 'not-found' | 'not-paid' | 'ticket-unknown' | 'too-much' };

/** Gives money of a paid order back, the way it came: what was paid last goes back first. */
export async function refundOrder(
  desk: PaymentDesk,
  number: number,
  wish: RefundWish,
): Promise<RefundAnswer> {
  const found = await findOrder(desk.store, { number });
  if (!found) return { kind: 'not-found' };
  const answer = await changeOrder(desk.store, found.id, (held) => askBack(held, wish));
  if (answer.kind !== 'given') return answer;
  desk.store.announce(found.lines.map(({ date_id }) => date_id));
  return { ...answer, order: await giveBackNow(desk, found.id) };
}

async function askBack(held: HeldOrder, wish: RefundWish): Promise<RefundAnswer> {
  const { tx, order } = held;
  if (order.state !== 'paid') return { kind: 'not-paid' };
  const good = (await readTickets(tx, order)).filter(({ revoked_at }) => revoked_at === null);
  const kept = order.payments.reduce((sum, payment) => sum + keptOf(payment), 0);
  const chosen = choose(order, good, kept, wish);
  if (!chosen) return { kind: 'ticket-unknown' };
  if (chosen.minor <= 0 || chosen.minor > kept) return { kind: 'too-much' };
  await takeBackTickets(held, chosen.tickets);
  await spread(held, chosen.minor);
  countStock(held, `refund:${order.payments.flatMap(({ refunds }) => refunds).length}`);
  return { kind: 'given', amount: money(chosen.minor, order.currency), order };
}

interface Chosen {
  readonly tickets: readonly TicketRecord[];
  readonly minor: number;
}

function choose(
  order: OrderRecord,
  good: readonly TicketRecord[],
  kept: number,
  wish: RefundWish,
): Chosen | undefined {
  if (wish.kind === 'all') return { tickets: good, minor: kept };
  if (wish.kind === 'sum') return { tickets: wish.minor === kept ? good : [], minor: wish.minor };
  const wanted = new Set(wish.numbers.map(readTicketNumber));
  const tickets = good.filter(({ number }) => wanted.has(number));
  if (tickets.length < wanted.size) return undefined;
  const prices = new Map(
    order.lines.map((line) => [line.ticket_id, line.price_minor + line.service_fee_minor]),
  );
  return { tickets, minor: tickets.reduce((sum, { line_id }) => sum + (prices.get(line_id) ?? 0), 0) };
}

async function spread(held: HeldOrder, minor: number): Promise<void> {
  let left = minor;
  for (const payment of held.order.payments.toReversed()) {
    const part = Math.min(left, keptOf(payment));
    if (part > 0) await orderRefund(held, payment, money(part, payment.currency), 'operator');
    left -= part;
  }
}

/** What the provider does not answer now, the sweeper asks again. */
async function giveBackNow(desk: PaymentDesk, orderId: string): Promise<OrderRecord> {
  const order = await again(desk, { id: orderId });
  const refunds = order.payments.flatMap((payment) => payment.refunds);
  for (const { id } of refunds.filter(({ state }) => state === 'created'))
    await carryOutRefund(desk, id).catch((fault: unknown) => {
      if (!(fault instanceof ProviderFault)) throw fault;
    });
  return again(desk, order);
}

/** Gives back what arrived of a payment that settled nothing, or tries again what failed to go back. */
export async function returnPayment(desk: PaymentDesk, paymentId: string): Promise<RefundAnswer> {
  const owner = await selectOwner(desk.store.db, { id: paymentId });
  if (!owner) return { kind: 'not-found' };
  const answer = await changeOrder(desk.store, owner.order_id, async (held): Promise<RefundAnswer> => {
    const { tx, order } = held;
    const payment = paymentOf(order, paymentId);
    if (payment.received_minor === null || payment.outcome === 'kept') return { kind: 'not-paid' };
    const given = payment.refunds.filter(({ state }) => state !== 'failed');
    const minor = given.reduce((left, { amount_minor }) => left - amount_minor, payment.received_minor);
    if (minor <= 0) return { kind: 'too-much' };
    const amount = money(minor, payment.received_currency ?? payment.currency);
    await updateOutcome(tx, paymentId, 'returned');
    await orderRefund(held, payment, amount, 'operator');
    await resolveConcern(tx, `payment:${paymentId}`, order.at);
    return { kind: 'given', amount, order };
  });
  if (answer.kind !== 'given') return answer;
  return { ...answer, order: await giveBackNow(desk, owner.order_id) };
}
