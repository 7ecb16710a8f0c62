import type { SeatOwnership } from '@parterre/domain/seats/withholding';
import { commitInTwoPhases } from '../../../database/commit-in-two-phases.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface PerformanceKey {
  readonly eventId: number;
  readonly performanceId: number;
}

export interface StaffPerformanceRow {
  readonly event_id: number;
  readonly place_id: number;
  readonly plan_hash: string | null;
}

/** What an operator's act on its seats must know of a performance. */
export async function selectStaffPerformance(
  db: Db | Tx,
  performanceId: number,
): Promise<StaffPerformanceRow | undefined> {
  const { rows } = await db.query(sql<Omit<StaffPerformanceRow, 'plan_hash'>>`
    select event_id, place_id from listed_performances where performance_id = ${performanceId}`);
  const [listed] = rows;
  if (!listed) return undefined;
  const { rows: plans } = await db.query(sql<{ hash: string }>`
    select plans.hash
    from performances
    join seating_plans as plans on plans.id = performances.plan_id
    where performances.event_id = ${listed.event_id} and performances.id = ${performanceId}`);
  return { ...listed, plan_hash: plans[0]?.hash ?? null };
}

export interface LockedSeatRow {
  readonly seat: number;
  readonly ownership: SeatOwnership;
  /** The batch of vouchers whose codes open it, or opened it for whoever has it. */
  readonly opened_by: string | null;
}

/** Those of the seats that have a row, held until the transaction ends; the others are free. A hold that has run out is nobody's. */
export async function lockSeats(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  seats: readonly number[],
  at: Date,
): Promise<readonly LockedSeatRow[]> {
  const { rows } = await tx.query(sql<LockedSeatRow>`
    select seat, case when state = 'held' and expires_at <= ${at} then 'free' else state end as ownership, opened_by
    from stock_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and seat = any(${seats}::integer[])
    order by seat
    for update`);
  return rows;
}

export interface WithheldSeatRow {
  readonly seat: number;
  readonly reason: string;
  readonly withheld_by: string;
  readonly withheld_at: Date;
  readonly release_at: Date | null;
}

/** What operators have withheld, not what the catalogue's file does. */
export async function selectWithheldSeats(
  db: Db | Tx,
  { eventId, performanceId }: PerformanceKey,
): Promise<readonly WithheldSeatRow[]> {
  const { rows } = await db.query(sql<WithheldSeatRow>`
    select seat, reason, withheld_by, withheld_at, release_at
    from withheld_seats
    where event_id = ${eventId} and performance_id = ${performanceId}
    order by seat`);
  return rows;
}

export interface Withholding {
  readonly seats: readonly number[];
  /** Of each seat. */
  readonly zones: readonly string[];
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
  readonly releaseAt: Date | null;
}

/** Takes seats that are nobody's from the sale. Answers how many of them were. */
export async function storeWithheldSeats(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  { seats, zones, reason, by, at, releaseAt }: Withholding,
): Promise<number> {
  await commitInTwoPhases(tx);
  const { rows } = await tx.query(sql<{ seat: number }>`
    insert into stock_seats as stock (event_id, performance_id, seat, zone, state, held_at)
    select ${eventId}::integer, ${performanceId}::integer, seat, zone, 'withheld', ${at}::timestamptz
    from unnest(${seats}::integer[], ${zones}::text[]) as given (seat, zone)
    order by seat
    on conflict (event_id, performance_id, seat) do update
    set zone = excluded.zone, state = 'withheld', owner = null, held_at = excluded.held_at, expires_at = null, changed = excluded.changed
    where stock.expires_at <= excluded.held_at or stock.state = 'withheld'
    returning stock.seat`);
  await tx.query(sql`
    insert into withheld_seats (event_id, performance_id, seat, reason, withheld_by, withheld_at, release_at)
    select ${eventId}::integer, ${performanceId}::integer, seat, ${reason}, ${by}, ${at}::timestamptz, ${releaseAt}::timestamptz
    from unnest(${seats}::integer[]) as seat
    on conflict (event_id, performance_id, seat) do update
    set reason = excluded.reason, withheld_by = excluded.withheld_by, withheld_at = excluded.withheld_at,
      release_at = excluded.release_at`);
  return rows.length;
}

