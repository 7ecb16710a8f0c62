import type { Picture } from '@parterre/contracts/catalogue-file/values';
import type { Languages } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';
import { dateConditions, eventConditions, isPreviousOut } from './event-conditions.queries.ts';
import { type EventFilters, takesAnyDate } from './event-filters.ts';
import { type EventsPage, pageStatement } from './event-page.queries.ts';
import {
  eventCast,
  eventLabels,
  localizedName,
  localizedPlaceName,
  type NamedRow,
} from './localized-list.queries.ts';

export interface EventRow {
  readonly id: number;
  readonly event_source_id: number;
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string;
  readonly is_fallback: boolean;
  readonly started_text: string;
  readonly ended_text: string;
  readonly dates_count: number;
  readonly sale_rank: number;
  readonly age_limit: number;
  readonly duration_minutes: number;
  readonly category: NamedRow;
  readonly hall: NamedRow;
  readonly place: NamedRow & { readonly address: string };
  readonly location: NamedRow;
  readonly labels: readonly NamedRow[] | null;
  readonly persons: readonly (NamedRow & { readonly role: string })[] | null;
  readonly images: {
    readonly poster: Picture;
    readonly banner?: Picture;
    readonly gallery: readonly Picture[];
  };
  readonly min_minor: number | null;
  readonly max_minor: number | null;
  readonly price_currency: string | null;
  readonly updated_at: Date;
}

export async function selectEvents(db: Db, page: EventsPage): Promise<readonly EventRow[]> {
  const { rows } = await db.query(eventsStatement(page));
  return rows;
}

/**
 * One page of events with everything that is told of them. Names are looked up one by one instead of joined: the planner
 * would spend longer on the order of so many joins than their few rows take.
 */
function eventsStatement(page: EventsPage): Sql<EventRow> {
  const { filters, lang, mainLang } = page;
  return sql<EventRow>`
    with page as (
      select event_id, row_number() over () as place_in_page
      from (${pageStatement(page)}) as found
    )
    select events.id, events.event_source_id, events.age_limit, events.duration_minutes, events.images,
      events.updated_at,
      coalesce(texts.title, main.title, '') as title,
      coalesce(texts.subtitle, main.subtitle) as subtitle,
      coalesce(texts.description, main.description, '') as description,
      texts.title is null or texts.description is null
        or (texts.subtitle is null and main.subtitle is not null) as is_fallback,
      first.started_text, performances.ended_text, performances.dates_count, performances.sale_rank,
      price.min_minor, price.max_minor, price.currency as price_currency,
      ${localizedName('categories', 'events.category_id', page)} as category,
      ${localizedName('halls', 'first.hall_id', page)} as hall,
      ${localizedName('locations', 'first.location_id', page)} as location,
      ${localizedPlaceName('first.place_id', page)} as place,
      ${eventLabels('page.event_id', page)} as labels,
      ${eventCast('page.event_id', page)} as persons
    from page
    join events on events.id = page.event_id
    join event_texts as main on main.event_id = page.event_id and main.lang = ${mainLang}
    left join event_texts as texts on texts.event_id = page.event_id and texts.lang = ${lang}
    cross join lateral (${datesStatement(filters)}) as performances
    join listed_performances as first on first.performance_id = performances.first_performance_id
    left join lateral (${priceStatement(filters)}) as price on true
    order by page.place_in_page`;
}

/** What the dates of one event that fit the query come to. */
const datesStatement = (filters: EventFilters) => sql`
  select count(*) as dates_count,
    min(sale_rank(listed.status, listed.started_at, listed.sale_starts_at, listed.sale_ends_at, listed.sold_out, ${filters.at})) as sale_rank,
    (array_agg(listed.performance_id order by listed.started_at, listed.performance_id))[1] as first_performance_id,
    (array_agg(listed.ended_text order by listed.ended_at desc))[1] as ended_text,
    array_agg(distinct listed.price_list) as price_lists
  from listed_performances as listed
  where listed.event_id = page.event_id and ${dateConditions(filters, 'listed')}
  having count(*) > 0`;

/** In the currency asked for, else in the event's own. */
const priceStatement = ({ currency }: EventFilters) => sql`
  select min(range.min_minor) as min_minor, max(range.max_minor) as max_minor, range.currency
  from price_ranges as range
  where range.event_id = page.event_id and range.price_list = any(performances.price_lists)
    and range.currency in (${currency}, events.currency)
  group by range.currency
  order by range.currency = ${currency} desc
  limit 1`;

export interface EventPerformanceRow {
  readonly id: number;
  readonly started_text: string;
  readonly doors_at: Date | null;
  readonly hall: NamedRow;
  readonly has_plan: boolean;
  readonly sale_rank: number;
}

/** The dates of one event, in order. */
export async function selectEventPerformances(
  db: Db,
  eventId: number,
  filters: EventFilters,
  languages: Languages,
): Promise<readonly EventPerformanceRow[]> {
  const { rows } = await db.query(sql<EventPerformanceRow>`
    select listed.performance_id as id, listed.started_text, performances.doors_at, performances.plan_id is not null as has_plan,
      sale_rank(listed.status, listed.started_at, listed.sale_starts_at, listed.sale_ends_at, listed.sold_out, ${filters.at}) as sale_rank,
      ${localizedName('halls', 'listed.hall_id', languages)} as hall
    from listed_performances as listed
    join performances on performances.event_id = listed.event_id and performances.id = listed.performance_id
    where performances.event_id = ${eventId} and listed.event_id = ${eventId} and ${dateConditions(filters, 'listed')}
    order by listed.started_at, listed.performance_id`);
  return rows;
}

/** How many events fit. Where no filter looks at single dates, the events alone are counted, which is much less to read. */
export function countEvents(db: Db, filters: EventFilters): Promise<number> {
  return takesAnyDate(filters) ? countActive(db, filters) : countByDates(db, filters);
}

async function countActive(db: Db, filters: EventFilters): Promise<number> {
  const { category_id_in, at } = filters;
  const category = category_id_in ? sql`category_id = any(${category_id_in}::integer[])` : sql`true`;
  const { rows } = await db.query(sql<{ total: number }>`
    select count(*) as total
    from events
    where last_ended_at > ${at} and ${category} and ${eventConditions(filters, 'events.id')}`);
  return rows[0]?.total ?? 0;
}

/** Each event is counted at its first date; one whose dates differ in more than time, by itself, however many fit. */
async function countByDates(db: Db, filters: EventFilters): Promise<number> {
  const { rows } = await db.query(sql<{ total: number }>`
    select count(*) filter (where listed.is_one_offer)
      + count(distinct listed.event_id) filter (where not listed.is_one_offer) as total
    from listed_performances as listed
    where ${dateConditions(filters, 'listed')} and ${eventConditions(filters, 'listed.event_id')}
      and (not listed.is_one_offer or ${isPreviousOut(filters)})`);
  return rows[0]?.total ?? 0;
}
