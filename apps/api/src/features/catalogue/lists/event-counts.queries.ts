import type { Db } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';
import { dateConditions, eventConditions } from './event-conditions.queries.ts';
import type { EventFilters } from './event-filters.ts';

/** Whatever events are counted by: where each date stands that fits, and who is in it. */
export type EventFacet = 'category_types' | 'categories' | 'halls' | 'places' | 'locations' | 'persons';

/** How many events each thing has. Things without any are not named. */
export interface EventCounts {
  readonly ids: readonly number[];
  readonly counts: readonly number[];
}

/** Counts that were made before, as a table to join. */
export const countTable = ({ ids, counts }: EventCounts) =>
  sql`unnest(${ids}::integer[], ${counts}::integer[]) as counted (id, events_count)`;

interface FacetSource {
  readonly id: string;
  readonly join?: Sql;
}

const sources: Readonly<Record<EventFacet, FacetSource>> = {
  category_types: {
    id: 'categories.type_id',
    join: sql`join categories on categories.id = listed.category_id`,
  },
  categories: { id: 'listed.category_id' },
  halls: { id: 'listed.hall_id' },
  places: { id: 'listed.place_id' },
  locations: { id: 'listed.location_id' },
  persons: {
    id: 'event_persons.person_id',
    join: sql`join event_persons on event_persons.event_id = listed.event_id`,
  },
};

export async function selectEventCounts(
  db: Db,
  facet: EventFacet,
  filters: EventFilters,
): Promise<EventCounts> {
  const { id, join = sql`` } = sources[facet];
  const { rows } = await db.query(sql<{ id: number; events_count: number }>`
    select id, count(*) as events_count
    from (
      select distinct ${sql.ref(id)} as id, listed.event_id
      from listed_performances as listed
      ${join}
      where ${dateConditions(filters, 'listed')} and ${eventConditions(filters, 'listed.event_id')}
    ) as found
    group by id`);
  return { ids: rows.map(({ id }) => id), counts: rows.map(({ events_count }) => events_count) };
}

export interface DayCount {
  readonly date: string;
  readonly events_count: number;
}

/** Days that have events, in order. */
export async function selectDayCounts(db: Db, filters: EventFilters): Promise<readonly DayCount[]> {
  const { rows } = await db.query(sql<DayCount>`
    select to_char(day, 'YYYY-MM-DD') as date, count(*) as events_count
    from (
      select distinct listed.day, listed.event_id
      from listed_performances as listed
      where ${dateConditions(filters, 'listed')} and ${eventConditions(filters, 'listed.event_id')}
    ) as found
    group by day
    order by day`);
  return rows;
}
