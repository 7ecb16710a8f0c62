import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface EventRow {
  readonly id: number;
  readonly category_id: number;
  readonly currency: string;
  readonly updated_at_ms: number;
  /** Another one whenever anything is imported into it. */
  readonly content: number;
  readonly label_ids: readonly number[];
  readonly person_ids: readonly number[];
}

export interface PerformanceRow {
  readonly id: number;
  readonly event_id: number;
  readonly hall_id: number;
  readonly price_list: number;
  readonly started_at_ms: number;
  readonly ended_at_ms: number;
  readonly day: number;
  readonly started_text: string;
  readonly ended_text: string;
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

const milliseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

export async function selectEvents(db: Db | Tx, ids: readonly number[]): Promise<readonly EventRow[]> {
  const { rows } = await db.query(sql<EventRow>`
    select id, category_id, currency, ${milliseconds('updated_at')} as updated_at_ms,
      coalesce(hashtext(content_hash || updated_at), 0) as content,
      array(select label_id from event_labels where event_id = events.id) as label_ids,
      array(select person_id from event_persons where event_id = events.id) as person_ids
    from events
    where id = any(${ids}::integer[])`);
  return rows;
}

/** In the order in which they begin. */
export async function selectPerformances(
  db: Db | Tx,
  eventIds: readonly number[],
): Promise<readonly PerformanceRow[]> {
  const { rows } = await db.query(sql<PerformanceRow>`
    select performance_id as id, event_id, hall_id, price_list, ${milliseconds('started_at')} as started_at_ms,
      ${milliseconds('ended_at')} as ended_at_ms, day - date '1970-01-01' as day, started_text, ended_text, status,
      ${milliseconds('sale_starts_at')} as sale_starts_at_ms, ${milliseconds('sale_ends_at')} as sale_ends_at_ms, sold_out
    from listed_performances
    where event_id = any(${eventIds}::integer[])
    order by started_at, performance_id`);
  return rows;
}

export async function selectPrices(db: Db | Tx, eventIds: readonly number[]): Promise<readonly PriceRow[]> {
  const { rows } = await db.query(sql<PriceRow>`
    select event_id, price_list, currency, min_minor, max_minor
    from price_ranges
    where event_id = any(${eventIds}::integer[])`);
  return rows;
}

export interface HallRow {
  readonly id: number;
  readonly place_id: number;
  readonly location_id: number;
}

export async function selectHalls(db: Db | Tx): Promise<readonly HallRow[]> {
  const { rows } = await db.query(sql<HallRow>`
    select halls.id, halls.place_id, places.location_id
    from halls
    join places on places.id = halls.place_id`);
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
