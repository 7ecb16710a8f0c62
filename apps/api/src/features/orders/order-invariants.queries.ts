import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

interface Breach {
  readonly breach: string;
}
const breachesOf = ({ rows }: { readonly rows: readonly Breach[] }) => rows.map(({ breach }) => breach);

/** What orders say that they hold or have bought, unit by unit: of a paid one, what its good tickets are for. */
const claims = sql`
  claims as (
    select orders.id as order_id, orders.number, 'held' as state, event_id, date_id, zone, seat, unit
    from orders
    join order_lines as lines on lines.order_id = orders.id
    cross join lateral unnest(lines.units) as unit
    where orders.state = 'awaiting_payment'
    union all
    select orders.id, orders.number, 'sold', event_id, date_id, zone, seat, unit
    from tickets
    join orders on orders.id = tickets.order_id
    where tickets.revoked_at is null
  )`;

export async function selectEmptyOrders(db: Db) {
  return breachesOf(
    await sql<Breach>`
      with ${claims}
      select format('order %s: date %s, unit %s is to be %s for it, and is not', number, claims.date_id, claims.unit,
        claims.state) as breach
      from claims
      left join stock_seats as seats
        on seats.event_id = claims.event_id and seats.date_id = claims.date_id and seats.seat = claims.seat
        and seats.state = claims.state and seats.owner = claims.order_id
      left join stock_units as units
        on claims.seat is null and units.event_id = claims.event_id and units.date_id = claims.date_id
        and units.zone = claims.zone and units.unit = claims.unit
        and units.state = claims.state and units.owner = claims.order_id
      where seats.seat is null and units.unit is null
      order by 1`.execute(db),
  );
}

/** Gone from the sale for an order that does not know of it. */
export async function selectForgottenStock(db: Db) {
  return breachesOf(
    await sql<Breach>`
      with ${claims}, gone as (
        select event_id, date_id, null as zone, seat as unit, owner
        from stock_seats
        where state = 'sold' or (state = 'held' and expires_at = 'infinity')
        union all
        select event_id, date_id, zone, unit, owner
        from stock_units
        where state = 'sold' or (state = 'held' and expires_at = 'infinity')
      )
      select format('date %s: %s of %s is kept for %s, which does not know', gone.date_id, gone.unit,
        coalesce(gone.zone, 'the seats'), gone.owner) as breach
      from gone
      left join claims on claims.order_id = gone.owner and claims.event_id = gone.event_id
        and claims.date_id = gone.date_id and claims.unit = gone.unit
        and ((gone.zone is null and claims.seat is not null) or (claims.seat is null and claims.zone = gone.zone))
      where claims.unit is null
      order by 1`.execute(db),
  );
}

/** Every ticket that was ever made for an order, good or revoked, is one it bought. */
export async function selectMissingTickets(db: Db) {
  return breachesOf(
    await sql<Breach>`
      with bought as (
        select orders.id, orders.number, sum(lines.count) as count
        from orders
        join order_lines as lines on lines.order_id = orders.id
        where orders.state in ('paid', 'refunded')
        group by orders.id, orders.number
      ), made as (
        select order_id, count(*) as count from tickets group by order_id
      )
      select format('order %s has %s tickets and bought %s', number, coalesce(made.count, 0), bought.count) as breach
      from bought
      left join made on made.order_id = bought.id
      where bought.count <> coalesce(made.count, 0)
      order by 1`.execute(db),
  );
}

/** Money that is nowhere: neither counted, nor given back, nor on the list. */
export async function selectLostMoney(db: Db) {
  return breachesOf(
    await sql<Breach>`
      with given as (
        select payment_id, sum(amount_minor) filter (where state <> 'failed') as minor, bool_or(state = 'failed') as has_failed
        from refunds
        group by payment_id
      )
      select format('payment %s of order %s brought %s %s and is not accounted for', payments.id, orders.number,
        received_minor, received_currency) as breach
      from payments
      join orders on orders.id = payments.order_id
      left join given on given.payment_id = payments.id
      where payments.state = 'succeeded' and (
        outcome is null
        or (outcome = 'returned' and coalesce(given.minor, 0) <> received_minor and not coalesce(given.has_failed, false))
        or (outcome = 'attention' and not exists (
          select from attention where subject = 'payment:' || payments.id)))
      order by 1`.execute(db),
  );
}

