import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { movesMoney } from '../order/order-events.queries.ts';
import { periodTotals } from './period-totals.queries.ts';
import { endOfDay } from './report.queries.ts';

/**
 * Waits for whoever is booking money and keeps others from it until the transaction ends, so that what is closed is all that was booked.
 * Rather than keep buyers waiting it gives up, and can be tried again.
 */
export async function lockBooks(tx: Tx): Promise<void> {
  await tx.query(sql`set local lock_timeout = '3s'`);
  await tx.query(sql`lock table journal_parts in share row exclusive mode`);
}

/** The first moment after a day, by the clock of the house. */
export async function selectClosing(
  tx: Tx,
  until: string,
  timeZone: string,
): Promise<{ readonly end: Date }> {
  const { rows } = await tx.query(sql<{ end: Date }>`select ${endOfDay(until, timeZone)} as end`);
  const [row] = rows;
  if (!row) throw new Error('the database has no clock');
  return row;
}

/** What would be closed, by currency. */
export async function selectOpenSums(
  tx: Tx,
  since: Date | null,
  end: Date,
): Promise<readonly { readonly currency: string; readonly minor: number }[]> {
  const { rows } = await tx.query(sql<{ currency: string; minor: number }>`
    select currency, sum(amount_minor)::bigint as minor
    from journal_parts
    where booked_at >= coalesce(${since}::timestamptz, '-infinity') and booked_at < ${end}
    group by currency
    order by currency`);
  return rows;
}

/** Whether money moved between the last closing and then of which the books do not say what it was for. */
export async function selectHasUnbooked(tx: Tx, since: Date | null, end: Date): Promise<boolean> {
  const { rows } = await tx.query(sql<{ has_unbooked: boolean }>`
    select exists (
      select
      from journal
      where at >= coalesce(${since}::timestamptz, '-infinity') and at < ${end} and ${movesMoney} and not exists (
        select from journal_parts where journal_id = journal.id)) as has_unbooked`);
  return rows[0]?.has_unbooked ?? false;
}

interface UnbookedOrders {
  /** When it was looked. */
  readonly at: Date;
  readonly orderIds: readonly string[];
}

/** Orders with such money, of all times or since one. */
export async function selectUnbookedOrders(
  db: Db,
  { since, limit }: { readonly since: Date | undefined; readonly limit: number },
): Promise<UnbookedOrders> {
  const { rows } = await db.query(sql<{ at: Date; order_ids: string[] }>`
    select now() as at, array(
      select distinct order_id
      from journal
      where at >= coalesce(${since ?? null}::timestamptz, '-infinity') and ${movesMoney} and not exists (
        select from journal_parts where journal_id = journal.id)
      limit ${limit}) as order_ids`);
  const [found] = rows;
  if (!found) throw new Error('the database has no clock');
  return { at: found.at, orderIds: found.order_ids };
}

interface AddedUp {
  /** As JSON. */
  readonly totals: string;
  readonly parts: number;
}

/** What is to be closed, added up, and of how many parts. */
export async function selectAddedUp(tx: Tx, since: Date | null, end: Date): Promise<AddedUp> {
  const { rows } = await tx.query(sql<AddedUp>`
    select totals::text, coalesce((select sum((one ->> 'parts')::bigint) from jsonb_array_elements(totals) as one), 0)::bigint as parts
    from (select ${periodTotals(sql`coalesce(${since}::timestamptz, '-infinity')`, sql`${end}`)} as totals) as added`);
  const [row] = rows;
  if (!row) throw new Error('nothing can be added up');
  return row;
}

/** Parts are only ever added: as many as before are the same as before. */
export async function countParts(tx: Tx, since: Date | null, end: Date): Promise<number> {
  const { rows } = await tx.query(sql<{ parts: number }>`
    select count(*) as parts
    from journal_parts
    where booked_at >= coalesce(${since}::timestamptz, '-infinity') and booked_at < ${end}`);
  return rows[0]?.parts ?? 0;
}

interface NewPeriod {
  readonly until: string;
  readonly end: Date;
  readonly at: Date;
  readonly by: string;
  readonly totals: string;
}

export async function insertClosedPeriod(tx: Tx, period: NewPeriod): Promise<void> {
  const { until, end, at, by, totals } = period;
  await tx.query(sql`
    insert into closed_periods (closed_before, last_day, closed_at, closed_by, totals)
    values (${end}, ${until}, ${at}, ${by}, ${totals}::jsonb)`);
}
