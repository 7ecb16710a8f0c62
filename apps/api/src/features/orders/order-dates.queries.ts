import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';

interface DateRow {
  readonly status: 'scheduled' | 'cancelled' | 'postponed';
  readonly started_at: Date;
  readonly ended_at: Date;
}

/** How these dates stand in the catalogue today. One that has gone from it counts as cancelled. */
export async function selectDates(db: Db | Tx, ids: readonly number[]): Promise<readonly DateRow[]> {
  const { rows } = await sql<DateRow>`
    /* select_dates */
    select coalesce(status, 'cancelled') as status, started_at, ended_at
    from unnest(${ids}::integer[]) as wanted (id)
    left join showings on showings.date_id = wanted.id`.execute(db);
  return rows;
}
