import type { OpenOrders } from '@parterre/domain/order/open-orders';
import type { Db, Tx } from '../../../../database/connect.ts';
import { sql } from '../../../../database/sql.ts';
import type { NewOrder } from '../place-order.queries.ts';

/**
 * Waits until no other transaction has any of these names, and keeps them until this one ends. In one order for everybody,
 * so that two never wait for each other. What is read after it includes what the others wrote.
 */
export function lockNames(tx: Tx, names: readonly string[]): void {
  tx.queue(sql`
    /* lock_names */
    select pg_advisory_xact_lock(key)
    from (
      select distinct hashtextextended(name, 0) as key
      from unnest(${names}::text[]) as name
      order by key) as ordered`);
}

/** All that waits to be paid and is of the same owner as an order. */
export async function countOpenOrders(
  tx: Tx,
  { basket_id, visitor }: Pick<NewOrder, 'basket_id' | 'visitor'>,
  spellings: readonly string[],
): Promise<OpenOrders> {
  const { rows } = await tx.query(sql<OpenOrders>`
    /* count_open_orders */
    select
      (select count(*) from orders where state = 'awaiting_payment' and basket_id = ${basket_id}) as browser,
      (select count(*) from orders where state = 'awaiting_payment' and lower(email) = any(${spellings}::text[])) as email,
      count(*) as address, count(*) filter (where wants_invoice) as "addressInvoices"
    from orders
    where state = 'awaiting_payment' and visitor = ${visitor}`);
  const [row] = rows;
  if (!row) throw new Error('counting open orders answered nothing');
  return row;
}

/** Those of a network that are to be paid by invoice. */
export async function countOpenInvoices(tx: Tx, visitor: string): Promise<number> {
  const { rows } = await tx.query(sql<{ open: number }>`
    select count(*) as open
    from orders
    where state = 'awaiting_payment' and visitor = ${visitor} and wants_invoice`);
  return rows[0]?.open ?? 0;
}

interface InvoicePerformanceRow {
  readonly performance_id: number;
  readonly event_id: number;
  readonly is_offered: boolean;
  readonly started_at: Date;
  /** Its tickets in orders by invoice that are not paid. */
  readonly unpaid: number;
}

/** These performances as the catalogue has them today; one that has gone from it is left out. */
export async function selectInvoicePerformances(
  tx: Tx,
  performanceIds: readonly number[],
  landingId: number,
): Promise<readonly InvoicePerformanceRow[]> {
  const { rows } = await tx.query(sql<InvoicePerformanceRow>`
    with unpaid as (
      select order_lines.performance_id, sum(order_lines.count) as tickets
      from orders
      join order_lines on order_lines.order_id = orders.id
      where orders.state = 'awaiting_payment' and orders.wants_invoice
        and order_lines.performance_id = any(${performanceIds}::integer[])
      group by order_lines.performance_id
    )
    select listed_performances.performance_id, listed_performances.event_id, listed_performances.started_at,
      events.invoices and coalesce(landings.invoices, false) as is_offered,
      coalesce(unpaid.tickets, 0)::integer as unpaid
    from listed_performances
    join events on events.id = listed_performances.event_id
    left join landings on landings.id = ${landingId}
    left join unpaid on unpaid.performance_id = listed_performances.performance_id
    where listed_performances.performance_id = any(${performanceIds}::integer[])`);
  return rows;
}

export async function selectCapacity(tx: Tx, eventId: number, performanceId: number): Promise<number> {
  const { rows } = await tx.query(sql<{ capacity: number }>`
    select capacity from performances where event_id = ${eventId} and id = ${performanceId}`);
  return rows[0]?.capacity ?? 0;
}

export interface FreeTicketsRow {
  readonly owner: string;
  readonly event_id: number;
  readonly tickets: number;
}

/** Free tickets for these events that these owners have ordered since. */
export async function selectFreeTickets(
  tx: Tx,
  { owners, eventIds, since }: { owners: readonly string[]; eventIds: readonly number[]; since: Date },
): Promise<readonly FreeTicketsRow[]> {
  const { rows } = await tx.query(sql<FreeTicketsRow>`
    /* select_free_tickets */
    select owner, event_id, sum(tickets)::integer as tickets
    from free_tickets
    where owner = any(${owners}::text[]) and event_id = any(${eventIds}::integer[]) and ordered_at > ${since}
    group by owner, event_id`);
  return rows;
}

export async function insertFreeTickets(tx: Tx, rows: readonly FreeTicketsRow[], at: Date): Promise<void> {
  await tx.query(sql`
    /* insert_free_tickets */
    insert into free_tickets (owner, event_id, ordered_at, tickets)
    select owner, event_id, ${at}, tickets
    from jsonb_to_recordset(${JSON.stringify(rows)}) as given (owner text, event_id integer, tickets integer)
    on conflict (owner, event_id, ordered_at) do update set tickets = free_tickets.tickets + excluded.tickets`);
}

export async function deleteFreeTickets(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from free_tickets where ordered_at < ${before}`);
}
