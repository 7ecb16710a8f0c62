import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { dateConditions, eventConditions } from './event-conditions.ts';
import type { EventCounts, EventFacet } from './event-counts.ts';
import type { EventFilters } from './event-filters.ts';

interface FacetSource {
  readonly id: string;
  readonly join?: RawBuilder<unknown>;
}

const sources: Readonly<Record<EventFacet, FacetSource>> = {
  category_types: {
    id: 'categories.type_id',
    join: sql`join categories on categories.id = dated.category_id`,
  },
  categories: { id: 'dated.category_id' },
  halls: { id: 'dated.hall_id' },
  places: { id: 'dated.place_id' },
  locations: { id: 'dated.location_id' },
  persons: {
    id: 'event_persons.person_id',
    join: sql`join event_persons on event_persons.event_id = dated.event_id`,
  },
};

export async function selectEventCounts(
  db: Db,
  facet: EventFacet,
  filters: EventFilters,
): Promise<EventCounts> {
  const { id, join = sql`` } = sources[facet];
  const { rows } = await sql<{ id: number; events_count: number }>`
    select id, count(*) as events_count
    from (
      select distinct ${sql.ref(id)} as id, dated.event_id
      from showings as dated
      ${join}
      where ${dateConditions(filters, 'dated')} and ${eventConditions(filters, 'dated.event_id')}
    ) as found
    group by id`.execute(db);
  return { ids: rows.map(({ id }) => id), counts: rows.map(({ events_count }) => events_count) };
}

export interface DayCount {
  readonly date: string;
  readonly events_count: number;
}

/** Days that have events, in order. */
export async function selectDayCounts(db: Db, filters: EventFilters): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(day, 'YYYY-MM-DD') as date, count(*) as events_count
    from (
      select distinct dated.day, dated.event_id
      from showings as dated
      where ${dateConditions(filters, 'dated')} and ${eventConditions(filters, 'dated.event_id')}
    ) as found
    group by day
    order by day`.execute(db);
  return rows;
}
