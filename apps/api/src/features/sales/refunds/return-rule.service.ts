import { sellerExchanges, sellerReturns } from '@parterre/contracts/landings/theme';
import { wireStepMinor } from '@parterre/domain/money/wire-money';
import type { ExchangeRule } from '@parterre/domain/order/exchange-rule';
import {
  findReturnTerm,
  limitReturns,
  quoteReturn,
  type ReturnRule,
} from '@parterre/domain/order/return-rule';
import { opensBeforeMs } from '@parterre/domain/tickets/admission';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { zonedText } from '../../../time/zoned-time.ts';
import { readLanding } from '../../landings/landings.service.ts';
import type { OrderPerformance, OrderPerformances } from '../order/order-performances.service.ts';
import { bundleDiscount, keptMinor, type OrderRecord } from '../order/order-record.ts';
import { selectLandingId } from '../order/order-site.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import type { TicketRecord } from '../tickets/tickets.service.ts';

/** What comes back for a ticket that its buyer has no use for. */
export interface ReturnQuote {
  readonly minor: number;
  readonly percent: number;
  readonly keepsFee: boolean;
  readonly lastDay: string;
}

/** The rule of the site that sold it: whichever site its page is opened on. Undefined where nothing is given back. */
export async function readReturnRule(
  { reader }: Pick<SaleDeps, 'reader'>,
  db: Db | Tx,
  { id, lang }: OrderRecord,
): Promise<ReturnRule | undefined> {
  // Files that were imported before may say anything.
  const { data } = sellerReturns.safeParse((await readOrderSeller(reader, db, { id, lang }))?.returns);
  const { steps = [], keeps_fee: keepsFee = false } = data ?? {};
  return steps.length > 0 ? { steps, keepsFee } : undefined;
}

/** The same for coming on another date instead. */
export async function readExchangeRule(
  { reader }: Pick<SaleDeps, 'reader'>,
  db: Db | Tx,
  order: OrderRecord,
): Promise<ExchangeRule | undefined> {
  const { data } = sellerExchanges.safeParse((await readOrderSeller(reader, db, order))?.exchanges);
  return data && { days: data.days, keepsDifference: data.keeps_difference ?? false };
}

async function readOrderSeller(reader: Reader, db: Db | Tx, { id, lang }: Pick<OrderRecord, 'id' | 'lang'>) {
  const landingId = await selectLandingId(db, id);
  const landing = landingId === undefined ? undefined : await readLanding(reader, landingId, { lang });
  return landing?.theme.seller;
}

export interface ReturnOccasion {
  readonly rule: ReturnRule;
  readonly performances: OrderPerformances;
  /** Tickets that somebody else has, or that somebody was let in with. */
  readonly isTaken: (ticket: TicketRecord) => boolean;
  /** Performances that are not what was bought: their tickets come back for all their money. */
  readonly changed: ReadonlySet<number>;
}

/** By the ids of all tickets of the order; those that cannot be given back are left out. Together they bring no more than was kept. */
export function quoteReturns(
  order: OrderRecord,
  tickets: readonly TicketRecord[],
  { rule, performances, isTaken, changed }: ReturnOccasion,
): ReadonlyMap<string, ReturnQuote> {
  const lines = new Map(order.lines.map((line) => [line.offer_id, line]));
  const quotes = tickets.flatMap((ticket) => {
    const [line, performance] = [lines.get(ticket.offer_id), performances.get(ticket.performance_id)];
    const isOpen = ticket.revoked_at === null && !isTaken(ticket) && !changed.has(ticket.performance_id);
    const term = isOpen && performance && findTerm(rule, performance, order.at);
    // What one ticket of a bundle brings hangs on the others: the box office gives them back.
    const isBundled = line && (bundleDiscount(line)?.returns ?? 'share') !== 'share';
    if (!line || !term || isBundled) return [];
    const price = { priceMinor: line.price_minor, feeMinor: line.service_fee_minor };
    const quote = { ...term, keepsFee: rule.keepsFee, minor: quoteReturn(rule, term, price) };
    return [[ticket.id, quote] as const];
  });
  const limited = limitReturns(
    quotes.map(([, { minor }]) => minor),
    { keptMinor: keptMinor(order), stepMinor: wireStepMinor(order.currency) },
  );
  return new Map(quotes.map(([id, quote], index) => [id, { ...quote, minor: limited[index] ?? 0 }]));
}

/** Nobody walks in and gives the ticket back: from the moment on that its code opens a door, it stays sold. */
function findTerm(rule: ReturnRule, { status, started_at, time_zone }: OrderPerformance, now: Date) {
  if (status !== 'scheduled' || now.getTime() >= started_at.getTime() - opensBeforeMs) return undefined;
  const calendarDay = (at: Date) => zonedText(at, time_zone ?? 'UTC').slice(0, 10);
  return findReturnTerm(rule, { today: calendarDay(now), day: calendarDay(started_at) });
}
