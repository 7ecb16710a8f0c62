import { direction, relevance } from '../../../catalogue-reader/list-conditions.queries.ts';
import { type Sql, sql } from '../../../database/sql.ts';
import { dateConditions, eventConditions, isFirstDate, isInPrice } from './event-conditions.queries.ts';
import type { EventFilters } from './event-filters.ts';

export type EventOrder = 'started_at' | 'title' | 'price' | 'updated_at' | 'id' | 'relevance';

export interface EventsPage {
  readonly filters: EventFilters;
  readonly order: EventOrder;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
  readonly lang: string;
  readonly mainLang: string;
  /** Of titles, when they are the order: the language asked for, if any event has a title in it. */
  readonly sortLang: string;
}

/** The ids of one page of events, in order. */
export function pageStatement(page: EventsPage): Sql {
  const { limit, offset } = page;
  return sql`${orderedEvents(page)} limit ${limit} offset ${offset}`;
}

function orderedEvents(page: EventsPage): Sql {
  switch (page.order) {
    case 'started_at':
      return byStart(page);
    case 'price':
      return byPrice(page);
    case 'title':
      return byTitle(page);
    case 'relevance':
      return byColumn(page, relevance('events.id', page.filters.event_id_in));
    case 'updated_at':
      return byColumn(page, sql`events.updated_at`);
    case 'id':
      return byColumn(page, sql`events.id`);
  }
}

/** Walks the index of dates and takes each event at the first date that fits, so that it ends with the page. */
const byStart = (page: EventsPage) => sql`
  select listed.event_id
  from listed_performances as listed
  where ${dateConditions(page.filters, 'listed')} and ${eventConditions(page.filters, 'listed.event_id')}
    and ${isFirstDate(page.filters)}
  order by listed.started_at ${direction(page.isDescending)}, listed.performance_id ${direction(page.isDescending)}`;

/** Walks the index of prices and takes each event at the cheapest price of a date that fits. */
const byPrice = (page: EventsPage) => {
  const { price_gte: _gte, price_lte: _lte, ...timely } = page.filters;
  const isOffered = (range: string, listed: string) => sql`
    ${isInPrice(page.filters, range)} and exists (
      select
      from listed_performances as ${sql.ref(listed)}
      where ${sql.ref(`${listed}.event_id`)} = ${sql.ref(`${range}.event_id`)}
        and ${sql.ref(`${listed}.price_list`)} = ${sql.ref(`${range}.price_list`)}
        and ${dateConditions(timely, listed)})`;
  return sql`
    select range.event_id
    from price_ranges as range
    where range.currency = ${timely.currency} and ${eventConditions(timely, 'range.event_id')}
      and ${isOffered('range', 'listed')}
      and not exists (
        select
        from price_ranges as cheaper
        where cheaper.event_id = range.event_id and cheaper.currency = range.currency
          and (cheaper.min_minor, cheaper.price_list) < (range.min_minor, range.price_list)
          and ${isOffered('cheaper', 'other')})
    order by range.min_minor ${direction(page.isDescending)}, range.event_id ${direction(page.isDescending)}`;
};

/** Walks the index of titles in one language, in which each event has one to be sorted by. */
const byTitle = (page: EventsPage) => sql`
  select texts.event_id
  from event_texts as texts
  where texts.lang = ${page.sortLang} and ${fits(page.filters, 'texts.event_id')}
  order by texts.sort_title collate "und-x-icu" ${direction(page.isDescending)}, texts.event_id ${direction(page.isDescending)}`;

const byColumn = (page: EventsPage, column: Sql) => sql`
  select events.id as event_id
  from events
  where ${fits(page.filters, 'events.id')}
  order by ${column} ${direction(page.isDescending)}, events.id ${direction(page.isDescending)}`;

const fits = (filters: EventFilters, id: string) => sql`
  ${eventConditions(filters, id)}
  and exists (
    select
    from listed_performances as listed
    where listed.event_id = ${sql.ref(id)} and ${dateConditions(filters, 'listed')})`;
