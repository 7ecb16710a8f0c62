import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';

/** What of each date can never be bought again: sold, or kept from the sale. Holds come back. */
export async function readSoldOut(db: Db | Tx, eventIds: readonly number[]) {
  const { rows } = await sql<{ date_id: number; sold_out: boolean }>`
    with seats as (
      select event_id, date_id, count(*) as taken
      from stock_seats
      where event_id = any(${eventIds}) and expires_at is null
      group by event_id, date_id
    ), units as (
      select event_id, date_id, count(*) as taken
      from stock_units
      where event_id = any(${eventIds}) and state = 'sold'
      group by event_id, date_id
    )
    select dates.id as date_id,
      dates.capacity <= coalesce(seats.taken, 0) + coalesce(units.taken, 0) as sold_out
    from event_dates as dates
    left join seats on seats.event_id = dates.event_id and seats.date_id = dates.id
    left join units on units.event_id = dates.event_id and units.date_id = dates.id
    where dates.event_id = any(${eventIds})`.execute(db);
  return rows;
}

/** Answers the events whose dates changed. */
export async function storeSoldOut(
  db: Db | Tx,
  dateIds: readonly number[],
  isSoldOut: boolean,
): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`
    update showings
    set sold_out = ${isSoldOut}
    where date_id = any(${dateIds}) and sold_out <> ${isSoldOut}
    returning event_id`.execute(db);
  return [...new Set(rows.map(({ event_id }) => event_id))];
}
