import type { Picture } from '@parterre/contracts/catalogue-file/values';
import type { PerformanceSaleData } from '@parterre/domain/price/sale-state';
import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

const milliseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** What the domain judges a date of `listed_performances` by, as JSON; how many tickets are left is counted apart. */
export const saleData = (table: string) => sql`json_strip_nulls(json_build_object(
  'status', ${sql.ref(`${table}.status`)},
  'startedAtMs', ${milliseconds(`${table}.started_at`)},
  'saleStartsAtMs', ${milliseconds(`${table}.sale_starts_at`)},
  'saleEndsAtMs', ${milliseconds(`${table}.sale_ends_at`)}))`;

export interface PerformanceRow {
  readonly event_id: number;
  readonly sale_data: Omit<PerformanceSaleData, 'ticketsLeft'>;
  /** The one asked for, or the event's own where it has no price in it. */
  readonly currency: string;
  readonly max_tickets: number | null;
}

export async function selectPerformance(
  db: Db,
  id: number,
  currency: string,
): Promise<PerformanceRow | undefined> {
  const { rows } = await db.query(sql<PerformanceRow>`
    select listed.event_id, ${saleData('listed')} as sale_data,
      case
        when exists (
          select
          from price_ranges as range
          where range.event_id = listed.event_id and range.price_list = listed.price_list
            and range.currency = ${currency})
        then ${currency}
        else events.currency
      end as currency, events.max_tickets
    from listed_performances as listed
    join events on events.id = listed.event_id
    where listed.performance_id = ${id}`);
  return rows[0];
}

export interface PerformancePlanRow {
  readonly id: number;
  readonly hash: string;
  readonly seat_count: number;
}

/** The plan that a date is sold by, if it has one. */
export async function selectPerformancePlan(
  db: Db,
  eventId: number,
  performanceId: number,
): Promise<PerformancePlanRow | undefined> {
  const { rows } = await db.query(sql<PerformancePlanRow>`
    select plans.id, plans.hash, plans.seat_count
    from performances
    join seating_plans as plans on plans.id = performances.plan_id
    where performances.event_id = ${eventId} and performances.id = ${performanceId}`);
  return rows[0];
}

/** By language. */
export type Translated = Readonly<Record<string, string>>;

export interface PerformanceSubjectRow {
  readonly event_id: number;
  readonly sale_data: Omit<PerformanceSaleData, 'ticketsLeft'>;
  readonly started_text: string;
  readonly poster: Picture | null;
  /** Whether its event may be ordered by invoice. */
  readonly invoices: boolean;
  /** The most of its event's tickets in one order, where it has a limit of its own. */
  readonly max_tickets: number | null;
  readonly title: Translated;
  readonly hall: Translated;
  readonly place: Translated;
}

/** What a date is a showing of, in all languages. */
export async function selectPerformanceSubject(
  db: Db,
  performanceId: number,
): Promise<PerformanceSubjectRow | undefined> {
  const { rows } = await db.query(sql<PerformanceSubjectRow>`
    select listed.event_id, ${saleData('listed')} as sale_data, listed.started_text, halls.name as hall,
      events.images -> 'poster' as poster, events.invoices, events.max_tickets,
      (select coalesce(json_object_agg(lang, title), '{}')
       from event_texts
       where event_id = listed.event_id and title is not null) as title,
      (select coalesce(json_object_agg(lang, name), '{}')
       from place_texts
       where place_id = listed.place_id and name is not null) as place
    from listed_performances as listed
    join events on events.id = listed.event_id
    join halls on halls.id = listed.hall_id
    where listed.performance_id = ${performanceId}`);
  return rows[0];
}

export interface SoldZoneRow {
  readonly zone: string;
  readonly name: Translated;
  /** Null where no seat of the date is numbered. */
  readonly plan_hash: string | null;
  readonly has_units: boolean;
  /** By currency: the price and the fee, in minor units. */
  readonly prices: Readonly<Record<string, readonly [priceMinor: number, feeMinor: number]>>;
  readonly vat_rate: number | null;
  readonly vat_exemption: string | null;
  readonly fee_vat_rate: number | null;
  readonly fee_vat_exemption: string | null;
}

export async function selectSoldZones(
  db: Db,
  eventId: number,
  performanceId: number,
): Promise<readonly SoldZoneRow[]> {
  const { rows } = await db.query(sql<SoldZoneRow>`
    select types.zone, types.name, types.vat_rate, types.vat_exemption, types.fee_vat_rate, types.fee_vat_exemption,
      plans.hash as plan_hash,
      performances.plan_id is null or coalesce(plan_zones.units, 0) > 0 as has_units,
      json_object_agg(prices.currency, json_build_array(prices.price_minor, prices.service_fee_minor)) as prices
    from performances
    join ticket_types as types on types.event_id = performances.event_id and types.price_list = performances.price_list
    join ticket_prices as prices
      on prices.event_id = types.event_id and prices.price_list = types.price_list and prices.zone = types.zone
    left join seating_plans as plans on plans.id = performances.plan_id
    left join plan_zones on plan_zones.plan_id = performances.plan_id and plan_zones.zone = types.zone
    where performances.event_id = ${eventId} and performances.id = ${performanceId}
    group by types.zone, types.name, types.vat_rate, types.vat_exemption, types.fee_vat_rate, types.fee_vat_exemption, plans.hash,
      performances.plan_id, plan_zones.units`);
  return rows;
}
