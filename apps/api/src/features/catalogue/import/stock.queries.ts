import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';
import type { WithheldSeats } from './draft-events.ts';

export async function deleteDates(tx: Tx, table: 'event_dates' | 'showings', ids: readonly number[]) {
  const key = table === 'showings' ? 'date_id' : 'id';
  await sql`
    delete from ${sql.table(table)}
    where ${sql.ref(key)} = any(${ids})`.execute(tx);
}

export async function freeWithheldSeats(tx: Tx, eventIds: readonly number[]) {
  await sql`
    delete from stock_seats
    where event_id = any(${eventIds}) and state = 'withheld'`.execute(tx);
}

/** Seats that are held or sold stay so. */
export async function withholdSeats(tx: Tx, withheld: readonly WithheldSeats[]) {
  await sql`
    insert into stock_seats (event_id, date_id, seat, zone, state)
    select event_id, date_id, seat, zone, 'withheld'
    from json_to_recordset(${JSON.stringify(withheld)}::json)
      as given (event_id integer, date_id integer, zone text, seats integer[])
    cross join lateral unnest(seats) as seat
    on conflict do nothing`.execute(tx);
}

/** Units that nobody holds may be numbered anew when a capacity changes. */
export async function deleteFreeUnits(tx: Tx, eventIds: readonly number[]) {
  await sql`
    delete from stock_units
    where event_id = any(${eventIds}) and state = 'free'`.execute(tx);
}
