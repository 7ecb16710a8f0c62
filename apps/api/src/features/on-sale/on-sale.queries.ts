import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import type { PerformanceTally, SaleTally } from './sale-tally.ts';

export async function askShortest(db: Db): Promise<void> {
  await db.query(sql`select 1`);
}

interface Slot {
  readonly slotAt: Date;
  readonly processId: string;
}

export async function storeLoadSum(
  db: Db,
  { slotAt, processId }: Slot,
  load: Omit<SaleTally, 'performances'> & { readonly databaseMs: number },
): Promise<void> {
  await db.query(sql`
    insert into load_sums as known (slot_at, process_id, holds, hold_p95_ms, shed, failed, database_ms)
    values (${slotAt}, ${processId}, ${load.holds}, ${load.p95_ms}, ${load.shed}, ${load.failed}, ${load.databaseMs})
    on conflict (slot_at, process_id) do update
    set holds = known.holds + excluded.holds, hold_p95_ms = greatest(known.hold_p95_ms, excluded.hold_p95_ms),
      shed = known.shed + excluded.shed, failed = known.failed + excluded.failed,
      database_ms = greatest(known.database_ms, excluded.database_ms)`);
}

export async function storeSaleSums(
  db: Db,
  { slotAt, processId }: Slot,
  performances: ReadonlyMap<number, PerformanceTally>,
): Promise<void> {
  const tallies = [...performances.values()];
  await db.query(sql`
    insert into sale_sums as known (performance_id, slot_at, process_id, held, refused, orders, sold)
    select performance_id, ${slotAt}::timestamptz, ${processId}::uuid, held, refused, orders, sold
    from unnest(${[...performances.keys()]}::integer[], ${tallies.map(({ held }) => held)}::integer[],
      ${tallies.map(({ refused }) => refused)}::integer[], ${tallies.map(({ orders }) => orders)}::integer[],
      ${tallies.map(({ sold }) => sold)}::integer[]) as counted (performance_id, held, refused, orders, sold)
    on conflict (performance_id, slot_at, process_id) do update
    set held = known.held + excluded.held, refused = known.refused + excluded.refused, orders = known.orders + excluded.orders,
      sold = known.sold + excluded.sold`);
}

