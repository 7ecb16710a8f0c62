import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface PerformanceRow {
  readonly id: number;
  readonly age_limit: number;
  readonly started_at: Date;
  readonly status: DateStatus;
  readonly revision: number;
  readonly doors_at: Date | null;
  readonly ended_at: Date;
  readonly time_zone: string;
  readonly address: string | null;
  readonly lat: number;
  readonly lon: number;
}

/** What is printed of performances of one event beside what an order remembers. */
export async function selectPerformances(
  db: Db,
  eventId: number,
  performanceIds: readonly number[],
  lang: string,
): Promise<readonly PerformanceRow[]> {
  const { rows } = await db.query(sql<PerformanceRow>`
    select performances.id, events.age_limit, performances.started_at, performances.status, performances.revision, performances.doors_at, performances.ended_at,
      locations.time_zone, places.lat, places.lon,
      coalesce(
        (select address from place_texts where place_id = places.id and lang = ${lang}),
        (select address from place_texts join catalogue on lang = main_lang where place_id = places.id)
      ) as address
    from performances
    join events on events.id = performances.event_id
    join halls on halls.id = performances.hall_id
    join places on places.id = halls.place_id
    join locations on locations.id = places.location_id
    where performances.event_id = ${eventId} and performances.id = any(${performanceIds}::integer[])`);
  return rows;
}
