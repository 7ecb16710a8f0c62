import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { type Breach, breachMessages } from '../../invariant.ts';

/** What baskets say that they hold, unit by unit. */
const claims = (at: Date) => sql`
  claims as (
    select baskets.id as basket_id, baskets.expires_at, offer_id, event_id, performance_id, zone, seat, unit
    from baskets
    cross join lateral jsonb_to_recordset(lines)
      as line (offer_id text, event_id integer, performance_id integer, zone text, seat integer, units integer[])
    cross join lateral unnest(units) as unit
    where baskets.expires_at > ${at}
  )`;

/** Whatever two baskets claim, at most one of them holds, so this also finds what was promised twice. */
export async function selectEmptyClaims(db: Db, at: Date) {
  return breachMessages(
    await db.query(sql<Breach>`
      with ${claims(at)}
      select format('basket %s says that it holds %s (unit %s), and does not', claims.basket_id, offer_id, claims.unit) as breach
      from claims
      left join stock_seats as seats
        on seats.event_id = claims.event_id and seats.performance_id = claims.performance_id and seats.seat = claims.seat
        and seats.state = 'held' and seats.owner = claims.basket_id and seats.expires_at >= claims.expires_at
      left join stock_units as units
        on claims.seat is null and units.event_id = claims.event_id and units.performance_id = claims.performance_id
        and units.zone = claims.zone and units.unit = claims.unit
        and units.state = 'held' and units.owner = claims.basket_id and units.expires_at >= claims.expires_at
      where seats.seat is null and units.unit is null
      order by 1`),
  );
}

/**
 * Held although no basket knows of it: refused to everybody until it ends. What has no end is held by an order; of what somebody waits for
 * the waiting list's own rules speak.
 */
export async function selectForgottenHolds(db: Db, at: Date) {
  return breachMessages(
    await db.query(sql<Breach>`
      with ${claims(at)}
      select format('performance %s: seat %s is held for basket %s, which does not list it', stock.performance_id, stock.seat, stock.owner) as breach
      from stock_seats as stock
      left join claims on claims.basket_id = stock.owner and claims.event_id = stock.event_id
        and claims.performance_id = stock.performance_id and claims.seat = stock.seat
      where stock.state = 'held' and stock.expires_at > ${at} and stock.expires_at < 'infinity' and not stock.wished
        and claims.unit is null
      union all
      select format('performance %s: unit %s of %s is held for basket %s, which does not list it',
        stock.performance_id, stock.unit, stock.zone, stock.owner)
      from stock_units as stock
      left join claims on claims.basket_id = stock.owner and claims.event_id = stock.event_id
        and claims.performance_id = stock.performance_id and claims.zone = stock.zone and claims.seat is null
        and claims.unit = stock.unit
      where stock.state = 'held' and stock.expires_at > ${at} and stock.expires_at < 'infinity' and not stock.wished
        and claims.unit is null
      order by 1`),
  );
}
