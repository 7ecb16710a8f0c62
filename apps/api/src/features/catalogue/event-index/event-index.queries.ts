import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

/**
 * Rows as the index holds them, a column for each of their values. Half a million rows as so many objects would leave more
 * memory behind than the index takes.
 */
export type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

export interface EventRow {
  readonly id: number;
  readonly category_id: number;
  readonly currency: string;
  readonly updated_at_ms: number;
  /** Another one whenever anything is imported into it. */
  readonly content: number;
  readonly label_ids: readonly number[];
  readonly person_ids: readonly number[];
  /** Null for one that is sold on all. */
  readonly landing_ids: readonly number[] | null;
}

export interface PerformanceRow {
  readonly id: number;
  readonly event_id: number;
  readonly hall_id: number;
  readonly price_list: number;
  readonly started_at_ms: number;
  readonly ended_at_ms: number;
  readonly day: number;
  /** Minutes that the clocks of the place are ahead of UTC. */
  readonly start_offset: number;
  readonly end_offset: number;
  readonly status: DateStatus;
  readonly sale_starts_at_ms: number | null;
  readonly sale_ends_at_ms: number;
  readonly sold_out: boolean;
}

export interface PriceRow {
  readonly event_id: number;
  readonly price_list: number;
  readonly currency: string;
  readonly min_minor: number;
  readonly max_minor: number;
}

/** Counts the changes of the catalogue. */
export async function selectVersion(db: Db | Tx): Promise<number> {
  const { rows } = await db.query(sql<{ version: number }>`
    /* select_catalogue_version */
    select version
    from catalogue`);
  return rows[0]?.version ?? 0;
}

/** The largest ids there are. */
export interface Sizes {
  readonly events: number;
  readonly performances: number;
}

export async function selectSizes(db: Db | Tx): Promise<Sizes> {
  const { rows } = await db.query(sql<Sizes>`
    select coalesce((select max(id) from events), 0) as events,
      coalesce((select max(performance_id) from listed_performances), 0) as performances`);
  return rows[0] ?? { events: 0, performances: 0 };
}

export const milliseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** In one string: for an array `pg` would make several of each of its elements. */
const listed = (ids: readonly number[]) => sql`string_to_array(${ids.join()}, ',')::integer[]`;

/** A column of what was found, whole. */
export const values = (column: string) => sql`coalesce(json_agg(${sql.ref(column)}), '[]')`;

export async function selectEvents(db: Db | Tx, ids: readonly number[]): Promise<Columns<EventRow>> {
  const { rows } = await db.query(sql<Columns<EventRow>>`
    select ${values('id')} as id, ${values('category_id')} as category_id, ${values('currency')} as currency,
      ${values('updated_at_ms')} as updated_at_ms, ${values('content')} as content,
      ${values('label_ids')} as label_ids, ${values('person_ids')} as person_ids,
      ${values('landing_ids')} as landing_ids
    from (
      select id, category_id, currency, ${milliseconds('updated_at')} as updated_at_ms,
        coalesce(hashtext(content_hash || updated_at), 0) as content,
        array(select label_id from event_labels where event_id = events.id) as label_ids,
        array(select person_id from event_persons where event_id = events.id) as person_ids,
        landing_ids
      from events
      where id = any(${listed(ids)})) as found`);
  return onlyRow(rows);
}

/** Those of an event together, in the order in which they begin. */
export async function selectPerformances(
  db: Db | Tx,
  eventIds: readonly number[],
): Promise<Columns<PerformanceRow>> {
  const { rows } = await db.query(sql<Columns<PerformanceRow>>`
    select ${values('id')} as id, ${values('event_id')} as event_id, ${values('hall_id')} as hall_id,
      ${values('price_list')} as price_list, ${values('started_at_ms')} as started_at_ms,
      ${values('ended_at_ms')} as ended_at_ms, ${values('day')} as day, ${values('start_offset')} as start_offset,
      ${values('end_offset')} as end_offset, ${values('status')} as status,
      ${values('sale_starts_at_ms')} as sale_starts_at_ms, ${values('sale_ends_at_ms')} as sale_ends_at_ms,
      ${values('sold_out')} as sold_out
    from (
      select performance_id as id, event_id, hall_id, price_list, ${milliseconds('started_at')} as started_at_ms,
        ${milliseconds('ended_at')} as ended_at_ms, day - date '1970-01-01' as day,
        ${minutesAhead('started_text', 'started_at')} as start_offset,
        ${minutesAhead('ended_text', 'ended_at')} as end_offset, status,
        ${milliseconds('sale_starts_at')} as sale_starts_at_ms, ${milliseconds('sale_ends_at')} as sale_ends_at_ms, sold_out
      from listed_performances
      where event_id = any(${listed(eventIds)})
      order by event_id, started_at, performance_id) as found`);
  return onlyRow(rows);
}

/** `2026-12-24T19:00:00+03:00` is 180 minutes ahead of the instant that it means. */
const minutesAhead = (text: string, instant: string) => sql`
  (extract(epoch from left(${sql.ref(text)}, 19)::timestamp - ${sql.ref(instant)} at time zone 'UTC') / 60)::integer`;

/** Those of an event together. */
export async function selectPrices(db: Db | Tx, eventIds: readonly number[]): Promise<Columns<PriceRow>> {
  const { rows } = await db.query(sql<Columns<PriceRow>>`
    select ${values('event_id')} as event_id, ${values('price_list')} as price_list, ${values('currency')} as currency,
      ${values('min_minor')} as min_minor, ${values('max_minor')} as max_minor
    from (
      select event_id, price_list, currency, min_minor, max_minor
      from price_ranges
      where event_id = any(${listed(eventIds)})
      order by event_id) as found`);
  return onlyRow(rows);
}

export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('an aggregate had no row');
  return row;
}

export interface HallRow {
  readonly id: number;
  readonly place_id: number;
  readonly location_id: number;
  readonly time_zone: string;
}

export async function selectHalls(db: Db | Tx): Promise<readonly HallRow[]> {
  const { rows } = await db.query(sql<HallRow>`
    select halls.id, halls.place_id, places.location_id, locations.time_zone
    from halls
    join places on places.id = halls.place_id
    join locations on locations.id = places.location_id`);
  return rows;
}

export interface CategoryRow {
  readonly id: number;
  readonly type_id: number;
}

export async function selectCategories(db: Db | Tx): Promise<readonly CategoryRow[]> {
  const { rows } = await db.query(sql<CategoryRow>`
    select id, type_id
    from categories`);
  return rows;
}

/** All events in the order of their titles in one language, as PostgreSQL compares them. */
export async function selectTitleOrder(db: Db, lang: string): Promise<Int32Array> {
  const { rows } = await db.query(sql<{ event_id: number }>`
    select event_id
    from event_texts
    where lang = ${lang}
    order by sort_title collate "und-x-icu", event_id`);
  return Int32Array.from(rows, ({ event_id }) => event_id);
}
