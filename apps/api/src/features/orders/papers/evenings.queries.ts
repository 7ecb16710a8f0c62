import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';

export interface EveningRow {
  readonly age_limit: number;
  readonly started_at: Date;
  readonly doors_at: Date | null;
  readonly ended_at: Date;
  readonly time_zone: string;
  readonly address: string | null;
}

/** What is printed of a date beside what an order remembers. */
export async function selectEvening(
  db: Db,
  date: { readonly eventId: number; readonly dateId: number },
  lang: string,
): Promise<EveningRow | undefined> {
  const { rows } = await sql<EveningRow>`
    select events.age_limit, dates.started_at, dates.doors_at, dates.ended_at, locations.time_zone,
      coalesce(
        (select address from place_texts where place_id = places.id and lang = ${lang}),
        (select address from place_texts join catalogue on lang = main_lang where place_id = places.id)
      ) as address
    from event_dates as dates
    join events on events.id = dates.event_id
    join halls on halls.id = dates.hall_id
    join places on places.id = halls.place_id
    join locations on locations.id = places.location_id
    where dates.event_id = ${date.eventId} and dates.id = ${date.dateId}`.execute(db);
  return rows[0];
}
