import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { dateConditions } from './event-conditions.ts';
import type { EventFilters } from './event-filters.ts';
import { castOf, labelsOf, type NamedRow, nameOf, placeOf } from './event-names.ts';
import { type EventsPage, pageStatement } from './page-statement.ts';

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
  const { rows } = await eventsStatement(page).execute(db);
  return rows;
}

/**
 * One page of events with everything that is told of them. Names are looked up one by one instead of joined: the planner
 * would spend longer on the order of so many joins than their few rows take.
 */
function eventsStatement(page: EventsPage): RawBuilder<EventRow> {
  const { filters, lang, mainLang } = page;
  return sql<EventRow>`
    with page as (
      select event_id, row_number() over () as place_in_page
      from (${pageStatement(page)}) as found
    )
    select events.id, events.event_source_id, events.age_limit, events.duration_minutes, events.images,
      events.updated_at,
      coalesce(texts.title, main.title) as title,
      coalesce(texts.subtitle, main.subtitle) as subtitle,
      coalesce(texts.description, main.description) as description,
      texts.title is null or texts.description is null
        or (texts.subtitle is null and main.subtitle is not null) as is_fallback,
      first.started_text, dates.ended_text, dates.dates_count, dates.sale_rank,
      price.min_minor, price.max_minor, price.currency as price_currency,
      ${nameOf('categories', 'events.category_id', page)} as category,
      ${nameOf('halls', 'first.hall_id', page)} as hall,
      ${nameOf('locations', 'first.location_id', page)} as location,
      ${placeOf('first.place_id', page)} as place,
      ${labelsOf('page.event_id', page)} as labels,
      ${castOf('page.event_id', page)} as persons
    from page
    join events on events.id = page.event_id
    join event_texts as main on main.event_id = page.event_id and main.lang = ${mainLang}
    left join event_texts as texts on texts.event_id = page.event_id and texts.lang = ${lang}
    cross join lateral (${datesStatement(filters)}) as dates
    join showings as first on first.date_id = dates.first_date_id
    left join lateral (${priceStatement(filters)}) as price on true
    order by page.place_in_page`;
}

/** What the dates of one event that fit the query come to. */
const datesStatement = (filters: EventFilters) => sql`
  select count(*) as dates_count,
    min(sale_rank(dated, ${filters.at})) as sale_rank,
    (array_agg(dated.date_id order by dated.started_at, dated.date_id))[1] as first_date_id,
    (array_agg(dated.ended_text order by dated.ended_at desc))[1] as ended_text,
    array_agg(distinct dated.price_list) as price_lists
  from showings as dated
  where dated.event_id = page.event_id and ${dateConditions(filters, 'dated')}`;

/** In the currency asked for, else in the event's own. */
const priceStatement = ({ currency }: EventFilters) => sql`
  select min(range.min_minor) as min_minor, max(range.max_minor) as max_minor, range.currency
  from price_ranges as range
  where range.event_id = page.event_id and range.price_list = any(dates.price_lists)
    and range.currency in (${currency}, events.currency)
  group by range.currency
  order by range.currency = ${currency} desc
  limit 1`;
