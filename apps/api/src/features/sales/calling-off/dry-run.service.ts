import { type Money, money } from '@parterre/domain/money/money';
import { isAtCounter, type ReturnWay, returnWay } from '@parterre/domain/order/return-way';
import type { Db, Tx } from '../../../database/connect.ts';
import { countBy, type HadPlaces } from '../moving/find-other-dates.service.ts';
import { hasExchangeable, keptKinds, type OrderRecord, type PaymentRecord } from '../order/order-record.ts';
import { selectOrders } from '../order/orders.queries.ts';
import { hasUnclearRefund, returnParts } from '../refunds/refund-order.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { type CallOffKey, type GoodTicketRow, selectGoodTickets } from './calling-off.queries.ts';

export interface ReturnedSum {
  readonly way: PaymentRecord['kind'];
  readonly goes: ReturnWay;
  readonly amount: Money;
  readonly orders: number;
}

/** What giving back all tickets of a performance comes to. */
export interface DryRun {
  readonly orderIds: readonly string[];
  readonly tickets: number;
  readonly money: readonly ReturnedSum[];
  /** Numbers of orders whose money went back elsewhere, nobody has said yet for which tickets. */
  readonly underReview: readonly number[];
  readonly withoutAddress: number;
  /** Those whose buyers a mail reaches. */
  readonly mailed: readonly MailedOrder[];
}

/** What decides on the words of the mail to the buyer of an order. */
export interface MailedOrder extends HadPlaces {
  readonly lang: OrderRecord['lang'];
  /** Whether its money can become a gift certificate. */
  readonly isExchangeable: boolean;
  readonly isAtCounter: boolean;
}

/** How many orders are in memory at a time. */
const pageSize = 500;

/** By the rule that gives it back, and nothing of it done. */
export async function dryRun(
  db: Db | Tx,
  { providers }: Pick<SaleDeps, 'providers'>,
  performance: CallOffKey,
  at: Date,
): Promise<DryRun> {
  const tickets = Map.groupBy(await selectGoodTickets(db, performance), ({ order_id }) => order_id);
  const ids = [...tickets.keys()];
  const sums = new Map<string, ReturnedSum>();
  const mailed: MailedOrder[] = [];
  const underReview: number[] = [];
  let withoutAddress = 0;
  for (let first = 0; first < ids.length; first += pageSize)
    for (const order of await selectOrders(db, ids.slice(first, first + pageSize), at)) {
      const own = tickets.get(order.id) ?? [];
      if (order.email === '') withoutAddress += 1;
      else mailed.push(mailedOrder(order, own));
      if (await hasUnclearRefund(db, order)) underReview.push(order.number);
      else addParts(sums, order, own, providers);
    }
  return {
    orderIds: ids,
    tickets: [...tickets.values()].reduce((sum, { length }) => sum + length, 0),
    money: [...sums.values()].sort(byAmount),
    underReview: underReview.sort((one, other) => one - other),
    withoutAddress,
    mailed,
  };
}

const mailedOrder = (order: OrderRecord, tickets: readonly GoodTicketRow[]): MailedOrder => ({
  lang: order.lang,
  isExchangeable: hasExchangeable(order),
  isAtCounter: isAtCounter(keptKinds(order)),
  currency: order.currency,
  zones: countBy(tickets.map(({ zone }) => zone)),
});

/** The same money in the same order, whoever of the buyers is read first: what is confirmed is compared with what was looked at. */
const byAmount = (one: ReturnedSum, other: ReturnedSum): number =>
  other.amount.amountMinor - one.amount.amountMinor || sumKey(one).localeCompare(sumKey(other), 'en');

const sumKey = ({ way, goes, amount }: ReturnedSum): string => `${way} ${goes} ${amount.currency}`;

function addParts(
  sums: Map<string, ReturnedSum>,
  order: OrderRecord,
  tickets: readonly GoodTicketRow[],
  providers: SaleDeps['providers'],
): void {
  const seen = new Set<string>();
  for (const { payment, minor } of returnParts(order, tickets)) {
    const way = payment.kind;
    const goes = returnWay(way, providers.has(payment.provider));
    const key = `${way} ${goes} ${payment.currency}`;
    const before = sums.get(key);
    sums.set(key, {
      way,
      goes,
      amount: money((before?.amount.amountMinor ?? 0) + minor, payment.currency),
      orders: (before?.orders ?? 0) + (seen.has(key) ? 0 : 1),
    });
    seen.add(key);
  }
}