/** A paid order has its total, no more and no less, but for what was given back. */
export async function selectUnbalancedOrders(db: Db) {
  return breachesOf(
    await sql<Breach>`
      with kept as (
        select payments.order_id, sum(received_minor) as minor,
          coalesce(sum((select sum(amount_minor) from refunds
            where payment_id = payments.id and state <> 'failed' and reason = 'overpaid')), 0) as excess_minor
        from payments
        where outcome = 'kept'
        group by payments.order_id
      )
      select format('order %s costs %s and was paid %s', number, price_minor + service_fee_minor,
        coalesce(kept.minor - kept.excess_minor, 0)) as breach
      from orders
      left join kept on kept.order_id = orders.id
      where state in ('paid', 'refunded')
        and price_minor + service_fee_minor <> coalesce(kept.minor - kept.excess_minor, 0)
      order by 1`.execute(db),
  );
}

/** What the journal says has happened is what is so. */
export async function selectJournalGaps(db: Db) {
  return breachesOf(
    await sql<Breach>`
      with received as (
        select coalesce(sum(received_minor), 0) as minor, received_currency as currency
        from payments where state = 'succeeded' group by received_currency
      ), noted as (
        select coalesce(sum(amount_minor), 0) as minor, currency
        from journal where what = 'payment.succeeded' group by currency
      ), returned as (
        select coalesce(sum(amount_minor), 0) as minor, currency from refunds where state = 'done' group by currency
      ), noted_returns as (
        select coalesce(sum(amount_minor), 0) as minor, currency
        from journal where what = 'refund.done' group by currency
      )
      select format('payments brought %s %s, the journal says %s', received.minor, currency, noted.minor) as breach
      from received full join noted using (currency)
      where received.minor is distinct from noted.minor
      union all
      select format('refunds gave %s %s back, the journal says %s', returned.minor, currency, noted_returns.minor)
      from returned full join noted_returns using (currency)
      where returned.minor is distinct from noted_returns.minor`.execute(db),
  );
}

/** A certificate has what it was issued with, less what was spent of it, plus what came back. */
export async function selectWrongCertificates(db: Db) {
  return breachesOf(
    await sql<Breach>`
      with spent as (
        select certificate as code, sum(received_minor - coalesce((
          select sum(amount_minor) from refunds where payment_id = payments.id and state = 'done'), 0)) as minor
        from payments
        where certificate is not null and state = 'succeeded'
        group by certificate
      )
      select format('certificate %s… has %s left, and should have %s', left(code, 5), left_minor,
        amount_minor - coalesce(spent.minor, 0)) as breach
      from certificates
      left join spent using (code)
      where left_minor <> amount_minor - coalesce(spent.minor, 0)
      order by 1`.execute(db),
  );
}

const quietAfter = sql`interval '2 hours'`;

/** Orders, payments and refunds that nobody moves on. */
export async function selectStandstill(db: Db, at: Date) {
  return breachesOf(
    await sql<Breach>`
      select format('order %s should have expired at %s', number, expires_at) as breach
      from orders
      where state = 'awaiting_payment' and expires_at < ${at}::timestamptz - ${quietAfter}
      union all
      select format('refund %s has been %s since %s', refunds.id, state, created_at)
      from refunds
      where state = 'created' and created_at < ${at}::timestamptz - ${quietAfter}
      union all
      select format('task %s has waited since %s: %s', happening, created_at, coalesce(last_fault, 'nobody took it'))
      from outbox
      where done_at is null and created_at < ${at}::timestamptz - ${quietAfter}
        and not exists (select from attention where subject = 'outbox:' || outbox.id)`.execute(db),
  );
}
