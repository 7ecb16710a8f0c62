import type { Db, Tx } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';

/** Whose stock is counted, each event's in its currency. */
export interface StockQuery {
  readonly events: readonly { readonly id: number; readonly currency: string }[];
  /** Only of this date. */
  readonly performanceId?: number;
  /** Holds that have run out by then are free. */
  readonly at: Date;
  /** Of vouchers: what their codes open is free, too. */
  readonly batches?: Batches;
}

/** Batches of vouchers, in the eyes of whoever has a code of each; none for everybody else. */
export type Batches = readonly string[];

export interface ZoneRow {
  readonly zone: string;
  readonly name: Readonly<Record<string, string>>;
  /** Null for general admission without a plan. */
  readonly colour: string | null;
  readonly price_minor: number;
  readonly service_fee_minor: number;
  readonly seats: number;
  readonly seats_left: number;
  readonly units: number;
  readonly units_left: number;
}

export interface PerformanceStockRow {
  readonly performance_id: number;
  readonly left: number;
  /** All-in, of what is left. */
  readonly min_minor: number | null;
  readonly max_minor: number | null;
}

/** Nobody else may have it at that moment: sold, kept from the sale, or held for longer. */
const isTaken = (at: Date, batches: Batches = []) =>
  batches.length === 0
    ? sql`(expires_at is null or expires_at > ${at})`
    : sql`((expires_at is null or expires_at > ${at}) and not ${isOpen(batches)})`;

const isOpen = (batches: Batches) =>
  sql`(state = 'withheld' and coalesce(opened_by = any(${batches}::uuid[]), false))`;

/**
 * Every zone of every date, counted from the rows of the stock: the truth, never a counter. Each table of a sale names the events,
 * so that a cluster asks no more nodes than have them.
 */
function zonesStatement({ events, performanceId, at, batches }: StockQuery): Sql {
  const ids = events.map(({ id }) => id);
  const currencies = events.map(({ currency }) => currency);
  const ofEvents = (column: string) => sql`${sql.ref(column)} = any(${ids}::integer[])`;
  const ofDate = (column: string) =>
    performanceId === undefined ? sql`true` : sql`${sql.ref(column)} = ${performanceId}`;
  return sql`
    with wanted as (
      select event_id, currency
      from unnest(${ids}::integer[], ${currencies}::text[]) as wanted (event_id, currency)
    ), seats_taken as (
      select event_id, performance_id, zone, count(*) as taken
      from stock_seats
      where ${ofEvents('event_id')} and ${ofDate('performance_id')}
        and ${isTaken(at, batches)}
      group by event_id, performance_id, zone
    ), units_taken as (
      select event_id, performance_id, zone, count(*) as taken
      from stock_units
      where ${ofEvents('event_id')} and ${ofDate('performance_id')}
        and ${isTaken(at, batches)}
      group by event_id, performance_id, zone
    ), zones as (
      select performances.event_id, performances.id as performance_id, types.zone, types.position, types.name, plan_zones.colour,
        prices.price_minor, prices.service_fee_minor,
        coalesce(plan_zones.seats, 0) as seats,
        coalesce(seats_taken.taken, 0) as seats_taken,
        general_admission_capacity(plan_zones.units, types.capacity, halls.stated_capacity, withheld_units.count) as units,
        coalesce(units_taken.taken, 0) as units_taken
      from performances
      join wanted on wanted.event_id = performances.event_id
      join halls on halls.id = performances.hall_id
      join ticket_types as types on types.event_id = performances.event_id and types.price_list = performances.price_list
      join ticket_prices as prices
        on prices.event_id = types.event_id and prices.price_list = types.price_list
        and prices.zone = types.zone and prices.currency = wanted.currency
      left join plan_zones on plan_zones.plan_id = performances.plan_id and plan_zones.zone = types.zone
      left join seats_taken
        on seats_taken.event_id = performances.event_id and seats_taken.performance_id = performances.id
        and seats_taken.zone = types.zone
      left join units_taken
        on units_taken.event_id = performances.event_id and units_taken.performance_id = performances.id
        and units_taken.zone = types.zone
      left join withheld_units
        on withheld_units.event_id = performances.event_id and withheld_units.performance_id = performances.id
        and withheld_units.zone = types.zone and ${ofEvents('withheld_units.event_id')}
      where ${ofEvents('performances.event_id')} and ${ofEvents('types.event_id')} and ${ofEvents('prices.event_id')}
        and ${ofDate('performances.id')}
        and (performances.plan_id is null or plan_zones.zone is not null)
    ), counted as (
      select event_id, performance_id, zone, position, name, colour, price_minor, service_fee_minor, seats, units,
        greatest(0, seats - seats_taken) as seats_left,
        greatest(0, units - units_taken) as units_left
      from zones
    )`;
}

export async function selectZones(db: Db, query: StockQuery): Promise<readonly ZoneRow[]> {
  const { rows } = await db.query(sql<ZoneRow>`
    ${zonesStatement(query)}
    select zone, name, colour, price_minor, service_fee_minor, seats, seats_left, units, units_left
    from counted
    order by position`);
  return rows;
}

export async function selectPerformanceStock(
  db: Db,
  query: StockQuery,
): Promise<readonly PerformanceStockRow[]> {
  const { rows } = await db.query(sql<PerformanceStockRow>`
    ${zonesStatement(query)}
    select performance_id, sum(seats_left + units_left)::integer as left,
      min(price_minor + service_fee_minor) filter (where seats_left + units_left > 0) as min_minor,
      max(price_minor + service_fee_minor) filter (where seats_left + units_left > 0) as max_minor
    from counted
    group by performance_id`);
  return rows;
}

