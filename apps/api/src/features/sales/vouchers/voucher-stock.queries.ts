import { commitInTwoPhases } from '../../../database/commit-in-two-phases.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

interface PerformanceKey {
  readonly eventId: number;
  readonly performanceId: number;
}

/** Of these batches, those of which a code can still be used, now or later. */
export async function selectLiveBatches(
  tx: Tx,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query(sql<{ id: string }>`
    select id
    from voucher_batches
    where id = any(${ids}::uuid[]) and (valid_until is null or valid_until > ${at})
      and exists (select from vouchers where batch_id = voucher_batches.id and ended_at is null)`);
  return new Set(rows.map(({ id }) => id));
}

/** Of a zone without numbers: how many units are free. Undefined where it has none. */
export async function selectFreeUnits(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  zone: string,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await tx.query(sql<{ units: number; taken: number }>`
    with taken as (
      select count(*) as units
      from stock_units
      where event_id = ${eventId} and performance_id = ${performanceId} and zone = ${zone} and (expires_at is null or expires_at > ${at})
    )
    select general_admission_capacity(
        case when performances.plan_id is not null then coalesce(zones.units, 0) end,
        types.capacity, halls.stated_capacity, withheld.count)::integer as units,
      taken.units::integer as taken
    from performances
    cross join taken
    join ticket_types as types on types.event_id = performances.event_id and types.price_list = performances.price_list
    join halls on halls.id = performances.hall_id
    left join plan_zones as zones on zones.plan_id = performances.plan_id and zones.zone = types.zone
    left join withheld_units as withheld
      on withheld.event_id = performances.event_id and withheld.performance_id = performances.id and withheld.zone = types.zone
    where performances.event_id = ${eventId} and performances.id = ${performanceId} and types.event_id = ${eventId}
      and types.zone = ${zone}`);
  const [row] = rows;
  return row && row.units > 0 ? Math.max(0, row.units - row.taken) : undefined;
}

interface UnitsToReserve {
  readonly zone: string;
  readonly count: number;
  readonly batchId: string;
  readonly at: Date;
}

/** Withholds units for a batch, all of them or none, and answers how many. */
export async function reserveUnits(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  { zone, count, batchId, at }: UnitsToReserve,
): Promise<number> {
  await commitInTwoPhases(tx);
  await tx.query(sql`
    select take_units(${eventId}, ${performanceId}, ${zone}, ${count}, false, ${batchId}, ${at}, 'infinity', '{}')`);
  const { rows } = await tx.query(sql<{ unit: number }>`
    update stock_units
    set state = 'withheld', owner = null, held_at = null, expires_at = null, opened_by = ${batchId}
    where event_id = ${eventId} and performance_id = ${performanceId} and zone = ${zone} and state = 'held' and owner = ${batchId}
    returning unit`);
  return rows.length;
}

export interface OpenedRow {
  /** Null where it is a seat. */
  readonly zone: string | null;
  readonly unit: number;
  readonly state: 'free' | 'held' | 'sold' | 'withheld';
}

/** What codes of a batch open, whoever has it, locked until the transaction ends. */
export async function lockOpened(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  batchId: string,
): Promise<readonly OpenedRow[]> {
  const { rows: seats } = await tx.query(sql<OpenedRow>`
    select null as zone, seat as unit, state
    from stock_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and opened_by = ${batchId}
    order by seat
    for update`);
  const { rows: units } = await tx.query(sql<OpenedRow>`
    select zone, unit, state
    from stock_units
    where event_id = ${eventId} and performance_id = ${performanceId} and opened_by = ${batchId}
    order by zone, unit
    for update`);
  return [...seats, ...units];
}

/** Has units that a batch reserved go on sale, those that somebody waits for to the list; sold ones do when they are given back. */
export async function freeReservedUnits(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  { batchId, at }: { readonly batchId: string; readonly at: Date },
): Promise<void> {
  await commitInTwoPhases(tx);
  await tx.query(sql`
    update stock_units
    set state = case when wished then 'held' else 'free' end, owner = case when wished then waiting_list_owner() end,
      held_at = case when wished then ${at}::timestamptz end,
      expires_at = case when wished then 'infinity'::timestamptz else '-infinity' end,
      opened_by = null
    where event_id = ${eventId} and performance_id = ${performanceId} and opened_by = ${batchId} and state = 'withheld'`);
  await tx.query(sql`
    update stock_units
    set opened_by = null
    where event_id = ${eventId} and performance_id = ${performanceId} and opened_by = ${batchId} and state = 'sold'`);
}

/** How many places codes of a batch open, by what became of them. */
export async function countOpened(
  db: Db,
  { eventId, performanceId }: PerformanceKey,
  batchId: string,
): Promise<{ readonly withheld: number; readonly held: number; readonly sold: number }> {
  const { rows } = await db.query(sql<{ withheld: number; held: number; sold: number }>`
    select count(*) filter (where state = 'withheld')::integer as withheld, count(*) filter (where state = 'held')::integer as held,
      count(*) filter (where state = 'sold')::integer as sold
    from (
      select state from stock_seats
      where event_id = ${eventId} and performance_id = ${performanceId} and opened_by = ${batchId}
      union all
      select state from stock_units
      where event_id = ${eventId} and performance_id = ${performanceId} and opened_by = ${batchId}
    ) as opened`);
  return rows[0] ?? { withheld: 0, held: 0, sold: 0 };
}

export interface EndedReservation {
  readonly id: string;
  readonly name: string;
  readonly performance_id: number;
}

const isOver = (at: Date) => sql`
  stock = 'reserves' and reserved_until is null
    and (valid_until <= ${at} or not exists (select from vouchers where batch_id = voucher_batches.id and ended_at is null))`;

/** Batches that are over and still have what they reserved. */
export async function selectEndedReservations(db: Db, at: Date): Promise<readonly string[]> {
  const { rows } = await db.query(sql<{ id: string }>`
    select id from voucher_batches where ${isOver(at)} order by id limit 100`);
  return rows.map(({ id }) => id);
}

/** The same if nobody else is at it. */
export async function lockEndedReservation(
  tx: Tx,
  id: string,
  at: Date,
): Promise<EndedReservation | undefined> {
  const { rows } = await tx.query(sql<EndedReservation>`
    select id, name, performance_ids[1] as performance_id
    from voucher_batches
    where id = ${id} and ${isOver(at)}
    for update skip locked`);
  return rows[0];
}

export function queueReservationEnd(tx: Tx, id: string, at: Date): void {
  tx.queue(sql`
    update voucher_batches set reserved_until = ${at} where id = ${id}`);
}
