import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';
import type { WithheldSeats } from './draft-events.ts';

/** Dates that are taken out of the catalogue, and their events: whatever is kept by event is found by it. */
export interface RemovedDates {
  readonly eventIds: readonly number[];
  readonly dateIds: readonly number[];
}

export async function deleteDates(
  tx: Tx,
  table: 'event_dates' | 'showings',
  { eventIds, dateIds }: RemovedDates,
) {
  const key = table === 'showings' ? 'date_id' : 'id';
  await sql`
    delete from ${sql.table(table)}
    where event_id = any(${eventIds}) and ${sql.ref(key)} = any(${dateIds})`.execute(tx);
}

/** That nobody has anything of them was checked. */
export async function deleteFreeStock(
  tx: Tx,
  table: 'stock_seats' | 'stock_units',
  { eventIds, dateIds }: RemovedDates,
) {
  await sql`
    delete from ${sql.table(table)}
    where event_id = any(${eventIds}) and date_id = any(${dateIds}) and state in ('free', 'withheld')`.execute(
    tx,
  );
}

/** Kept as rows, so that those who watch the date hear of it. */
export async function freeWithheldSeats(tx: Tx, eventIds: readonly number[]) {
  await sql`
    update stock_seats
    set state = 'free', expires_at = '-infinity', changed = pg_current_xact_id()
    where event_id = any(${eventIds}) and state = 'withheld'`.execute(tx);
}

/** Seats that are held or sold stay so. */
export async function withholdSeats(tx: Tx, withheld: readonly WithheldSeats[]) {
  await sql`
    insert into stock_seats as stock (event_id, date_id, seat, zone, state)
    select event_id, date_id, seat, zone, 'withheld'
    from json_to_recordset(${JSON.stringify(withheld)}::json)
      as given (event_id integer, date_id integer, zone text, seats integer[])
    cross join lateral unnest(seats) as seat
    on conflict (event_id, date_id, seat) do update
    set zone = excluded.zone, state = 'withheld', expires_at = null, changed = excluded.changed
    where stock.state = 'free'`.execute(tx);
}

/** Places that nobody has are numbered anew, up to the capacity that the date has now. Called once that is written. */
export async function deleteFreeUnits(tx: Tx, eventIds: readonly number[]) {
  await sql`
    delete from stock_units
    where event_id = any(${eventIds}) and state = 'free'`.execute(tx);
}
