import { type Money, money } from '@parterre/domain/money/money';
import { performanceCancelled } from '@parterre/domain/order/certificate-validity';
import { canBecomeCertificate } from '@parterre/domain/order/return-way';
import { readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import type { ReturnCause } from '@parterre/domain/vouchers/voucher';
import type { Db, Tx } from '../../../database/connect.ts';
import { resolveAttentionItems, selectOpenSubjects } from '../attention/attention.queries.ts';
import { countStock } from '../checkout/change-order.service.ts';
import { judgeRefund, revokeGiftCard } from '../gift-cards/gift-cards.service.ts';
import { changeOrder, findOrder, type LockedOrder, reloadOrder } from '../order/order.service.ts';
import {
  findPayment,
  isGiftCard,
  keptAmount,
  keptMinor,
  type OrderRecord,
  type PaymentRecord,
} from '../order/order-record.ts';
import { selectOwner } from '../order/orders.queries.ts';
import { ProviderFault } from '../payments/providers/payment-provider.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readTickets, revokeAndFreeTickets, type TicketRecord } from '../tickets/tickets.service.ts';
import { carryOutRefund, endIfReturned, madeAtProvider, requestRefund } from './refund.service.ts';
import { updateOutcome } from './refunds.queries.ts';
import { returnBundles } from './return-bundle.service.ts';

/** Everything, all tickets of a performance, some by their numbers, for a sum by the seller's rule, or a sum that leaves the tickets good. */
export type RefundRequest =
  | { readonly kind: 'all' }
  | { readonly kind: 'performance'; readonly performanceId: number }
  | { readonly kind: 'tickets'; readonly numbers: readonly string[] }
  | { readonly kind: 'by-rule'; readonly numbers: readonly string[]; readonly minor: number }
  | { readonly kind: 'sum'; readonly minor: number };

export type RefundAnswer =
  | { readonly kind: 'given'; readonly amount: Money; readonly order: OrderRecord }
  /** Somebody gave money back at the provider, and nobody has said yet for which tickets. */
  | {
      readonly kind:
        | 'not-found'
        | 'not-paid'
        | 'ticket-unknown'
        | 'too-much'
        | 'under-review'
        | 'gift-card-spent'
        /** A bundle goes back whole. */
        | 'bundle-broken';
    };

/** Gives money of a paid order back, the way it came: what was paid last goes back first. */
export async function refundOrder(
  deps: SaleDeps,
  number: number,
  request: RefundRequest,
  reason = 'operator',
): Promise<RefundAnswer> {
  const found = await findOrder(deps, { number });
  if (!found) return { kind: 'not-found' };
  const answer = await changeOrder(deps, found.id, (locked) => refundTickets(locked, request, reason));
  if (answer.kind !== 'given') return answer;
  deps.announce(found.lines.map(({ performance_id }) => performance_id));
  return { ...answer, order: await executeRefunds(deps, found.id) };
}

/** What goes back where, and which tickets open no door any more. */
export interface RefundPlan {
  readonly tickets: readonly TicketRecord[];
  readonly minor: number;
  readonly keptMinor: number;
  readonly parts: readonly { readonly payment: PaymentRecord; readonly minor: number }[];
  /** Those that were good before. */
  readonly goodTickets: readonly TicketRecord[];
}

export type PlannedRefund =
  | ({ readonly kind: 'planned' } & RefundPlan)
  | { readonly kind: Exclude<RefundAnswer['kind'], 'given' | 'not-found'> };

/** Found out of an order that nobody else changes meanwhile; nothing is done yet. */
export async function planRefund(locked: LockedOrder, request: RefundRequest): Promise<PlannedRefund> {
  const { tx, order } = locked;
  if (order.state !== 'paid') return { kind: 'not-paid' };
  if (isGiftCard(order)) return planGiftCardRefund(locked, request);
  const isByBuyer = request.kind === 'performance' || request.kind === 'by-rule';
  if (isByBuyer && (await hasUnclearRefund(tx, order))) return { kind: 'under-review' };
  const good = (await readTickets(tx, order)).filter(({ revoked_at }) => revoked_at === null);
  const kept = keptMinor(order);
  const wanted = chooseTickets(order, good, kept, request);
  if (!wanted) return { kind: 'ticket-unknown' };
  const chosen = await chargeBundles(locked, request, { good, kept, wanted });
  if (!chosen) return { kind: 'bundle-broken' };
  // Tickets that cost nothing are given back for nothing, and so are those that were the discount on others.
  const isForFree =
    (request.kind === 'performance' || request.kind === 'by-rule' || chosen !== wanted) &&
    chosen.tickets.length > 0;
  if (chosen.minor > kept || (chosen.minor <= 0 && !isForFree)) return { kind: 'too-much' };
  return {
    kind: 'planned',
    ...chosen,
    keptMinor: kept,
    parts: spreadOverPayments(order, chosen.minor),
    goodTickets: good,
  };
}

interface Wanted {
  readonly good: readonly TicketRecord[];
  readonly kept: number;
  readonly wanted: RefundChoice;
}

/**
 * Undefined where a bundle does not go back in parts. Tickets of none bring what was paid, and so at least do those that the house does
 * not play: and what they came to cost when others of the bundle were given back before.
 */
async function chargeBundles(
  locked: LockedOrder,
  request: RefundRequest,
  { good, kept, wanted }: Wanted,
): Promise<RefundChoice | undefined> {
  if (request.kind !== 'tickets' && request.kind !== 'performance') return wanted;
  const lostPerformanceId = request.kind === 'performance' ? request.performanceId : undefined;
  const bundled = await returnBundles(locked, { tickets: wanted.tickets, good, lostPerformanceId });
  if (bundled.kind === 'refused') return undefined;
  const { differenceMinor } = bundled;
  const moreMinor =
    lostPerformanceId === undefined
      ? differenceMinor
      : Math.min(Math.max(0, differenceMinor), kept - wanted.minor);
  return moreMinor === 0 ? wanted : { ...wanted, minor: wanted.minor + moreMinor };
}

/** A card goes back whole, while nothing of it was spent. */
async function planGiftCardRefund(locked: LockedOrder, request: RefundRequest): Promise<PlannedRefund> {
  const { order } = locked;
  const kept = keptMinor(order);
  if (request.kind !== 'all' && request.kind !== 'sum') return { kind: 'ticket-unknown' };
  const minor = request.kind === 'sum' ? request.minor : kept;
  if (minor <= 0 || minor > kept) return { kind: 'too-much' };
  if ((await judgeRefund(locked, { wantedMinor: minor, keptMinor: kept })) === 'refused')
    return { kind: 'gift-card-spent' };
  const parts = spreadOverPayments(order, minor);
  return { kind: 'planned', tickets: [], minor, keptMinor: kept, parts, goodTickets: [] };
}

/** Why its buyer gives tickets back: what they are for is not what was bought. */
export const returnedByBuyer = 'returned';

/** Whether the house does not play what it sold, or somebody wanted their money. */
export const returnCause = (reason: string): ReturnCause =>
  reason === returnedByBuyer || reason === performanceCancelled ? 'called_off' : 'given_back';

/** Writes down that it goes back, or stays as a certificate what can, and answers the refunds; whoever carries them out gives it. */
export async function executePlan(
  locked: LockedOrder,
  plan: RefundPlan,
  reason: string,
  certificate: string | null = null,
): Promise<readonly string[]> {
  const { order } = locked;
  const { tickets, minor, parts, goodTickets } = plan;
  if (isGiftCard(order)) await revokeGiftCard(locked);
  else await revokeAndFreeTickets(locked, { tickets, good: goodTickets, cause: returnCause(reason) });
  const offerIds = tickets.length > 0 ? tickets.map(({ offer_id }) => offer_id) : null;
  const refundIds: string[] = [];
  for (const { payment, minor: part } of parts)
    refundIds.push(
      await requestRefund(locked, payment, money(part, payment.currency), reason, {
        offerIds,
        certificate: canBecomeCertificate(payment.kind) ? certificate : null,
      }),
    );
  // No refund ends the order where none is to be made.
  if (minor === 0) await endIfReturned(locked, order);
  if (isGiftCard(order)) return refundIds;
  countStock(
    locked,
    `refund:${order.payments.flatMap(({ refunds }) => refunds).length}:${goodTickets.length}`,
  );
  return refundIds;
}

async function refundTickets(
  locked: LockedOrder,
  request: RefundRequest,
  reason: string,
): Promise<RefundAnswer> {
  const plan = await planRefund(locked, request);
  if (plan.kind !== 'planned') return plan;
  await executePlan(locked, plan, reason);
  const { order } = locked;
  return { kind: 'given', amount: money(plan.minor, order.currency), order };
}

/** Whether money went back at the provider itself, and it is open for which of the tickets. */
export async function hasUnclearRefund(tx: Db | Tx, { payments }: OrderRecord): Promise<boolean> {
  const foreign = payments.flatMap(({ refunds }) =>
    refunds.filter(({ reason }) => reason === madeAtProvider),
  );
  if (foreign.length === 0) return false;
  const subjects = foreign.map(({ id }) => `refund:${id}`);
  return (await selectOpenSubjects(tx, subjects)).length > 0;
}

/** Revokes tickets whose money was given back elsewhere, such as at the provider itself. */
export async function revokeTickets(
  deps: SaleDeps,
  number: number,
  numbers: readonly string[],
): Promise<{ readonly kind: 'revoked' | 'not-found' | 'not-paid' | 'ticket-unknown' }> {
  const found = await findOrder(deps, { number });
  if (!found) return { kind: 'not-found' };
  const answer = await changeOrder(deps, found.id, async (locked) => {
    const { tx, order } = locked;
    if (order.state !== 'paid') return { kind: 'not-paid' } as const;
    const good = (await readTickets(tx, order)).filter(({ revoked_at }) => revoked_at === null);
    const chosen = chooseTickets(order, good, 0, { kind: 'tickets', numbers });
    if (!chosen) return { kind: 'ticket-unknown' } as const;
    await revokeAndFreeTickets(locked, { tickets: chosen.tickets, good, cause: 'given_back' });
    await endIfReturned(locked, order);
    countStock(locked, `revoke:${good.length}`);
    return { kind: 'revoked' } as const;
  });
  deps.announce(found.lines.map(({ performance_id }) => performance_id));
  return answer;
}

interface RefundChoice {
  readonly tickets: readonly TicketRecord[];
  readonly minor: number;
}

function chooseTickets(
  order: OrderRecord,
  good: readonly TicketRecord[],
  kept: number,
  request: RefundRequest,
): RefundChoice | undefined {
  if (request.kind === 'all') return { tickets: good, minor: kept };
  if (request.kind === 'sum') return { tickets: request.minor === kept ? good : [], minor: request.minor };
  if (request.kind === 'performance') {
    const tickets = good.filter(({ performance_id }) => performance_id === request.performanceId);
    return { tickets, minor: priceLeft(order, tickets, kept) };
  }
  const wanted = new Set(request.numbers.map(readTicketNumber));
  const tickets = good.filter(({ number }) => wanted.has(number));
  if (tickets.length < wanted.size) return undefined;
  const minor = request.kind === 'by-rule' ? request.minor : ticketsPrice(order, tickets);
  return { tickets, minor };
}

type PricedTicket = Pick<TicketRecord, 'offer_id'>;

/** Some of it may have been given back already, for whatever reason. */
const priceLeft = (order: OrderRecord, tickets: readonly PricedTicket[], kept: number): number =>
  Math.min(ticketsPrice(order, tickets), kept);

/** Where the price of these tickets goes back, as far as it was kept. */
export const returnParts = (order: OrderRecord, tickets: readonly PricedTicket[]): RefundPlan['parts'] =>
  spreadOverPayments(order, priceLeft(order, tickets, keptMinor(order)));

function ticketsPrice({ lines }: OrderRecord, tickets: readonly PricedTicket[]): number {
  const prices = new Map(lines.map((line) => [line.offer_id, line.price_minor + line.service_fee_minor]));
  return tickets.reduce((sum, { offer_id }) => sum + (prices.get(offer_id) ?? 0), 0);
}

/** What was paid last goes back first. */
export function spreadOverPayments({ payments }: OrderRecord, minor: number): RefundPlan['parts'] {
  let left = minor;
  return payments.toReversed().flatMap((payment) => {
    const part = Math.min(left, keptAmount(payment));
    left -= part;
    return part > 0 ? [{ payment, minor: part }] : [];
  });
}

/** What the provider does not answer now, the sweeper asks again. */
export async function executeRefunds(deps: SaleDeps, orderId: string): Promise<OrderRecord> {
  const order = await reloadOrder(deps, { id: orderId });
  const refunds = order.payments.flatMap((payment) => payment.refunds);
  for (const { id } of refunds.filter(({ state }) => state === 'created'))
    await carryOutRefund(deps, id).catch((fault: unknown) => {
      if (!(fault instanceof ProviderFault)) throw fault;
    });
  return reloadOrder(deps, order);
}

/** Gives back what arrived of a payment that settled nothing, or tries again what failed to go back. */
export async function returnPayment(deps: SaleDeps, paymentId: string): Promise<RefundAnswer> {
  const owner = await selectOwner(deps.db, paymentId);
  if (!owner) return { kind: 'not-found' };
  const answer = await changeOrder(deps, owner.order_id, async (locked): Promise<RefundAnswer> => {
    const { tx, order } = locked;
    const payment = findPayment(order, paymentId);
    if (payment.received_minor === null || payment.outcome === 'kept') return { kind: 'not-paid' };
    const effectiveRefunds = payment.refunds.filter(({ state }) => state !== 'failed');
    const minor = effectiveRefunds.reduce(
      (left, { amount_minor }) => left - amount_minor,
      payment.received_minor,
    );
    if (minor <= 0) return { kind: 'too-much' };
    const amount = money(minor, payment.received_currency ?? payment.currency);
    await updateOutcome(tx, paymentId, 'returned');
    await requestRefund(locked, payment, amount, 'operator');
    await resolveAttentionItems(tx, `payment:${paymentId}`, { at: order.at, actor: locked.actor });
    return { kind: 'given', amount, order };
  });
  if (answer.kind !== 'given') return answer;
  return { ...answer, order: await executeRefunds(deps, owner.order_id) };
}
