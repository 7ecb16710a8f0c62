import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { StoredKind } from './tables.ts';

export interface StoredThing {
  readonly id: number;
  readonly source_id: string;
  readonly content_hash: string;
}

export interface StoredPerformance {
  readonly id: number;
  readonly event_id: number;
  readonly source_id: string;
  readonly hall_id: number;
  readonly plan_id: number | null;
  readonly started_at: Date;
  readonly status: DateStatus;
  /** Something of it is held or sold. */
  readonly is_busy: boolean;
  /** Tickets of it were issued, though all may have been given back since. */
  readonly has_tickets: boolean;
  /** Operators keep seats of it from the sale, by their index in its plan. */
  readonly has_withheld: boolean;
  /** Codes that can still be used count for seats of it, by their index in its plan. */
  readonly has_coded: boolean;
}

/**
 * On a cluster: on all nodes or on none, with what is noted beside it; and shard after shard. After several were read or written at once, Citus refuses to write in the same transaction what
 * every node has whole. To one server it means nothing.
 */
function prepareNodes(tx: Tx): void {
  tx.queue(
    sql`select set_config('citus.multi_shard_modify_mode', 'sequential', true), commit_in_two_phases()`,
  );
}

/** One import at a time; it also keeps other writers of the catalogue out. Comes before anything else that a transaction reads of it. */
export async function lockCatalogue(tx: Tx) {
  prepareNodes(tx);
  const { rows } = await tx.query(sql<{ main_lang: string; languages: string[]; version: number }>`
    select main_lang, languages, version
    from catalogue
    for update`);
  const [row] = rows;
  if (!row) throw new Error('the table catalogue has lost its only row');
  return row;
}

export async function readStored(tx: Tx, kind: StoredKind): Promise<readonly StoredThing[]> {
  const { rows } = await tx.query(sql<StoredThing>`
    select id, source_id, content_hash
    from ${sql.ref(kind)}`);
  return rows;
}

/** What files call these events. */
export async function readEventSources(tx: Tx, ids: readonly number[]) {
  const { rows } = await tx.query(sql<{ id: number; source_id: string }>`
    select id, source_id
    from events
    where id = any(${ids})`);
  return rows;
}

export async function readLocations(tx: Tx) {
  const { rows } = await tx.query(sql<{ source_id: string; time_zone: string }>`
    select source_id, time_zone
    from locations`);
  return rows;
}

export async function readPlaces(tx: Tx) {
  const { rows } = await tx.query(sql<{ source_id: string; location: string }>`
    select places.source_id, locations.source_id as location
    from places
    join locations on locations.id = places.location_id`);
  return rows;
}

export async function readHalls(tx: Tx) {
  const { rows } = await tx.query(sql<{
    source_id: string;
    place: string;
    plan: string | null;
    capacity: number | null;
  }>`
    select halls.source_id, places.source_id as place, seating_plans.source_id as plan,
      halls.stated_capacity as capacity
    from halls
    join places on places.id = halls.place_id
    left join seating_plans on seating_plans.id = halls.plan_id`);
  return rows;
}

export async function readRates(tx: Tx) {
  const { rows } = await tx.query(sql<{ from: string; to: string; rate: string; step: string; set_at: Date }>`
    select from_currency as "from", to_currency as "to", rate, step, set_at
    from exchange_rates`);
  return rows;
}

export async function readLandings(tx: Tx) {
  const { rows } = await tx.query(sql<{ id: number; content_hash: string }>`
    select id, content_hash
    from landings`);
  return rows;
}

export async function readStoredPerformances(
  tx: Tx,
  events: readonly string[],
): Promise<readonly StoredPerformance[]> {
  const coded = await selectCodedPerformances(tx);
  const { rows } = await tx.query(sql<Omit<StoredPerformance, 'has_coded'>>`
    with busy as (
      select event_id, performance_id from stock_seats where state in ('held', 'sold')
      union
      select event_id, performance_id from stock_units where state <> 'free'
    ), ticketed as (
      select distinct event_id, performance_id
      from tickets
      where event_id in (select id from events where source_id = any(${events}))
    )
    select performances.id, performances.event_id, performances.source_id, performances.hall_id, performances.plan_id, performances.started_at, performances.status,
      busy.performance_id is not null as is_busy,
      ticketed.performance_id is not null as has_tickets,
      exists (
        select
        from withheld_seats
        where withheld_seats.event_id = performances.event_id and withheld_seats.performance_id = performances.id) as has_withheld
    from performances
    join events on events.id = performances.event_id
    left join busy on busy.event_id = performances.event_id and busy.performance_id = performances.id
    left join ticketed on ticketed.event_id = performances.event_id and ticketed.performance_id = performances.id
    where events.source_id = any(${events})`);
  return rows.map((row) => ({ ...row, has_coded: coded.has(row.id) }));
}

/** Asked apart: batches are plain tables of the coordinator. */
async function selectCodedPerformances(tx: Tx): Promise<ReadonlySet<number>> {
  const { rows } = await tx.query(sql<{ performance_id: number }>`
    select distinct performance_ids[1] as performance_id
    from voucher_batches
    where seats is not null and (valid_until is null or valid_until > now())
      and exists (select from vouchers where batch_id = voucher_batches.id and ended_at is null)`);
  return new Set(rows.map(({ performance_id }) => performance_id));
}

export async function readLargestPerformanceId(tx: Tx): Promise<number> {
  const { rows } = await tx.query(sql<{ largest: number }>`
    select coalesce(max(performance_id), 0) as largest
    from listed_performances`);
  return rows[0]?.largest ?? 0;
}

export interface StoredPlan {
  readonly id: number;
  readonly source_id: string;
  readonly hash: string;
}

/** Every plan, those that halls have now before earlier ones, and later ones before older ones. */
export async function readStoredPlans(tx: Tx): Promise<readonly StoredPlan[]> {
  const { rows } = await tx.query(sql<StoredPlan>`
    select id, source_id, hash
    from seating_plans
    order by exists (select from halls where halls.plan_id = seating_plans.id) desc, id desc`);
  return rows;
}

/** What a plan has of one zone. */
export interface HallZone {
  readonly zone: string;
  readonly colour: string;
  readonly seats: number;
  readonly units: number;
}

export interface PlanRow extends StoredPlan {
  readonly seat_count: number;
  readonly zones: readonly HallZone[];
  /** JSON. */
  readonly source: string;
}

export async function readPlanRows(tx: Tx, ids: readonly number[]): Promise<readonly PlanRow[]> {
  const { rows } = await tx.query(sql<PlanRow>`
    select plans.id, plans.source_id, plans.hash, plans.seat_count, plans.source::text as source,
      (select coalesce(json_agg(json_build_object('zone', zone, 'colour', colour, 'seats', seats, 'units', units)
          order by position), '[]')
        from plan_zones
        where plan_id = plans.id) as zones
    from seating_plans as plans
    where plans.id = any(${ids})`);
  return rows;
}

/** By what files call a date. */
export async function selectDateSource(
  tx: Tx,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
): Promise<string | undefined> {
  const { rows } = await tx.query(sql<{ source_id: string }>`
    select source_id from performances where event_id = ${eventId} and id = ${performanceId}`);
  return rows[0]?.source_id;
}
