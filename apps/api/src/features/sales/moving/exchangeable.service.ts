import { type ExchangeRule, isExchangeOpen } from '@parterre/domain/order/exchange-rule';
import type { Tx } from '../../../database/connect.ts';
import { zonedText } from '../../../time/zoned-time.ts';
import type { OrderPerformance } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { findUsed, readTickets, type TicketRecord } from '../tickets/tickets.service.ts';
import { type Holders, readHolders } from '../transfers/holders.service.ts';
import { goodTickets } from './find-other-dates.service.ts';

export interface OwnTickets {
  readonly tickets: readonly TicketRecord[];
  readonly holders: Holders;
  readonly used: ReadonlySet<string>;
}

/** What of a performance a buyer may exchange: all of it or nothing, so that nobody sits apart from those they came with. */
export function findExchangeable(
  order: OrderRecord,
  performanceId: number,
  { tickets, holders, used }: OwnTickets,
): readonly TicketRecord[] | undefined {
  const good = goodTickets(tickets, performanceId);
  const isFree = good.every(({ id, number }) => !holders.has(id) && !used.has(number));
  // What a code took off is worked out by whoever stands at the counter.
  const isPlain = order.lines.every(
    (line) => line.performance_id !== performanceId || (line.discounts ?? []).length === 0,
  );
  return good.length > 0 && isFree && isPlain ? good : undefined;
}

/** Whether it is early enough by the rule of the seller. */
export const isInTime = (
  rule: ExchangeRule,
  { status, started_at, time_zone }: OrderPerformance,
  now: Date,
): boolean => {
  const calendarDay = (at: Date) => zonedText(at, time_zone ?? 'UTC').slice(0, 10);
  return (
    status === 'scheduled' &&
    isExchangeOpen(rule, { today: calendarDay(now), day: calendarDay(started_at), now, startsAt: started_at })
  );
};

/** Read while nobody else changes the order. */
export async function readOwnTickets(tx: Tx, order: OrderRecord): Promise<OwnTickets> {
  const tickets = await readTickets(tx, order);
  return { tickets, holders: await readHolders(tx, order), used: await findUsed(tx, tickets) };
}
