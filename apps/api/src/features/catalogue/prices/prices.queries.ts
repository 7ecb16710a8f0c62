import type { LanguageCode } from '@parterre/domain/languages/languages';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface PricedEventRow {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly currency: string;
}

export async function selectPricedEvents(
  tx: Tx,
  keys: readonly string[],
): Promise<readonly PricedEventRow[]> {
  const { rows } = await tx.query(sql<PricedEventRow>`
    select events.id, events.source_id::text as key, event_texts.sort_title as title, events.currency
    from events
    cross join catalogue
    join event_texts on event_texts.event_id = events.id and event_texts.lang = catalogue.main_lang
    where events.source_id = any(${keys})`);
  return rows;
}

/** Those that are not over and have their prices in this currency, the next to end first. */
export async function selectEventsPricedIn(
  tx: Tx,
  { currency, at, limit }: { readonly currency: string; readonly at: Date; readonly limit: number },
): Promise<readonly PricedEventRow[]> {
  const { rows } = await tx.query(sql<PricedEventRow>`
    select events.id, events.source_id::text as key, event_texts.sort_title as title, events.currency
    from events
    cross join catalogue
    join event_texts on event_texts.event_id = events.id and event_texts.lang = catalogue.main_lang
    where events.currency = ${currency} and events.last_ended_at > ${at}
    order by events.last_ended_at, events.id
    limit ${limit}`);
  return rows;
}

export async function countEventsPricedIn(tx: Tx, currency: string, at: Date): Promise<number> {
  const { rows } = await tx.query(sql<{ total: number }>`
    select count(*)::integer as total
    from events
    where currency = ${currency} and last_ended_at > ${at}`);
  return rows[0]?.total ?? 0;
}

export interface ListUseRow {
  readonly event_id: number;
  readonly price_list: number;
  /** Those to come. */
  readonly performances: number;
  readonly next_at: string | null;
}

/** What is sold by the price lists of these events. */
export async function selectListUse(
  tx: Tx,
  eventIds: readonly number[],
  at: Date,
): Promise<readonly ListUseRow[]> {
  const { rows } = await tx.query(sql<ListUseRow>`
    select event_id, price_list, count(*)::integer as performances,
      (array_agg(started_text order by started_at, performance_id))[1] as next_at
    from listed_performances
    where event_id = any(${eventIds}::integer[]) and ended_at > ${at} and status = 'scheduled'
    group by event_id, price_list`);
  return rows;
}

export interface OwnListRow {
  readonly event_id: number;
  readonly price_list: number;
  /** What files call the performance. */
  readonly source_id: string;
}

/** Performances that have prices of their own. */
export async function selectOwnLists(tx: Tx, eventIds: readonly number[]): Promise<readonly OwnListRow[]> {
  const { rows } = await tx.query(sql<OwnListRow>`
    select event_id, price_list, source_id::text as source_id
    from performances
    where event_id = any(${eventIds}::integer[]) and price_list > 0
    order by event_id, id`);
  return rows;
}

export interface SoldPerformanceRow {
  readonly id: number;
  readonly source_id: string;
  readonly hall: string;
  readonly started_text: string;
  readonly sale_starts_at: Date | null;
  readonly sale_ends_at: Date;
  readonly status: DateStatus;
  readonly is_over: boolean;
  readonly zones: readonly string[] | null;
}

/** In the order of their beginnings, with the zones of the plans that they are sold by. */
export async function selectSoldPerformances(
  tx: Tx,
  {
    eventId,
    lang,
    at,
  }: { readonly eventId: number; readonly lang: LanguageCode | undefined; readonly at: Date },
): Promise<readonly SoldPerformanceRow[]> {
  const { rows } = await tx.query(sql<SoldPerformanceRow>`
    select performances.id, performances.source_id::text as source_id, listed.started_text, performances.sale_starts_at,
      performances.sale_ends_at, performances.status, performances.ended_at <= ${at} as is_over,
      coalesce(halls.name ->> ${lang ?? null}::text, halls.name ->> catalogue.main_lang, halls.source_id::text) as hall,
      case when performances.plan_id is not null
        then array(select zone::text from plan_zones where plan_id = performances.plan_id order by position) end as zones
    from performances
    join listed_performances as listed on listed.performance_id = performances.id
    join halls on halls.id = performances.hall_id
    cross join catalogue
    where performances.event_id = ${eventId}
    order by performances.started_at, performances.id`);
  return rows;
}

/** What visitors can choose from, on any site. */
export async function selectSiteCurrencies(tx: Tx): Promise<readonly string[]> {
  const { rows } = await tx.query(sql<{ code: string }>`
    select distinct coalesce(offered ->> 'code', '') as code
    from landings
    cross join jsonb_array_elements(theme -> 'currencies') as offered
    order by code`);
  return rows.map(({ code }) => code);
}
