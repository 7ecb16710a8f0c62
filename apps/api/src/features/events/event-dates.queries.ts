import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Languages } from '../catalogue/wire-picture.ts';
import { dateConditions } from './event-conditions.ts';
import type { EventFilters } from './event-filters.ts';
import { type NamedRow, nameOf } from './event-names.ts';

export interface EventDateRow {
  readonly id: number;
  readonly started_text: string;
  readonly doors_at: Date | null;
  readonly hall: NamedRow;
  readonly has_plan: boolean;
  readonly sale_rank: number;
}

/** The dates of one event, in order. */
export async function selectEventDates(
  db: Db,
  eventId: number,
  filters: EventFilters,
  languages: Languages,
): Promise<readonly EventDateRow[]> {
  const { rows } = await sql<EventDateRow>`
    select dated.date_id as id, dated.started_text, dates.doors_at, dates.plan_id is not null as has_plan,
      sale_rank(dated, ${filters.at}) as sale_rank,
      ${nameOf('halls', 'dated.hall_id', languages)} as hall
    from showings as dated
    join event_dates as dates on dates.event_id = dated.event_id and dates.id = dated.date_id
    where dates.event_id = ${eventId} and dated.event_id = ${eventId} and ${dateConditions(filters, 'dated')}
    order by dated.started_at, dated.date_id`.execute(db);
  return rows;
}
