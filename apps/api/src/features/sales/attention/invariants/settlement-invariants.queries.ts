import type { Db } from '../../../../database/connect.ts';
import { sql } from '../../../../database/sql.ts';
import { type Breach, breachMessages } from '../../../../invariant.ts';
import { periodTotals } from '../../settlement/period-totals.queries.ts';

/** Each movement of money is booked once, whole, to the last unit. */
export async function selectUnbookedMoney(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with moved as (
        select id, entry, currency,
          case when entry in ('payment.succeeded', 'refund.corrected') then amount_minor else -amount_minor end as minor
        from journal
        where entry in ('payment.succeeded', 'payment.corrected', 'refund.done', 'refund.corrected')
      ), booked as (
        select journal_id as id, sum(amount_minor) as minor
        from journal_parts
        group by journal_id
      )
      select format('entry %s of the journal (%s) moved %s %s, and %s of it is booked', id, entry, moved.minor, currency,
        coalesce(booked.minor, 0)) as breach
      from moved
      full join booked using (id)
      where coalesce(moved.minor, 0) <> coalesce(booked.minor, 0)
      order by 1`),
  );
}

/** What was closed says what it said when it was closed. */
export async function selectChangedPeriods(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with periods as (
        select last_day, totals, closed_before,
          coalesce(lag(closed_before) over (order by closed_before), '-infinity') as since
        from closed_periods
      )
      select format('what was closed until %s said %s, and says %s', last_day, totals, now_totals) as breach
      from periods
      cross join lateral (select ${periodTotals(sql`since`, sql`closed_before`)} as now_totals) as booked
      where totals <> now_totals
      order by 1`),
  );
}
