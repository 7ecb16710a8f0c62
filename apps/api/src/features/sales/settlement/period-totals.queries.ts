import { type Sql, sql } from '../../../database/sql.ts';

/** What is booked from one moment until another, by currency, way, rate and kind, as JSON that is the same while nothing changes. */
export const periodTotals = (since: Sql, before: Sql): Sql => sql`(
  select coalesce(jsonb_agg(to_jsonb(summed) order by currency, way, kind, vat_rate, vat_exemption), '[]')
  from (
    select currency, way, kind, vat_rate, vat_exemption, sum(amount_minor)::bigint as amount_minor, sum(vat_minor)::bigint as vat_minor,
      count(*) as parts
    from journal_parts
    where booked_at >= ${since} and booked_at < ${before}
    group by currency, way, kind, vat_rate, vat_exemption) as summed)`;