export async function deleteOldLoads(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from load_sums where slot_at < ${before}`);
}

/** What was sold draws the curve of a sale, and is kept for longer. */
export async function deleteOldSums(
  db: Db,
  { unsoldBefore, before }: { readonly unsoldBefore: Date; readonly before: Date },
): Promise<void> {
  await db.query(sql`
    delete from sale_sums where slot_at < ${before} or (slot_at < ${unsoldBefore} and sold = 0)`);
}

export interface FlowRow {
  readonly held: number;
  readonly refused: number;
  readonly orders: number;
  readonly sold: number;
}

export async function selectFlow(db: Db, performanceId: number, since: Date): Promise<FlowRow> {
  const { rows } = await db.query(sql<FlowRow>`
    select coalesce(sum(held), 0)::integer as held, coalesce(sum(refused), 0)::integer as refused,
      coalesce(sum(orders), 0)::integer as orders, coalesce(sum(sold), 0)::integer as sold
    from sale_sums
    where performance_id = ${performanceId} and slot_at >= ${since}`);
  return rows[0] ?? { held: 0, refused: 0, orders: 0, sold: 0 };
}

export interface LoadSumRow {
  readonly holds: number;
  readonly hold_p95_ms: number;
  readonly shed: number;
  readonly failed: number;
  readonly database_ms: number;
}

/** Of all processes: the slowest of each, and the sum of what went wrong. */
export async function selectLoadSum(db: Db, since: Date): Promise<LoadSumRow> {
  const { rows } = await db.query(sql<LoadSumRow>`
    select coalesce(sum(holds), 0)::integer as holds, coalesce(max(hold_p95_ms), 0)::double precision as hold_p95_ms,
      coalesce(sum(shed), 0)::integer as shed, coalesce(sum(failed), 0)::integer as failed,
      coalesce(max(database_ms), 0)::double precision as database_ms
    from load_sums
    where slot_at >= ${since}`);
  return rows[0] ?? { holds: 0, hold_p95_ms: 0, shed: 0, failed: 0, database_ms: 0 };
}

export async function selectLastSlot(db: Db): Promise<Date | null> {
  const { rows } = await db.query(sql<{ slot_at: Date }>`
    select slot_at from load_sums order by slot_at desc limit 1`);
  return rows[0]?.slot_at ?? null;
}

export interface FirstSlotRow {
  readonly first_at: Date | null;
  readonly last_at: Date | null;
  readonly sold: number;
}

/** When something was first and last sold of a performance, as far as that was counted. */
export async function selectSoldSlots(db: Db, performanceId: number, from: Date): Promise<FirstSlotRow> {
  const { rows } = await db.query(sql<FirstSlotRow>`
    select min(slot_at) as first_at, max(slot_at) as last_at, coalesce(sum(sold), 0)::integer as sold
    from sale_sums
    where performance_id = ${performanceId} and sold > 0 and slot_at >= ${from}`);
  return rows[0] ?? { first_at: null, last_at: null, sold: 0 };
}

export interface CurveRow {
  /** Which of the steps since the opening. */
  readonly step: number;
  readonly sold: number;
}

/** Tickets sold in each step of time since then; steps without any are left out. */
export async function selectSoldBySteps(
  db: Db,
  performanceId: number,
  { from, until, stepSeconds }: { readonly from: Date; readonly until: Date; readonly stepSeconds: number },
): Promise<readonly CurveRow[]> {
  const { rows } = await db.query(sql<CurveRow>`
    select floor(extract(epoch from slot_at - ${from}::timestamptz) / ${stepSeconds}::double precision)::integer as step,
      sum(sold)::integer as sold
    from sale_sums
    where performance_id = ${performanceId} and sold > 0 and slot_at >= ${from} and slot_at <= ${until}
    group by 1
    order by 1`);
  return rows;
}

export interface SimilarSaleRow {
  readonly performance_id: number;
}

/** Other performances of the same event or hall whose sale has opened, the likest first. */
export async function selectSimilarSales(
  db: Db,
  performanceId: number,
  at: Date,
): Promise<readonly SimilarSaleRow[]> {
  const { rows } = await db.query(sql<SimilarSaleRow>`
    select others.performance_id
    from listed_performances as listed
    join listed_performances as others
      on (others.event_id = listed.event_id or others.hall_id = listed.hall_id) and others.performance_id <> listed.performance_id
    where listed.performance_id = ${performanceId} and coalesce(others.sale_starts_at, '-infinity') < ${at}
    order by others.event_id = listed.event_id desc, others.hall_id = listed.hall_id desc, others.started_at desc
    limit 200`);
  return rows;
}

/** Of these the ones with as many tickets sold, as far as that was counted. */
export async function selectSoldAtLeast(
  db: Db,
  performanceIds: readonly number[],
  minSold: number,
): Promise<readonly number[]> {
  const { rows } = await db.query(sql<{ performance_id: number }>`
    select performance_id
    from sale_sums
    where performance_id = any(${performanceIds}::integer[]) and sold > 0
    group by performance_id
    having sum(sold) >= ${minSold}
    order by performance_id`);
  return rows.map(({ performance_id }) => performance_id);
}

export interface ZoneStockRow {
  readonly zone: string;
  /** By language. */
  readonly name: Readonly<Record<string, string>>;
  /** Units that are withheld are no part of it. */
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
  readonly withheld_seats: number;
  readonly withheld_units: number;
}

export async function selectZoneStock(
  db: Db,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
  at: Date,
): Promise<readonly ZoneStockRow[]> {
  const { rows } = await db.query(sql<ZoneStockRow>`
    with seats as (
      select zone, count(*) filter (where state = 'held' and expires_at > ${at}) as held, count(*) filter (where state = 'sold') as sold,
        count(*) filter (where state = 'withheld') as withheld
      from stock_seats
      where event_id = ${eventId} and performance_id = ${performanceId}
      group by zone
    ), units as (
      select zone, count(*) filter (where state = 'held' and expires_at > ${at}) as held, count(*) filter (where state = 'sold') as sold,
        count(*) filter (where state = 'withheld') as withheld
      from stock_units
      where event_id = ${eventId} and performance_id = ${performanceId}
      group by zone
    )
    select types.zone, types.name,
      (coalesce(plan_zones.seats, 0)
        + general_admission_capacity(plan_zones.units, types.capacity, halls.stated_capacity, kept.count))::integer as capacity,
      (coalesce(seats.held, 0) + coalesce(units.held, 0))::integer as held,
      (coalesce(seats.sold, 0) + coalesce(units.sold, 0))::integer as sold,
      (coalesce(seats.withheld, 0) + coalesce(units.withheld, 0))::integer as withheld_seats,
      coalesce(kept.count, 0)::integer as withheld_units
    from performances
    join halls on halls.id = performances.hall_id
    join ticket_types as types on types.event_id = performances.event_id and types.price_list = performances.price_list
    left join plan_zones on plan_zones.plan_id = performances.plan_id and plan_zones.zone = types.zone
    left join seats on seats.zone = types.zone
    left join units on units.zone = types.zone
    left join withheld_units as kept
      on kept.event_id = performances.event_id and kept.performance_id = performances.id and kept.zone = types.zone
    where performances.event_id = ${eventId} and types.event_id = ${eventId} and performances.id = ${performanceId}
      and (performances.plan_id is null or plan_zones.zone is not null)
    order by types.position`);
  return rows;
}

/** How many baskets hold something of a performance. What an order has, or the waiting list, is held without an end. */
export async function countHolding(
  db: Db,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
  at: Date,
): Promise<number> {
  const { rows } = await db.query(sql<{ baskets: number }>`
    select count(distinct owner) as baskets
    from (
      select owner from stock_seats
      where event_id = ${eventId} and performance_id = ${performanceId} and state = 'held' and expires_at > ${at} and expires_at < 'infinity'
      union all
      select owner from stock_units
      where event_id = ${eventId} and performance_id = ${performanceId} and state = 'held' and expires_at > ${at} and expires_at < 'infinity'
    ) as held`);
  return rows[0]?.baskets ?? 0;
}

export interface UnpaidRow {
  readonly currency: string;
  readonly minor: number;
}

/** What is ordered of a performance and not paid yet. */
export async function selectUnpaid(
  db: Db,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
): Promise<readonly UnpaidRow[]> {
  const { rows } = await db.query(sql<UnpaidRow>`
    select orders.currency, sum(order_lines.count * (order_lines.price_minor + order_lines.service_fee_minor))::bigint as minor
    from orders
    join order_lines on order_lines.order_id = orders.id
    where orders.state = 'awaiting_payment' and order_lines.event_id = ${eventId} and order_lines.performance_id = ${performanceId}
    group by 1
    order by 1`);
  return rows;
}

export async function countPaying(
  db: Db,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
): Promise<number> {
  const { rows } = await db.query(sql<{ orders: number }>`
    select count(distinct orders.id) as orders
    from orders
    join order_lines on order_lines.order_id = orders.id
    where orders.state = 'awaiting_payment' and order_lines.event_id = ${eventId} and order_lines.performance_id = ${performanceId}`);
  return rows[0]?.orders ?? 0;
}

export async function countAdmittedSince(db: Db, roomId: number, since: Date): Promise<number> {
  const { rows } = await db.query(sql<{ admitted: number }>`
    select count(*) as admitted
    from waiting_room_admissions
    where room_id = ${roomId} and claimed_at >= ${since}`);
  return rows[0]?.admitted ?? 0;
}

export interface BankBacklogRow {
  readonly waiting: number;
  readonly oldest_at: Date | null;
}

/** Payments that have left the buyer, and of which their bank has said nothing yet. */
export async function selectBankBacklog(db: Db): Promise<BankBacklogRow> {
  const { rows } = await db.query(sql<BankBacklogRow>`
    select count(*) as waiting, min(created_at) as oldest_at
    from payments
    where state in ('created', 'pending') and awaits = 'bank' and kind <> 'invoice'`);
  return rows[0] ?? { waiting: 0, oldest_at: null };
}

export async function selectWithheldByZone(
  db: Db,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
): Promise<readonly { readonly zone: string; readonly seats: number[] }[]> {
  const { rows } = await db.query(sql<{ zone: string; seats: number[] }>`
    select zone, array_agg(seat order by seat) as seats
    from stock_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and state = 'withheld'
    group by zone
    order by zone`);
  return rows;
}
