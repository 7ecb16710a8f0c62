import type { OrderChannel } from '@parterre/contracts/console/orders';
import type { CounterWay } from '@parterre/domain/counter/counter-ways';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

interface PerformanceKey {
  readonly eventId: number;
  readonly performanceId: number;
}

/** Whether somebody has one of these seats, or it is kept from the sale. */
export async function hasTakenSeat(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  seats: readonly number[],
  at: Date,
): Promise<boolean> {
  const { rows } = await tx.query(sql<{ is_taken: boolean }>`
    select exists (
      select
      from stock_seats
      where event_id = ${eventId} and performance_id = ${performanceId} and seat = any(${seats}::integer[])
        and (expires_at is null or expires_at > ${at})) as is_taken`);
  return rows[0]?.is_taken ?? false;
}

interface ReservationRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly expires_at: Date;
  readonly tickets: number;
  /** What is lacking to its total. */
  readonly due_minor: number;
  readonly currency: string;
}

/** What the counter keeps of a performance for people who are to come. An invoice is waited for elsewhere. */
export async function selectReservations(
  db: Db,
  { eventId, performanceId }: PerformanceKey,
): Promise<readonly ReservationRow[]> {
  const { rows } = await db.query(sql<ReservationRow>`
    select orders.id, orders.number, orders.name, orders.expires_at, sum(order_lines.count)::integer as tickets, orders.currency,
      orders.price_minor + orders.service_fee_minor - coalesce((
        select sum(received_minor) from payments where order_id = orders.id and outcome = 'kept'), 0)::bigint as due_minor
    from orders
    join order_lines on order_lines.order_id = orders.id
    where orders.state = 'awaiting_payment' and orders.channel = 'counter' and not orders.wants_invoice
      and order_lines.event_id = ${eventId} and order_lines.performance_id = ${performanceId}
    group by orders.id
    order by orders.expires_at, orders.number
    limit 200`);
  return rows;
}

export async function selectChannel(db: Db, orderId: string): Promise<OrderChannel> {
  const { rows } = await db.query(sql<{ channel: OrderChannel }>`
    select channel from orders where id = ${orderId}`);
  return rows[0]?.channel ?? 'web';
}

export async function selectTakesInvoices(
  db: Db,
  performanceId: number,
  landingId: number,
): Promise<boolean> {
  const { rows } = await db.query(sql<{ is_offered: boolean }>`
    select events.invoices and landings.invoices as is_offered
    from listed_performances as listed
    join events on events.id = listed.event_id
    join landings on landings.id = ${landingId}
    where listed.performance_id = ${performanceId}`);
  return rows[0]?.is_offered ?? false;
}

/**
 * Whoever moves money of an account's till waits for each other: what is being sold while the till is counted is either in the count
 * or in the next one.
 */
export async function lockTill(tx: Tx, accountId: string): Promise<void> {
  await tx.query(sql`select 1 as one from staff_accounts where id = ${accountId} for no key update`);
}

export interface TillRow {
  readonly currency: string;
  readonly kind: CounterWay;
  readonly taken_minor: number;
  readonly given_back_minor: number;
  readonly sales: number;
  readonly first_entry: number;
  readonly last_entry: number;
}

/** What somebody has taken and given back over the counter since their till was counted last, from the journal. */
export async function selectTill(db: Db, accountId: string, actor: string): Promise<readonly TillRow[]> {
  const { rows } = await db.query(sql<TillRow>`
    select payments.currency, payments.kind,
      coalesce(sum(journal.amount_minor) filter (where journal.entry = 'payment.succeeded'), 0)::bigint as taken_minor,
      coalesce(sum(journal.amount_minor) filter (where journal.entry = 'refund.done'), 0)::bigint as given_back_minor,
      (count(*) filter (where journal.entry = 'payment.succeeded'))::integer as sales,
      min(journal.id) as first_entry, max(journal.id) as last_entry
    from journal
    join payments on payments.id = journal.payment_id
    where journal.actor = ${actor}
      and journal.id > coalesce((
        select read_after from till_counts where account_id = ${accountId} order by sequence desc limit 1), 0)
      and journal.entry in ('payment.succeeded', 'refund.done')
      and payments.kind in ('cash', 'card_terminal')
      and journal.id > coalesce((
        select max(last_entry) from till_counts
        where till_counts.account_id = ${accountId} and till_counts.currency = payments.currency), 0)
    group by payments.currency, payments.kind`);
  return rows;
}

export interface TillCountRow {
  readonly id: string;
  readonly sequence: number;
  readonly actor: string;
  readonly currency: string;
  readonly since: Date | null;
  readonly closed_at: Date;
  readonly float_minor: number;
  readonly taken_minor: number;
  readonly given_back_minor: number;
  readonly card_minor: number;
  readonly sales: number;
  readonly counted_minor: number;
  readonly explanation: string | null;
}

/** The last count of each currency. */
export async function selectLastCounts(
  db: Db,
  accountId: string,
): Promise<
  readonly (Pick<TillCountRow, 'currency' | 'closed_at' | 'float_minor'> & { last_entry: number })[]
> {
  const { rows } = await db.query(sql<
    Pick<TillCountRow, 'currency' | 'closed_at' | 'float_minor'> & { last_entry: number }
  >`
    select distinct on (currency) currency, closed_at, float_minor, last_entry
    from till_counts
    where account_id = ${accountId}
    order by currency, sequence desc`);
  return rows;
}

interface CountsWanted {
  /** Undefined for those of everybody. */
  readonly accountId: string | undefined;
  readonly after: number | undefined;
  readonly limit: number;
}

export async function selectTillCounts(
  db: Db,
  { accountId, after, limit }: CountsWanted,
): Promise<readonly TillCountRow[]> {
  const ofAccount = accountId === undefined ? sql`true` : sql`account_id = ${accountId}`;
  const beyond = after === undefined ? sql`true` : sql`sequence < ${after}`;
  const { rows } = await db.query(sql<TillCountRow>`
    select id, sequence, actor, currency, since, closed_at, float_minor, taken_minor, given_back_minor, card_minor, sales, counted_minor,
      explanation
    from till_counts
    where ${ofAccount} and ${beyond}
    order by sequence desc
    limit ${limit}`);
  return rows;
}

export interface NewTillCount extends Omit<TillCountRow, 'sequence'> {
  readonly account_id: string;
  readonly last_entry: number;
  /** Up to which entry everything of the account is counted, in whichever currency. */
  readonly read_after: number;
}

export function queueTillCount(tx: Tx, count: NewTillCount): void {
  tx.queue(sql`
    insert into till_counts (id, account_id, actor, currency, since, closed_at, last_entry, read_after, float_minor, taken_minor,
      given_back_minor, card_minor, sales, counted_minor, explanation)
    values (${count.id}, ${count.account_id}, ${count.actor}, ${count.currency}, ${count.since}, ${count.closed_at}, ${count.last_entry},
      ${count.read_after}, ${count.float_minor}, ${count.taken_minor}, ${count.given_back_minor}, ${count.card_minor}, ${count.sales}, ${count.counted_minor},
      ${count.explanation})`);
}