/** Puts withheld seats on sale again; those that somebody waits for go to the waiting list first. */
export async function freeWithheldSeats(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  seats: readonly number[],
  at: Date,
): Promise<void> {
  await commitInTwoPhases(tx);
  await tx.query(sql`
    update stock_seats
    set state = case when wished then 'held' else 'free' end, owner = case when wished then waiting_list_owner() end,
      held_at = case when wished then ${at}::timestamptz end,
      expires_at = case when wished then 'infinity'::timestamptz else '-infinity' end,
      opened_by = null, changed = pg_current_xact_id()
    where event_id = ${eventId} and performance_id = ${performanceId} and seat = any(${seats}::integer[]) and state = 'withheld'`);
  await deleteReasons(tx, { eventId, performanceId }, seats);
}

async function deleteReasons(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  seats: readonly number[],
): Promise<void> {
  await tx.query(sql`
    delete from withheld_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and seat = any(${seats}::integer[])`);
}

/** Lets codes open seats that operators withhold. Answers how many of them were withheld. */
export async function openSeats(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  seats: readonly number[],
  batchId: string,
): Promise<number> {
  await commitInTwoPhases(tx);
  const { rows } = await tx.query(sql<{ seat: number }>`
    update stock_seats
    set opened_by = ${batchId}, changed = pg_current_xact_id()
    where event_id = ${eventId} and performance_id = ${performanceId} and seat = any(${seats}::integer[]) and state = 'withheld'
    returning seat`);
  return rows.length;
}

/** Of seats that somebody bought by a code: given back, they are on sale like any other from now on. */
export async function forgetWithholding(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  seats: readonly number[],
): Promise<void> {
  await commitInTwoPhases(tx);
  await tx.query(sql`
    update stock_seats
    set opened_by = null
    where event_id = ${eventId} and performance_id = ${performanceId} and seat = any(${seats}::integer[]) and state = 'sold'`);
  await deleteReasons(tx, { eventId, performanceId }, seats);
}

export interface DuePerformanceRow {
  readonly event_id: number;
  readonly performance_id: number;
}

/** Where seats are withheld whose time has come. What a code opened for somebody who has not paid yet waits until it is sold or given back. */
export async function selectDuePerformances(db: Db, at: Date): Promise<readonly DuePerformanceRow[]> {
  const { rows } = await db.query(sql<DuePerformanceRow>`
    select distinct withheld.event_id, withheld.performance_id
    from withheld_seats as withheld
    join stock_seats as stock
      on stock.event_id = withheld.event_id and stock.performance_id = withheld.performance_id and stock.seat = withheld.seat
    where release_at <= ${at} and stock.state <> 'held'
    order by withheld.event_id, withheld.performance_id
    limit 100`);
  return rows;
}

export interface TakenSeatRow {
  readonly seat: number;
  readonly ownership: Exclude<SeatOwnership, 'free'>;
  readonly owner: string | null;
  /** Of a hold; null where an order has it, which keeps it as long as it waits. */
  readonly expires_at: Date | null;
}

/** Every seat that is not free. */
export async function selectTakenSeats(
  db: Db | Tx,
  { eventId, performanceId }: PerformanceKey,
  at: Date,
): Promise<readonly TakenSeatRow[]> {
  const { rows } = await db.query(sql<TakenSeatRow>`
    select seat, state as ownership, owner, nullif(expires_at, 'infinity') as expires_at
    from stock_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and (expires_at is null or expires_at > ${at})
    order by seat`);
  return rows;
}

export interface SeatedOrderRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}

export async function selectSeatedOrders(db: Db, ids: readonly string[]): Promise<readonly SeatedOrderRow[]> {
  const { rows } = await db.query(sql<SeatedOrderRow>`
    select id, number, name from orders where id = any(${ids}::uuid[])`);
  return rows;
}
