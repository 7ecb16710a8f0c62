import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';
import type { StoredKind } from './kinds.ts';

export interface StoredThing {
  readonly id: number;
  readonly source_id: string;
  readonly content_hash: string;
}

export interface StoredDate {
  readonly id: number;
  readonly event_id: number;
  readonly source_id: string;
  readonly hall_id: number;
  readonly plan_id: number | null;
  /** Something of it is held or sold. */
  readonly is_busy: boolean;
}

/** One import at a time; it also keeps other writers of the catalogue out. */
export async function lockCatalogue(tx: Tx) {
  const { rows } = await sql<{ main_lang: string; languages: string[]; version: number }>`
    select main_lang, languages, version
    from catalogue
    for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the table catalogue has lost its only row');
  return row;
}

export async function readStored(tx: Tx, kind: StoredKind): Promise<readonly StoredThing[]> {
  const { rows } = await sql<StoredThing>`
    select id, source_id, content_hash
    from ${sql.table(kind)}`.execute(tx);
  return rows;
}

export async function readLocations(tx: Tx) {
  const { rows } = await sql<{ source_id: string; time_zone: string }>`
    select source_id, time_zone
    from locations`.execute(tx);
  return rows;
}

export async function readPlaces(tx: Tx) {
  const { rows } = await sql<{ source_id: string; location: string }>`
    select places.source_id, locations.source_id as location
    from places
    join locations on locations.id = places.location_id`.execute(tx);
  return rows;
}

export async function readHalls(tx: Tx) {
  const { rows } = await sql<{
    source_id: string;
    place: string;
    plan: string | null;
    capacity: number | null;
  }>`
    select halls.source_id, places.source_id as place, seating_plans.source_id as plan,
      halls.given_capacity as capacity
    from halls
    join places on places.id = halls.place_id
    left join seating_plans on seating_plans.id = halls.plan_id`.execute(tx);
  return rows;
}

export async function readRates(tx: Tx) {
  const { rows } = await sql<{ from: string; to: string; rate: string; step: string; set_at: Date }>`
    select from_currency as "from", to_currency as "to", rate, step, set_at
    from exchange_rates`.execute(tx);
  return rows;
}

export async function readLandings(tx: Tx) {
  const { rows } = await sql<{ id: number; content_hash: string }>`
    select id, content_hash
    from landings`.execute(tx);
  return rows;
}

export async function readDates(tx: Tx, events: readonly string[]): Promise<readonly StoredDate[]> {
  const { rows } = await sql<StoredDate>`
    with busy as (
      select event_id, date_id from stock_seats where state in ('held', 'sold')
      union
      select event_id, date_id from stock_units where state <> 'free'
    )
    select dates.id, dates.event_id, dates.source_id, dates.hall_id, dates.plan_id,
      busy.date_id is not null as is_busy
    from event_dates as dates
    join events on events.id = dates.event_id
    left join busy on busy.event_id = dates.event_id and busy.date_id = dates.id
    where events.source_id = any(${events})`.execute(tx);
  return rows;
}

export async function readLargestDateId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ largest: number }>`
    select coalesce(max(date_id), 0) as largest
    from showings`.execute(tx);
  return rows[0]?.largest ?? 0;
}
