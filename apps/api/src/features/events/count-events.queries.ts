import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { dateConditions, eventConditions } from './event-conditions.ts';
import { choosesDates, type EventFilters } from './event-filters.ts';

/** How many events fit. Where no filter looks at single dates, the events alone are counted, which is much less to read. */
export function countEvents(db: Db, filters: EventFilters): Promise<number> {
  const isOfEvents = filters.date_type === 'active' && !choosesDates(filters);
  return isOfEvents ? countActive(db, filters) : countByDates(db, filters);
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

async function countByDates(db: Db, filters: EventFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from (
      select
      from showings as dated
      where ${dateConditions(filters, 'dated')} and ${eventConditions(filters, 'dated.event_id')}
      group by dated.event_id
    ) as found`.execute(db);
  return rows[0]?.total ?? 0;
}