/** Seats of a date that cannot be had, by their index in the plan. */
export async function selectTakenSeats(
  db: Db,
  eventId: number,
  performanceId: number,
  { at, batches }: Pick<StockQuery, 'at' | 'batches'>,
): Promise<readonly number[]> {
  const { rows } = await db.query(sql<{ seats: number[] }>`
    select coalesce(array_agg(seat), '{}') as seats
    from stock_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and ${isTaken(at, batches)}`);
  return rows[0]?.seats ?? [];
}

/** Which batches these vouchers open stock for at that moment. */
export async function selectOpenBatches(db: Db, keys: readonly string[], at: Date): Promise<Batches> {
  const { rows } = await db.query(sql<{ batches: string[] }>`
    select open_batches(${keys}::uuid[], ${at}) as batches`);
  return rows[0]?.batches ?? [];
}

/** Seats that these batches open, whoever has them now. */
export async function selectOpenedSeats(
  db: Db,
  { eventId, performanceId }: PerformanceKey,
  batches: Batches,
): Promise<readonly number[]> {
  const { rows } = await db.query(sql<{ seat: number }>`
    select seat
    from stock_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and opened_by = any(${batches}::uuid[])
    order by seat`);
  return rows.map(({ seat }) => seat);
}

/**
 * The oldest transaction that is still running: whatever an older one wrote is seen by every later statement. Asked for
 * before what it is the version of, and apart from it, since on a cluster only this session knows its transactions.
 */
export async function selectVersion(db: Db): Promise<number> {
  const { rows } = await db.query(sql<{ version: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as version`);
  return rows[0]?.version ?? 0;
}

export interface SeatChangeRow {
  readonly seat: number;
  readonly is_taken: boolean;
}

interface PerformanceKey {
  readonly eventId: number;
  readonly performanceId: number;
}

interface WatchedDate extends PerformanceKey {
  readonly batches?: Batches;
}

/** Seats of a date that were written since a version, as they are now. The index asks to be told that there was a writer. */
export async function selectSeatChanges(
  db: Db,
  date: WatchedDate,
  since: number,
  at: Date,
): Promise<readonly SeatChangeRow[]> {
  const { rows } = await db.query(sql<SeatChangeRow>`
    select seat, ${isTaken(at, date.batches)} as is_taken
    from stock_seats
    where event_id = ${date.eventId} and performance_id = ${date.performanceId}
      and changed > '0' and changed >= ${String(since)}::xid8`);
  return rows;
}

/** Seats of a date whose hold has ended, and that nobody has tidied yet. */
export async function selectEndedSeats(
  db: Db,
  date: PerformanceKey,
  at: Date,
): Promise<readonly SeatChangeRow[]> {
  const { rows } = await db.query(sql<SeatChangeRow>`
    select seat, false as is_taken
    from stock_seats
    where event_id = ${date.eventId} and performance_id = ${date.performanceId} and state = 'held' and expires_at <= ${at}`);
  return rows;
}

/** What of each date can never be bought again: sold, or kept from the sale. Holds come back, but not what a code opened. */
export async function readSoldOut(db: Db | Tx, eventIds: readonly number[]) {
  const { rows } = await db.query(sql<{ performance_id: number; sold_out: boolean }>`
    with seats as (
      select event_id, performance_id, count(*) as taken
      from stock_seats
      where event_id = any(${eventIds}) and (expires_at is null or opened_by is not null)
      group by event_id, performance_id
    ), units as (
      select event_id, performance_id, count(*) as taken
      from stock_units
      where event_id = any(${eventIds}) and (expires_at is null or opened_by is not null)
      group by event_id, performance_id
    )
    select performances.id as performance_id,
      performances.capacity <= coalesce(seats.taken, 0) + coalesce(units.taken, 0) as sold_out
    from performances
    left join seats on seats.event_id = performances.event_id and seats.performance_id = performances.id
    left join units on units.event_id = performances.event_id and units.performance_id = performances.id
    where performances.event_id = any(${eventIds})`);
  return rows;
}

/** Answers the events whose dates changed. */
export async function storeSoldOut(
  db: Db | Tx,
  performanceIds: readonly number[],
  isSoldOut: boolean,
): Promise<number[]> {
  const { rows } = await db.query(sql<{ event_id: number }>`
    update listed_performances
    set sold_out = ${isSoldOut}
    where performance_id = any(${performanceIds}) and sold_out <> ${isSoldOut}
    returning event_id`);
  return [...new Set(rows.map(({ event_id }) => event_id))];
}

/** The channel on which every process hears of which dates something was taken or freed. */
export const stockChannel = 'stock_changed';

/** PostgreSQL carries 8000 bytes in one notification. */
const maxPerformances = 700;

export async function notifyPerformances(db: Db | Tx, performanceIds: readonly number[]): Promise<void> {
  const payloads = Array.from({ length: Math.ceil(performanceIds.length / maxPerformances) }, (_, index) =>
    performanceIds.slice(index * maxPerformances, (index + 1) * maxPerformances).join(' '),
  );
  await db.query(sql`
    select pg_notify(${stockChannel}, payload)
    from unnest(${payloads}::text[]) as payload`);
}
