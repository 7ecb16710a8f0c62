import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { dateConditions, type EventFilters, eventConditions } from './event-conditions.ts';

export type EventOrder = 'started_at' | 'title' | 'price' | 'updated_at' | 'id' | 'relevance';

export interface EventsPage {
  readonly filters: EventFilters;
  readonly order: EventOrder;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
  readonly lang: string;
  readonly mainLang: string;
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

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
  readonly category: Named;
  readonly hall: Named;
  readonly place: Named & { readonly address: string };
  readonly location: Named;
  readonly labels: readonly Named[];
  readonly persons: readonly (Named & { readonly role: string })[];
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

/** One page of events with everything that is told of them. */
function eventsStatement(page: EventsPage): RawBuilder<EventRow> {
  const { filters, lang, mainLang } = page;
  const name = (column: string) =>
    sql`coalesce(${sql.ref(column)} ->> ${lang}, ${sql.ref(column)} ->> ${mainLang})`;
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
        or (texts.subtitle is null and main.subtitle is not null)
        or not categories.name ? ${lang} or not halls.name ? ${lang} or not locations.name ? ${lang}
        or place_texts.name is null or place_texts.address is null
        or cast_of.is_fallback as is_fallback,
      first.started_text, dates.ended_text, dates.dates_count, dates.sale_rank,
      dates.min_minor, dates.max_minor, dates.price_currency,
      json_build_object('id', categories.id, 'name', ${name('categories.name')}) as category,
      json_build_object('id', halls.id, 'name', ${name('halls.name')}) as hall,
      json_build_object('id', locations.id, 'name', ${name('locations.name')}) as location,
      json_build_object('id', first.place_id, 'name', coalesce(place_texts.name, place_main.name),
        'address', coalesce(place_texts.address, place_main.address)) as place,
      (
        select coalesce(json_agg(json_build_object('id', labels.id, 'name', ${name('labels.name')})
          order by labels.id), '[]')
        from event_labels
        join labels on labels.id = event_labels.label_id
        where event_labels.event_id = events.id
      ) as labels,
      cast_of.persons
    from page
    join events on events.id = page.event_id
    join event_texts as main on main.event_id = events.id and main.lang = ${mainLang}
    left join event_texts as texts on texts.event_id = events.id and texts.lang = ${lang}
    cross join lateral (${datesStatement(filters)}) as dates
    cross join lateral (${castStatement(lang, mainLang)}) as cast_of
    join showings as first on first.date_id = dates.first_date_id
    join categories on categories.id = events.category_id
    join halls on halls.id = first.hall_id
    join locations on locations.id = first.location_id
    join place_texts as place_main on place_main.place_id = first.place_id and place_main.lang = ${mainLang}
    left join place_texts on place_texts.place_id = first.place_id and place_texts.lang = ${lang}
    order by page.place_in_page`;
}

const castStatement = (lang: string, mainLang: string) => sql`
  select
    coalesce(json_agg(json_build_object('id', role.person_id,
      'name', coalesce(texts.name, main.name),
      'role', coalesce(role.role ->> ${lang}, role.role ->> ${mainLang})) order by role.position), '[]') as persons,
    coalesce(bool_or(texts.name is null or not role.role ? ${lang}), false) as is_fallback
  from event_persons as role
  join person_texts as main on main.person_id = role.person_id and main.lang = ${mainLang}
  left join person_texts as texts on texts.person_id = role.person_id and texts.lang = ${lang}
  where role.event_id = events.id`;

/** What the dates of one event that fit the query come to. A price in the currency asked for, else in the event's own. */
const datesStatement = (filters: EventFilters) => sql`
  select count(*) as dates_count,
    min(sale_rank(dated, ${filters.at})) as sale_rank,
    (array_agg(dated.date_id order by dated.started_at, dated.date_id))[1] as first_date_id,
    (array_agg(dated.ended_text order by dated.ended_at desc))[1] as ended_text,
    min(range.min_minor) as min_minor,
    max(range.max_minor) as max_minor,
    min(range.currency) as price_currency
  from showings as dated
  left join price_ranges as range
    on range.event_id = dated.event_id and range.price_list = dated.price_list
    and range.currency = case
      when exists (
        select
        from price_ranges as wanted
        where wanted.event_id = dated.event_id and wanted.price_list = dated.price_list
          and wanted.currency = ${filters.currency})
      then ${filters.currency}
      else events.currency
    end
  where dated.event_id = events.id and ${dateConditions(filters, 'dated')}`;

/** The ids of one page, in order. Walks an index of dates from the first one wanted, so that it ends with the page. */
function pageStatement(page: EventsPage): RawBuilder<unknown> {
  const { filters, order, isDescending, limit, offset } = page;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const bounds = sql`limit ${limit} offset ${offset}`;
  if (order === 'started_at')
    return sql`
      select dated.event_id
      from showings as dated
      where ${dateConditions(filters, 'dated')} and ${eventConditions(filters, 'dated.event_id')}
        and not exists (
          select
          from showings as earlier
          where earlier.event_id = dated.event_id and ${dateConditions(filters, 'earlier')}
            and (earlier.started_at, earlier.date_id) < (dated.started_at, dated.date_id))
      order by dated.started_at ${direction}, dated.event_id ${direction}
      ${bounds}`;
  return sql`
    select events.id as event_id
    from events
    where ${eventConditions(filters, 'events.id')}
      and exists (
        select
        from showings as dated
        where dated.event_id = events.id and ${dateConditions(filters, 'dated')})
    order by ${orderKey(page)} ${direction} nulls last, events.id ${direction}
    ${bounds}`;
}

function orderKey({ order, filters, lang, mainLang }: EventsPage): RawBuilder<unknown> {
  switch (order) {
    case 'title':
      return sql`coalesce(
        (select title from event_texts where event_id = events.id and lang = ${lang}),
        (select title from event_texts where event_id = events.id and lang = ${mainLang})) collate "und-x-icu"`;
    case 'price':
      return sql`(
        select min(range.min_minor)
        from showings as dated
        join price_ranges as range
          on range.event_id = dated.event_id and range.price_list = dated.price_list
          and range.currency = ${filters.currency}
        where dated.event_id = events.id and ${dateConditions(filters, 'dated')})`;
    case 'relevance':
      return sql`array_position(${filters.event_id_in ?? []}::integer[], events.id)`;
    case 'updated_at':
      return sql`events.updated_at`;
    default:
      return sql`events.id`;
  }
}

export async function countEvents(db: Db, filters: EventFilters): Promise<number> {
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
