import { type RawBuilder, sql } from 'kysely';
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

/** The ids of one page of events, in order. */
export function pageStatement(page: EventsPage): RawBuilder<unknown> {
  const { limit, offset } = page;
  return sql`${orderedEvents(page)} limit ${limit} offset ${offset}`;
}

function orderedEvents(page: EventsPage): RawBuilder<unknown> {
  switch (page.order) {
    case 'started_at':
      return byStart(page);
    case 'price':
      return byPrice(page);
    case 'title':
      return byTitle(page);
    case 'relevance':
      return byColumn(page, sql`array_position(${page.filters.event_id_in ?? []}::integer[], events.id)`);
    case 'updated_at':
      return byColumn(page, sql`events.updated_at`);
    case 'id':
      return byColumn(page, sql`events.id`);
  }
}

const directionOf = ({ isDescending }: EventsPage) => (isDescending ? sql`desc` : sql`asc`);

/** Walks the index of dates and takes each event at the first date that fits, so that it ends with the page. */
const byStart = (page: EventsPage) => sql`
  select dated.event_id
  from showings as dated
  where ${dateConditions(page.filters, 'dated')} and ${eventConditions(page.filters, 'dated.event_id')}
    and not exists (
      select
      from showings as earlier
      where earlier.event_id = dated.event_id and ${dateConditions(page.filters, 'earlier')}
        and (earlier.started_at, earlier.date_id) < (dated.started_at, dated.date_id))
  order by dated.started_at ${directionOf(page)}, dated.event_id ${directionOf(page)}`;

/** Walks the index of prices and takes each event at the cheapest price of a date that fits. */
const byPrice = (page: EventsPage) => {
  const { filters } = page;
  const isOffered = (range: string, dated: string) => sql`exists (
    select
    from showings as ${sql.ref(dated)}
    where ${sql.ref(`${dated}.event_id`)} = ${sql.ref(`${range}.event_id`)}
      and ${sql.ref(`${dated}.price_list`)} = ${sql.ref(`${range}.price_list`)}
      and ${dateConditions(filters, dated)})`;
  return sql`
    select range.event_id
    from price_ranges as range
    where range.currency = ${filters.currency} and ${eventConditions(filters, 'range.event_id')}
      and ${isOffered('range', 'dated')}
      and not exists (
        select
        from price_ranges as cheaper
        where cheaper.event_id = range.event_id and cheaper.currency = range.currency
          and (cheaper.min_minor, cheaper.price_list) < (range.min_minor, range.price_list)
          and ${isOffered('cheaper', 'other')})
    order by range.min_minor ${directionOf(page)}, range.event_id ${directionOf(page)}`;
};

const byTitle = (page: EventsPage) => sql`
  select main.event_id
  from event_texts as main
  left join event_texts as texts on texts.event_id = main.event_id and texts.lang = ${page.lang}
  where main.lang = ${page.mainLang} and ${fits(page.filters, 'main.event_id')}
  order by coalesce(texts.title, main.title) collate "und-x-icu" ${directionOf(page)}, main.event_id`;

const byColumn = (page: EventsPage, column: RawBuilder<unknown>) => sql`
  select events.id as event_id
  from events
  where ${fits(page.filters, 'events.id')}
  order by ${column} ${directionOf(page)}, events.id ${directionOf(page)}`;

const fits = (filters: EventFilters, id: string) => sql`
  ${eventConditions(filters, id)}
  and exists (
    select
    from showings as dated
    where dated.event_id = ${sql.ref(id)} and ${dateConditions(filters, 'dated')})`;
