import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { dateConditions, eventConditions } from './event-conditions.ts';
import { type EventFilters, takesAnyDate } from './event-filters.ts';
import { isPreviousOut } from './first-date.ts';

/** How many events fit. Where no filter looks at single dates, the events alone are counted, which is much less to read. */
export function countEvents(db: Db, filters: EventFilters): Promise<number> {
  return takesAnyDate(filters) ? countActive(db, filters) : countByDates(db, filters);
}

async function countActive(db: Db, filters: EventFilters): Promise<number> {
  const { category_id_in, at } = filters;
  const category = category_id_in ? sql`category_id = any(${category_id_in}::integer[])` : sql`true`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from events
    where last_ended_at > ${at} and ${category} and ${eventConditions(filters, 'events.id')}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Each event is counted at its first date; one whose dates differ in more than time, by itself, however many fit. */
async function countByDates(db: Db, filters: EventFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) filter (where dated.is_one_offer)
      + count(distinct dated.event_id) filter (where not dated.is_one_offer) as total
    from showings as dated
    where ${dateConditions(filters, 'dated')} and ${eventConditions(filters, 'dated.event_id')}
      and (not dated.is_one_offer or ${isPreviousOut(filters)})`.execute(db);
  return rows[0]?.total ?? 0;
}
