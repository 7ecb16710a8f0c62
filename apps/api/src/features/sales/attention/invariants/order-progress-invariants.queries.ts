import type { Db } from '../../../../database/connect.ts';
import { sql } from '../../../../database/sql.ts';
import { type Breach, breachMessages } from '../../../../invariant.ts';

/** As `performanceChange` decides it. What is in the outbox will be told, or is found standing still there. */
export async function selectUntoldBuyers(db: Db, at: Date) {
  return breachMessages(
    await db.query(sql<Breach>`
      with good as (
        select distinct order_id, performance_id from tickets where revoked_at is null
      ), known as (
        select distinct orders.id as order_id, orders.number, lines.performance_id,
          coalesce(notices.status, 'scheduled') as status,
          coalesce(notices.started_at, (lines.subject -> 'date' ->> 'started_at')::timestamptz) as started_at
        from orders
        join order_lines as lines on lines.order_id = orders.id
        join good on good.order_id = orders.id and good.performance_id = lines.performance_id
        left join performance_notices as notices on notices.order_id = orders.id and notices.performance_id = lines.performance_id
        -- Of those for which no money came, only so many are told: anybody can order in anybody's name.
        where orders.state = 'paid' and orders.email <> '' and orders.price_minor + orders.service_fee_minor > 0
      )
      select format('order %s: its buyer was not told that performance %s is %s at %s', number, known.performance_id, listed_performances.status,
        listed_performances.started_at) as breach
      from known
      join listed_performances on listed_performances.performance_id = known.performance_id
      where case
          when listed_performances.status <> 'scheduled' then listed_performances.status <> known.status
          else listed_performances.started_at > ${at}::timestamptz and (
            known.status <> 'scheduled'
            or abs(extract(epoch from listed_performances.started_at - known.started_at)) > 300)
        end
        and not exists (
          select from outbox
          where done_at is null and (
            (kind in ('performance_notice', 'order_paid', 'order_moved') and order_id = known.order_id)
            or (kind = 'performance_changed' and (payload ->> 'performance_id')::integer = known.performance_id)))
      order by 1`),
  );
}

const quietAfter = sql`interval '2 hours'`;

/** Orders, exchanges, payments, refunds and call-offs that nobody moves on. */
export async function selectStandstill(db: Db, at: Date) {
  return breachMessages(
    await db.query(sql<Breach>`
      select format('order %s should have expired at %s', number, expires_at) as breach
      from orders
      where state = 'awaiting_payment' and expires_at < ${at}::timestamptz - ${quietAfter}
      union all
      select format('an exchange of order %s should have expired at %s', number, exchanges.expires_at)
      from exchanges
      join orders on orders.id = exchanges.order_id
      where exchanges.state = 'awaiting_payment' and exchanges.expires_at < ${at}::timestamptz - ${quietAfter}
      union all
      select format('refund %s has been %s since %s', refunds.id, state, created_at)
      from refunds
      where state = 'created' and created_at < ${at}::timestamptz - ${quietAfter}
      union all
      select format('task %s has waited since %s: %s', deduplication_key, created_at, coalesce(last_fault, 'nobody took it'))
      from outbox
      where done_at is null and created_at < ${at}::timestamptz - ${quietAfter}
        and (attempts > 0 or due_at < ${at}::timestamptz - ${quietAfter})
        and not exists (select from attention_items where subject = 'outbox:' || outbox.id)
      union all
      select format('order %s is to be given back since %s: performance %s is called off', orders.number, next_try_at, performance_id)
      from call_off_orders
      join call_offs on call_offs.id = call_off_orders.call_off_id
      join orders on orders.id = call_off_orders.order_id
      where call_offs.state = 'running' and call_off_orders.state <> 'done' and next_try_at < ${at}::timestamptz - ${quietAfter}`),
  );
}
