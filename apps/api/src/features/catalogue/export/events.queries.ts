import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

type Event = NonNullable<CatalogueFile['events']>[number];
type Translated = Event['title'];

export interface PriceRow {
  readonly currency: string;
  readonly price_minor: number;
  readonly service_fee_minor: number;
}

export interface TicketTypeRow {
  readonly event_id: number;
  readonly price_list: number;
  readonly zone: string;
  readonly name: Translated;
  readonly capacity: number | null;
  readonly vat_rate: number | null;
  readonly vat_exemption: string | null;
  readonly fee_vat_rate: number | null;
  readonly fee_vat_exemption: string | null;
  /** Only those that the operator set. */
  readonly prices: readonly PriceRow[];
}

export interface DateRow {
  readonly event_id: number;
  readonly source_id: string;
  readonly hall: string;
  readonly plan_id: number | null;
  readonly price_list: number;
  readonly started_at: string;
  readonly doors_at: string | null;
  readonly sale_starts_at: string | null;
  readonly sale_ends_at: string;
  readonly status: 'scheduled' | 'cancelled' | 'postponed';
  readonly withheld_seats: readonly number[];
  readonly withheld_units: Readonly<Record<string, number>> | null;
}

export interface EventRow
  extends Pick<
    Event,
    | 'source_id'
    | 'category'
    | 'title'
    | 'description'
    | 'age_limit'
    | 'duration_minutes'
    | 'currency'
    | 'images'
  > {
  readonly id: number;
  readonly subtitle: Translated | null;
  readonly labels: NonNullable<Event['labels']>;
  readonly persons: NonNullable<Event['persons']>;
  readonly landings: number[] | null;
  readonly invoices: boolean;
  readonly max_tickets: number | null;
}

const texts = (column: string) => sql`(
  select json_object_agg(lang, ${sql.ref(column)} order by lang)
  from event_texts
  where event_id = events.id and ${sql.ref(column)} is not null)`;

/** Ids of what files call like this. */
export async function readEventIds(tx: Tx, sources: readonly string[]) {
  const { rows } = await tx.query(sql<{ id: number; source_id: string }>`
    select id, source_id
    from events
    where source_id = any(${sources})
    order by id`);
  return rows;
}

export async function selectEventPage(tx: Tx, after: number, limit: number): Promise<readonly EventRow[]> {
  const { rows } = await tx.query(sql<EventRow>`
    select events.id, events.source_id, categories.source_id as category, events.age_limit, events.duration_minutes,
      events.currency, events.images, events.landing_ids as landings, events.invoices, events.max_tickets,
      coalesce(${texts('title')}, '{}') as title, ${texts('subtitle')} as subtitle, coalesce(${texts('description')}, '{}') as description,
      array(
        select labels.code
        from event_labels
        join labels on labels.id = event_labels.label_id
        where event_labels.event_id = events.id
        order by labels.id) as labels,
      (select coalesce(json_agg(json_build_object('person', persons.source_id, 'role', credits.role)
          order by credits.position), '[]')
        from event_persons as credits
        join persons on persons.id = credits.person_id
        where credits.event_id = events.id) as persons
    from events
    join categories on categories.id = events.category_id
    where events.id > ${after}
    order by events.id
    limit ${limit}`);
  return rows;
}

/** What is sold of these events. Read apart from them: a cluster keeps it elsewhere. */
export async function selectTicketTypes(
  tx: Tx,
  eventIds: readonly number[],
): Promise<readonly TicketTypeRow[]> {
  const { rows } = await tx.query(sql<TicketTypeRow>`
    select types.event_id, types.price_list, types.zone, types.name, types.capacity, types.vat_rate, types.vat_exemption,
      types.fee_vat_rate, types.fee_vat_exemption,
      json_agg(json_build_object('currency', prices.currency, 'price_minor', prices.price_minor,
        'service_fee_minor', prices.service_fee_minor) order by prices.currency) as prices
    from ticket_types as types
    join ticket_prices as prices
      on prices.event_id = types.event_id and prices.price_list = types.price_list and prices.zone = types.zone
    where types.event_id = any(${eventIds}) and prices.event_id = any(${eventIds}) and prices.origin = 'set'
    group by types.event_id, types.price_list, types.zone, types.name, types.capacity, types.vat_rate, types.vat_exemption,
      types.fee_vat_rate, types.fee_vat_exemption, types.position
    order by types.event_id, types.price_list, types.position`);
  return rows;
}

/** On the clocks of the place. */
const local = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone locations.time_zone, 'YYYY-MM-DD"T"HH24:MI')`;

export async function selectDates(tx: Tx, eventIds: readonly number[]): Promise<readonly DateRow[]> {
  const { rows } = await tx.query(sql<DateRow>`
    with seats as (
      select event_id, performance_id, array_agg(seat order by seat) as withheld
      from stock_seats
      where event_id = any(${eventIds}) and state = 'withheld'
        and not exists (
          select
          from withheld_seats
          where withheld_seats.event_id = any(${eventIds}) and withheld_seats.event_id = stock_seats.event_id
          and withheld_seats.performance_id = stock_seats.performance_id
            and withheld_seats.seat = stock_seats.seat)
      group by event_id, performance_id
    ), units as (
      select event_id, performance_id, json_object_agg(zone, count order by zone) as withheld
      from withheld_units
      where event_id = any(${eventIds})
      group by event_id, performance_id
    )
    select performances.event_id, performances.source_id, halls.source_id as hall, performances.plan_id, performances.price_list,
      performances.status, ${local('performances.started_at')} as started_at, ${local('performances.doors_at')} as doors_at,
      ${local('performances.sale_starts_at')} as sale_starts_at, ${local('performances.sale_ends_at')} as sale_ends_at,
      coalesce(seats.withheld, '{}') as withheld_seats, units.withheld as withheld_units
    from performances
    join halls on halls.id = performances.hall_id
    join places on places.id = halls.place_id
    join locations on locations.id = places.location_id
    left join seats on seats.event_id = performances.event_id and seats.performance_id = performances.id
    left join units on units.event_id = performances.event_id and units.performance_id = performances.id
    where performances.event_id = any(${eventIds})
    order by performances.event_id, performances.id`);
  return rows;
}

export async function selectPlanSource(tx: Tx, id: number): Promise<unknown> {
  const { rows } = await tx.query(sql<{ source: unknown }>`
    select source
    from seating_plans
    where id = ${id}`);
  return rows[0]?.source;
}

export async function selectMainLanguage(tx: Tx): Promise<string> {
  const { rows } = await tx.query(sql<{ main_lang: string }>`
    select main_lang
    from catalogue`);
  return rows[0]?.main_lang ?? 'ru';
}
