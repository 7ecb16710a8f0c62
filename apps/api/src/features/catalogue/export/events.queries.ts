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
  readonly price_list: number;
  readonly zone: string;
  readonly name: Translated;
  readonly capacity: number | null;
  /** Only those that the operator set. */
  readonly prices: readonly PriceRow[];
}

export interface DateRow {
  readonly id: number;
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
  readonly ticket_types: readonly TicketTypeRow[];
  readonly dates: readonly DateRow[];
}

const texts = (column: string) => sql`(
  select json_object_agg(lang, ${sql.ref(column)} order by lang)
  from event_texts
  where event_id = events.id and ${sql.ref(column)} is not null)`;

const ticketTypes = sql`(
  select json_agg(json_build_object('price_list', types.price_list, 'zone', types.zone, 'name', types.name,
    'capacity', types.capacity, 'prices', (
      select json_agg(json_build_object('currency', prices.currency, 'price_minor', prices.price_minor,
        'service_fee_minor', prices.service_fee_minor) order by prices.currency)
      from ticket_prices as prices
      where prices.event_id = types.event_id and prices.price_list = types.price_list
        and prices.zone = types.zone and prices.origin = 'set')) order by types.price_list, types.position)
  from ticket_types as types
  where types.event_id = events.id)`;

/** On the clocks of the place. */
const local = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone locations.time_zone, 'YYYY-MM-DD"T"HH24:MI')`;

const dates = sql`(
  select json_agg(json_build_object('id', performances.id, 'source_id', performances.source_id, 'hall', halls.source_id,
    'plan_id', performances.plan_id, 'price_list', performances.price_list, 'status', performances.status,
    'started_at', ${local('performances.started_at')}, 'doors_at', ${local('performances.doors_at')},
    'sale_starts_at', ${local('performances.sale_starts_at')}, 'sale_ends_at', ${local('performances.sale_ends_at')},
    'withheld_seats', array(
      select seat
      from stock_seats
      where stock_seats.event_id = performances.event_id and stock_seats.performance_id = performances.id and state = 'withheld'
      order by seat),
    'withheld_units', (
      select json_object_agg(zone, count order by zone)
      from withheld_units
      where withheld_units.event_id = performances.event_id and withheld_units.performance_id = performances.id)) order by performances.id)
  from performances
  join halls on halls.id = performances.hall_id
  join places on places.id = halls.place_id
  join locations on locations.id = places.location_id
  where performances.event_id = events.id)`;

export async function selectEventPage(tx: Tx, after: number, limit: number): Promise<readonly EventRow[]> {
  const { rows } = await tx.query(sql<EventRow>`
    select events.id, events.source_id, categories.source_id as category, events.age_limit, events.duration_minutes,
      events.currency, events.images, events.landing_ids as landings, events.invoices,
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
        where credits.event_id = events.id) as persons,
      coalesce(${ticketTypes}, '[]') as ticket_types, coalesce(${dates}, '[]') as dates
    from events
    join categories on categories.id = events.category_id
    where events.id > ${after}
    order by events.id
    limit ${limit}`);
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
