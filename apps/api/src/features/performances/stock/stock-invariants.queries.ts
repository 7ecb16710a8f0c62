import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

interface Breach {
  readonly breach: string;
}
const listBreaches = ({ rows }: { readonly rows: readonly Breach[] }) => rows.map(({ breach }) => breach);

/** Zones of general admission with more rows than units. An operator who lowers a capacity below what is sold causes it. */
export async function selectOverfullZones(db: Db) {
  return listBreaches(
    await db.query(sql<Breach>`
      with units as (
        select event_id, performance_id, zone, count(*) as made
        from stock_units
        group by event_id, performance_id, zone
      )
      select format('performance %s, zone %s: %s units of %s are held or sold or kept ready',
        units.performance_id, units.zone, units.made, coalesce(offered.units, 0)) as breach
      from units
      left join (
        select performances.event_id, performances.id as performance_id, types.zone,
          general_admission_capacity(case when performances.plan_id is not null then coalesce(zones.units, 0) end,
            types.capacity, halls.stated_capacity, withheld.count) as units
        from performances
        join ticket_types as types on types.event_id = performances.event_id and types.price_list = performances.price_list
        join halls on halls.id = performances.hall_id
        left join plan_zones as zones on zones.plan_id = performances.plan_id and zones.zone = types.zone
        left join withheld_units as withheld
          on withheld.event_id = performances.event_id and withheld.performance_id = performances.id and withheld.zone = types.zone
      ) as offered
        on offered.event_id = units.event_id and offered.performance_id = units.performance_id and offered.zone = units.zone
      where units.made > coalesce(offered.units, 0)
      order by units.performance_id, units.zone`),
  );
}

/** Seats that are held or sold in a hall that has no such seat. */
export async function selectSeatsOutsideThePlan(db: Db) {
  return listBreaches(
    await db.query(sql<Breach>`
      select format('performance %s: seat %s is %s, but the plan has %s seats',
        stock.performance_id, stock.seat, stock.state, coalesce(plans.seat_count, 0)) as breach
      from stock_seats as stock
      join performances on performances.event_id = stock.event_id and performances.id = stock.performance_id
      left join seating_plans as plans on plans.id = performances.plan_id
      where stock.state in ('held', 'sold') and stock.seat >= coalesce(plans.seat_count, 0)
      order by stock.performance_id, stock.seat`),
  );
}

/** Seats that operators keep from the sale and that can be bought all the same, or were. */
export async function selectLostWithholdings(db: Db) {
  return listBreaches(
    await db.query(sql<Breach>`
      select format('performance %s: seat %s is withheld by %s, and yet %s', withheld.performance_id, withheld.seat,
        withheld.withheld_by, coalesce(stock.state, 'free')) as breach
      from withheld_seats as withheld
      left join stock_seats as stock
        on stock.event_id = withheld.event_id and stock.performance_id = withheld.performance_id and stock.seat = withheld.seat
      where stock.state is distinct from 'withheld' and stock.opened_by is null
      order by withheld.performance_id, withheld.seat`),
  );
}

/** Seats that codes open and that nobody withholds any more: given back, they would be withheld for no reason. */
export async function selectStrayOpenings(db: Db) {
  return listBreaches(
    await db.query(sql<Breach>`
      select format('performance %s: codes open seat %s, which is %s and which no operator withholds', stock.performance_id, stock.seat,
        stock.state) as breach
      from stock_seats as stock
      left join withheld_seats as withheld
        on withheld.event_id = stock.event_id and withheld.performance_id = stock.performance_id and withheld.seat = stock.seat
      where stock.opened_by is not null and (withheld.seat is null or stock.state = 'free')
      order by stock.performance_id, stock.seat`),
  );
}

/** Dates that lists call sold out although they are not, or the other way round. */
export async function selectWrongSoldOut(db: Db) {
  return listBreaches(
    await db.query(sql<Breach>`
      with seats as (
        select event_id, performance_id, count(*) as gone
        from stock_seats
        where expires_at is null or opened_by is not null
        group by event_id, performance_id
      ), units as (
        select event_id, performance_id, count(*) as gone
        from stock_units
        where expires_at is null or opened_by is not null
        group by event_id, performance_id
      )
      select format('performance %s: %s of %s are gone, yet it is listed as %s', performances.id,
        coalesce(seats.gone, 0) + coalesce(units.gone, 0), performances.capacity,
        case when listed_performances.sold_out then 'sold out' else 'on sale' end) as breach
      from performances
      join listed_performances on listed_performances.performance_id = performances.id
      left join seats on seats.event_id = performances.event_id and seats.performance_id = performances.id
      left join units on units.event_id = performances.event_id and units.performance_id = performances.id
      where listed_performances.sold_out <> (performances.capacity <= coalesce(seats.gone, 0) + coalesce(units.gone, 0))
      order by performances.id`),
  );
}
