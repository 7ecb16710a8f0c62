import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

/** A day, and until when of it is compared. */
export interface ComparedDay {
  readonly from: Date;
  readonly soFar: Date;
  readonly until: Date;
}

export interface TakingsRow {
  readonly currency: string;
  /** Since the day began. */
  readonly hour: number;
  readonly minor: number;
  readonly minor_so_far: number;
}

/** What came in less what was given back, by the journal. What a certificate pays came in when it was bought, or was kept when it was taken instead of money. */
export async function selectTakings(
  db: Db,
  { from, soFar, until }: ComparedDay,
): Promise<readonly TakingsRow[]> {
  const { rows } = await db.query(sql<TakingsRow>`
    with moved as (
      select journal.at, coalesce(journal.currency, payments.currency) as currency,
        case when entry in ('payment.succeeded', 'refund.corrected') then journal.amount_minor else -journal.amount_minor end as minor
      from journal
      join payments on payments.id = journal.payment_id
      left join refunds on refunds.id = journal.refund_id
      where entry in ('payment.succeeded', 'payment.corrected', 'refund.done', 'refund.corrected')
        and journal.at >= ${from} and journal.at < ${until} and payments.kind <> 'certificate'
        and refunds.certificate is null
    )
    select currency, floor(extract(epoch from at - ${from}::timestamptz) / 3600)::integer as hour, coalesce(sum(minor), 0)::bigint as minor,
      coalesce(sum(minor) filter (where at < ${soFar}), 0)::bigint as minor_so_far
    from moved
    group by 1, 2
    order by 1, 2`);
  return rows;
}

export interface PerformanceTakingsRow {
  readonly performance_id: number;
  readonly currency: string;
  readonly minor: number;
}

/** What was paid for performances less what went back, by the journal: what a certificate paid is paid for them, too. */
export async function selectPerformanceTakings(
  db: Db,
  performanceIds: readonly number[],
): Promise<readonly PerformanceTakingsRow[]> {
  const { rows } = await db.query(sql<PerformanceTakingsRow>`
    select performance_id, currency, sum(amount_minor)::bigint as minor
    from journal_parts
    where performance_id = any(${performanceIds}::integer[])
    group by performance_id, currency
    having sum(amount_minor) <> 0
    order by sum(amount_minor) desc, currency`);
  return rows;
}
