import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { type Breach, breachMessages } from '../../../invariant.ts';

/** Whatever two allotments keep, at most one of them has, so this also finds what was offered twice. */
export async function selectEmptyAllotments(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with claims as (
        select id, event_id, performance_id, zone, unit
        from allotments
        cross join lateral unnest(units) as unit
        where state = 'running'
      )
      select format('allotment %s: performance %s, unit %s is to be kept for it, and is not', claims.id, claims.performance_id, claims.unit)
        as breach
      from claims
      left join stock_seats as seats
        on claims.zone is null and seats.event_id = claims.event_id and seats.performance_id = claims.performance_id
        and seats.seat = claims.unit and seats.state = 'held' and seats.owner = claims.id
      left join stock_units as units
        on units.event_id = claims.event_id and units.performance_id = claims.performance_id and units.zone = claims.zone
        and units.unit = claims.unit and units.state = 'held' and units.owner = claims.id
      where seats.seat is null and units.unit is null
      order by 1`),
  );
}

/** Held although no basket, order, allotment or list knows of it: refused to everybody, since it does not lapse by itself. */
export async function selectForgottenWished(db: Db, at: Date) {
  return breachMessages(
    await db.query(sql<Breach>`
      with held as (
        select event_id, performance_id, null as zone, seat as unit, owner, owner = waiting_list_owner() as is_with_list
        from stock_seats
        where (wished or opened_by is not null) and state = 'held' and expires_at > ${at}
        union all
        select event_id, performance_id, zone, unit, owner, owner = waiting_list_owner()
        from stock_units
        where (wished or opened_by is not null) and state = 'held' and expires_at > ${at}
      ), owners as (
        select id from baskets where expires_at is not null
        union all
        select id from orders where state = 'awaiting_payment'
        union all
        select id from allotments where state = 'running'
      )
      select format('performance %s: %s of %s is held for %s, which does not know of it', held.performance_id, held.unit,
        coalesce(held.zone, 'the seats'), held.owner) as breach
      from held
      left join owners on owners.id = held.owner
      left join wished_performances as wished on wished.performance_id = held.performance_id
      where owners.id is null and not (held.is_with_list and wished.performance_id is not null)
      order by 1`),
  );
}

/** An address is kept for as long as somebody waits, and until its end was told. */
export async function selectKeptAddresses(db: Db, at: Date) {
  return breachMessages(
    await db.query(sql<Breach>`
      select format('wish %s ended on %s, and its address is still there', id, ended_at) as breach
      from wishes
      where email is not null and ended_at < ${at}::timestamptz - interval '8 days'
      order by 1`),
  );
}
