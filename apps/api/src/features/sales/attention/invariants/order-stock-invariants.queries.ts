import type { Db } from '../../../../database/connect.ts';
import { sql } from '../../../../database/sql.ts';
import { type Breach, breachMessages } from '../../../../invariant.ts';

/** What orders, and exchanges that wait for their money, say that they hold or have bought, unit by unit: of a paid one, what its good tickets are for. */
const claims = sql`
  claims as (
    select orders.id as order_id, orders.number, 'held' as state, event_id, performance_id, zone, seat, unit
    from orders
    join order_lines as lines on lines.order_id = orders.id
    cross join lateral unnest(lines.units) as unit
    where orders.state = 'awaiting_payment'
    union all
    select exchanges.id, orders.number, 'held', held.event_id, held.performance_id, held.zone, held.seat, unit
    from exchanges
    join orders on orders.id = exchanges.order_id
    cross join lateral jsonb_to_recordset(exchanges.held)
      as held (event_id integer, performance_id integer, zone text, seat integer, units integer[])
    cross join lateral unnest(held.units) as unit
    where exchanges.state = 'awaiting_payment'
    union all
    select orders.id, orders.number, 'sold', event_id, performance_id, zone, seat, unit
    from tickets
    join orders on orders.id = tickets.order_id
    where tickets.revoked_at is null
  )`;

export async function selectEmptyOrders(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with ${claims}
      select format('order %s: performance %s, unit %s is to be %s for it, and is not', number, claims.performance_id, claims.unit,
        claims.state) as breach
      from claims
      left join stock_seats as seats
        on seats.event_id = claims.event_id and seats.performance_id = claims.performance_id and seats.seat = claims.seat
        and seats.state = claims.state and seats.owner = claims.order_id
      left join stock_units as units
        on claims.seat is null and units.event_id = claims.event_id and units.performance_id = claims.performance_id
        and units.zone = claims.zone and units.unit = claims.unit
        and units.state = claims.state and units.owner = claims.order_id
      where seats.seat is null and units.unit is null
      order by 1`),
  );
}

/** Gone from the sale for an order that does not list it. */
export async function selectForgottenStock(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with ${claims}, gone as (
        select event_id, performance_id, null as zone, seat as unit, owner
        from stock_seats
        where state = 'sold' or (state = 'held' and expires_at = 'infinity' and not wished and opened_by is null)
        union all
        select event_id, performance_id, zone, unit, owner
        from stock_units
        where state = 'sold' or (state = 'held' and expires_at = 'infinity' and not wished and opened_by is null)
      )
      select format('performance %s: %s of %s is kept for order %s, which does not list it', gone.performance_id, gone.unit,
        coalesce(gone.zone, 'the seats'), gone.owner) as breach
      from gone
      left join claims on claims.order_id = gone.owner and claims.event_id = gone.event_id
        and claims.performance_id = gone.performance_id and claims.unit = gone.unit
        and ((gone.zone is null and claims.seat is not null) or (claims.seat is null and claims.zone = gone.zone))
      where claims.unit is null
      order by 1`),
  );
}

/** Every ticket that was ever made for an order, good or revoked, is one it bought; those of a mistake were revoked. */
export async function selectMissingTickets(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with bought as (
        select orders.id, orders.number, sum(lines.count) * (1 + orders.reopened) as count
        from orders
        join order_lines as lines on lines.order_id = orders.id
        where orders.state in ('paid', 'refunded')
        group by orders.id, orders.number, orders.reopened
      ), made as (
        select order_id, count(*) as count from tickets where replaced_at is null group by order_id
      )
      select format('order %s has %s tickets and bought %s', number, coalesce(made.count, 0), bought.count) as breach
      from bought
      left join made on made.order_id = bought.id
      where bought.count <> coalesce(made.count, 0)
      order by 1`),
  );
}
