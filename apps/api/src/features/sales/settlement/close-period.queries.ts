import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
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

interface NewPeriod {
  readonly until: string;
  readonly end: Date;
  readonly at: Date;
  readonly by: string;
}

export async function insertClosedPeriod(tx: Tx, { until, end, at, by }: NewPeriod): Promise<void> {
  await tx.query(sql`
    insert into closed_periods (closed_before, last_day, closed_at, closed_by, totals)
    select ${end}, ${until}, ${at}, ${by},
      ${periodTotals(sql`coalesce((select max(closed_before) from closed_periods), '-infinity')`, sql`${end}`)}`);
}
