import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { type Breach, breachMessages } from '../../../invariant.ts';

/**
 * What batches say that they open or reserve, held against the stock. Of seats that it reserved an operator may have released some; of
 * places without numbers nobody can. What somebody holds is let go of once it is sold or given back.
 */
export async function selectWrongOpenings(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with marked as (
        select opened_by, performance_id, null as zone, count(*) as places, count(*) filter (where state = 'held') as held
        from stock_seats
        where opened_by is not null
        group by opened_by, performance_id
        union all
        select opened_by, performance_id, zone, count(*), count(*) filter (where state = 'held')
        from stock_units
        where opened_by is not null
        group by opened_by, performance_id, zone
      )
      select format('performance %s: %s places are opened by vouchers %s, which open none there', marked.performance_id, marked.places,
        marked.opened_by) as breach
      from marked
      left join voucher_batches as batches on batches.id = marked.opened_by and marked.performance_id = any(batches.performance_ids)
        and batches.stock is not null and batches.reserved_until is null
        and (marked.zone is null or batches.reserved_zone = marked.zone)
      where batches.id is null
      union all
      select format('vouchers %s reserve %s places, and %s are marked', batches.name, batches.reserved_count, coalesce(marked.places, 0))
      from voucher_batches as batches
      left join marked on marked.opened_by = batches.id
      where batches.stock = 'reserves' and batches.reserved_until is null
        and (coalesce(marked.places, 0) > batches.reserved_count
          or (batches.reserved_zone is not null and coalesce(marked.places, 0) < batches.reserved_count
            and batches.valid_until is null
            and exists (select from vouchers where batch_id = batches.id and ended_at is null)))
      order by 1`),
  );
}
