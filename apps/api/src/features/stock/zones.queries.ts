import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Whose stock is counted, each event's in its currency. */
export interface StockWish {
  readonly events: readonly { readonly id: number; readonly currency: string }[];
  /** Only of this date. */
  readonly dateId?: number;
  /** Holds that have run out by then are free. */
  readonly at: Date;
}

export interface ZoneRow {
  readonly zone: string;
  readonly name: Readonly<Record<string, string>>;
  /** Null for general admission without a plan. */
  readonly colour: string | null;
  readonly price_minor: number;
  readonly service_fee_minor: number;
  readonly seats: number;
  readonly seats_left: number;
  readonly places: number;
  readonly places_left: number;
}

export interface DateStockRow {
  readonly date_id: number;
  readonly left: number;
  /** All-in, of what is left. */
  readonly min_minor: number | null;
  readonly max_minor: number | null;
}

/** Nobody else may have it at that moment: sold, kept from the sale, or held for longer. */
const isTaken = (at: Date) => sql`(expires_at is null or expires_at > ${at})`;

/** Every zone of every date, counted from the rows of the stock: the truth, never a counter. */
function zonesStatement({ events, dateId, at }: StockWish): RawBuilder<unknown> {
  const ids = events.map(({ id }) => id);
  const currencies = events.map(({ currency }) => currency);
  const ofDate = (column: string) => (dateId === undefined ? sql`true` : sql`${sql.ref(column)} = ${dateId}`);
  return sql`
    with wanted as (
      select event_id, currency
      from unnest(${ids}::integer[], ${currencies}::text[]) as wanted (event_id, currency)
    ), seats_taken as (
      select event_id, date_id, zone, count(*) as taken
      from stock_seats
      where event_id = any(${ids}::integer[]) and ${ofDate('date_id')}
        and ${isTaken(at)}
      group by event_id, date_id, zone
    ), units_taken as (
      select event_id, date_id, zone, count(*) as taken
      from stock_units
      where event_id = any(${ids}::integer[]) and ${ofDate('date_id')}
        and ${isTaken(at)}
      group by event_id, date_id, zone
    ), zones as (
      select dates.event_id, dates.id as date_id, types.zone, types.position, types.name, plan_zones.colour,
        prices.price_minor, prices.service_fee_minor,
        coalesce(plan_zones.seats, 0) as seats,
        coalesce(seats_taken.taken, 0) as seats_taken,
        general_places(plan_zones.places, types.capacity, halls.given_capacity, withheld_units.count) as places,
        coalesce(units_taken.taken, 0) as units_taken
      from event_dates as dates
      join wanted on wanted.event_id = dates.event_id
      join halls on halls.id = dates.hall_id
      join ticket_types as types on types.event_id = dates.event_id and types.price_list = dates.price_list
      join ticket_prices as prices
        on prices.event_id = types.event_id and prices.price_list = types.price_list
        and prices.zone = types.zone and prices.currency = wanted.currency
      left join plan_zones on plan_zones.plan_id = dates.plan_id and plan_zones.zone = types.zone
      left join seats_taken
        on seats_taken.event_id = dates.event_id and seats_taken.date_id = dates.id
        and seats_taken.zone = types.zone
      left join units_taken
        on units_taken.event_id = dates.event_id and units_taken.date_id = dates.id
        and units_taken.zone = types.zone
      left join withheld_units
        on withheld_units.event_id = dates.event_id and withheld_units.date_id = dates.id
        and withheld_units.zone = types.zone
      where dates.event_id = any(${ids}::integer[]) and ${ofDate('dates.id')}
        and (dates.plan_id is null or plan_zones.zone is not null)
    ), counted as (
      select event_id, date_id, zone, position, name, colour, price_minor, service_fee_minor, seats, places,
        greatest(0, seats - seats_taken) as seats_left,
        greatest(0, places - units_taken) as places_left
      from zones
    )`;
}

export async function selectZones(db: Db, wish: StockWish): Promise<readonly ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    ${zonesStatement(wish)}
    select zone, name, colour, price_minor, service_fee_minor, seats, seats_left, places, places_left
    from counted
    order by position`.execute(db);
  return rows;
}

export async function selectDateStock(db: Db, wish: StockWish): Promise<readonly DateStockRow[]> {
  const { rows } = await sql<DateStockRow>`
    ${zonesStatement(wish)}
    select date_id, sum(seats_left + places_left)::integer as left,
      min(price_minor + service_fee_minor) filter (where seats_left + places_left > 0) as min_minor,
      max(price_minor + service_fee_minor) filter (where seats_left + places_left > 0) as max_minor
    from counted
    group by date_id`.execute(db);
  return rows;
}

/** Seats of a date that cannot be had, by their index in the plan. */
export async function selectTakenSeats(
  db: Db,
  eventId: number,
  dateId: number,
  at: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ seats: number[] }>`
    select coalesce(array_agg(seat), '{}') as seats
    from stock_seats
    where event_id = ${eventId} and date_id = ${dateId} and ${isTaken(at)}`.execute(db);
  return rows[0]?.seats ?? [];
}
