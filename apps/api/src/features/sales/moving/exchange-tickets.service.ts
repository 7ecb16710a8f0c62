import { money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';
import { type ExchangeRule, exchangeSettlement } from '@parterre/domain/order/exchange-rule';
import { Contended, isContended } from '../../../database/contention.ts';
import { changeOrder, findOrder, type LockedOrder, reloadOrder } from '../order/order.service.ts';
import type { OrderPerformances } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import { executeRefunds, spreadOverPayments } from '../refunds/refund-order.service.ts';
import { readExchangeRule } from '../refunds/return-rule.service.ts';
import type { TicketRecord } from '../tickets/tickets.service.ts';
import { findExchangeable, isInTime, type OwnTickets } from './exchangeable.service.ts';
import { executeMove } from './execute-move.service.ts';
import { listOtherDates, type OtherDate } from './find-other-dates.service.ts';
import type { OtherDatesDeps } from './other-dates.service.ts';
import { type ExchangeDates, planExchange } from './plan-exchange.service.ts';

export interface ExchangeOffer {
  readonly performanceId: number;
  readonly keepsDifference: boolean;
  /** What these tickets were sold for, and the fees that stay paid. */
  readonly priceMinor: number;
  readonly feeMinor: number;
  /** With what as good tickets cost there. */
  readonly otherDates: readonly (OtherDate & { readonly priceMinor: number })[];
}

interface Occasion extends OwnTickets {
  readonly performances: OrderPerformances;
  /** What is not what was bought is exchanged for nothing. */
  readonly changed: ReadonlySet<number>;
}

/** What the page of an order offers; nothing is asked for where the seller does not exchange. */
export async function describeExchanges(
  deps: Pick<OtherDatesDeps, 'db' | 'offers' | 'reader'>,
  order: OrderRecord,
  { performances, changed, ...own }: Occasion,
): Promise<ExchangeOffer[]> {
  const rule = order.state === 'paid' ? await readExchangeRule(deps, deps.db, order) : undefined;
  if (!rule) return [];
  const offers: ExchangeOffer[] = [];
  for (const [performanceId, performance] of performances) {
    const tickets = findExchangeable(order, performanceId, own);
    if (!tickets || changed.has(performanceId) || !isInTime(rule, performance, order.at)) continue;
    const dates = await listOtherDates({ db: deps.db, dates: deps.offers.dates }, order, performanceId);
    const priced = await Promise.all(dates.map((date) => priceDate(deps, order, tickets, date)));
    const otherDates = priced.flatMap((date) => date ?? []);
    const lines = tickets.flatMap(
      ({ offer_id }) => order.lines.find((line) => line.offer_id === offer_id) ?? [],
    );
    if (otherDates.length > 0)
      offers.push({
        performanceId,
        keepsDifference: rule.keepsDifference,
        priceMinor: lines.reduce((sum, { price_minor }) => sum + price_minor, 0),
        feeMinor: lines.reduce((sum, { service_fee_minor }) => sum + service_fee_minor, 0),
        otherDates,
      });
  }
  return offers;
}

/** Undefined where it is not sold in the currency of the order. */
async function priceDate(
  { offers }: Pick<OtherDatesDeps, 'offers'>,
  { currency }: OrderRecord,
  tickets: readonly TicketRecord[],
  date: OtherDate,
): Promise<ExchangeOffer['otherDates'][number] | undefined> {
  const zones = (await offers.dates.read(date.id))?.zones;
  let priceMinor = 0;
  for (const { zone } of tickets) {
    const price = zones?.get(zone)?.prices[currency];
    if (!price) return undefined;
    priceMinor += fromWire(price.price, currency).amountMinor;
  }
  return { ...date, priceMinor };
}

export type Exchanged = { readonly kind: 'done'; readonly order: OrderRecord } | Refused;

interface ExchangeRequest extends ExchangeDates {
  /** What the buyer was shown that the other tickets cost less, as the wire writes sums. */
  readonly expectedCheaper: number;
}

const maxTries = 3;

/**
 * The buyer's tickets of a performance become tickets of another one, by the rule of the seller: the best places left in the same zones, at today's price.
 * All of them or none; asked again, they have moved already. What costs more is paid before (`beginExchange`).
 */
export async function exchangeTickets(
  deps: OtherDatesDeps,
  token: string,
  request: ExchangeRequest,
): Promise<Exchanged> {
  const found = await findOrder(deps, { token });
  if (!found) return refuse({ kind: 'not-found' });
  const rule = await readExchangeRule(deps, deps.db, found);
  if (!rule) return refuse({ kind: 'exchange-closed' });
  for (let tries = 0; tries < maxTries; tries += 1)
    try {
      const answer = await changeOrder(deps, found.id, (locked) =>
        exchange(deps, locked, { ...request, rule }),
      );
      if (answer.kind === 'refused') return answer;
      deps.announce(answer.performanceIds);
      if (answer.hasRefunds) await executeRefunds(deps, found.id);
      return { kind: 'done', order: await reloadOrder(deps, found) };
    } catch (error) {
      if (!isContended(error)) throw error;
    }
  throw new Contended(`others were quicker ${maxTries} times`);
}

interface Done {
  readonly kind: 'done';
  readonly performanceIds: readonly number[];
  readonly hasRefunds: boolean;
}

async function exchange(
  deps: OtherDatesDeps,
  locked: LockedOrder,
  { expectedCheaper, rule, ...dates }: ExchangeRequest & { readonly rule: ExchangeRule },
): Promise<Refused | Done> {
  const { order } = locked;
  const planned = await planExchange(deps, locked, { ...dates, rule });
  if (planned.kind === 'refused') return planned;
  if (planned.kind === 'left') return { kind: 'done', performanceIds: [], hasRefunds: false };
  const { plan, differenceMinor: minor } = planned;
  if (toWire(money(-minor, order.currency)) !== expectedCheaper)
    return refuse({ kind: 'difference-changed' });
  const settlement = exchangeSettlement(rule, minor);
  const sendable = spreadOverPayments(order, -minor).reduce((sum, { minor: part }) => sum + part, 0);
  if (!settlement || (settlement === 'refund' && Math.min(plan.leavingMinor, sendable) < -minor))
    return refuse({ kind: 'exchange-closed' });
  const { performanceIds, refundIds } = await executeMove(deps, locked, plan, settlement);
  return { kind: 'done', performanceIds, hasRefunds: refundIds.length > 0 };
}
