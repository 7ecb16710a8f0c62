import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface PlanVersionRow {
  readonly id: number;
  readonly source_id: string;
  readonly name: string;
  readonly version: number;
  readonly seat_count: number;
  readonly units: number;
  readonly created_at: Date;
}

/** Every version of every plan, the newest first. */
export async function selectPlanVersions(db: Db | Tx): Promise<readonly PlanVersionRow[]> {
  const { rows } = await db.query(sql<PlanVersionRow>`
    select id, source_id::text as source_id, name, row_number() over (partition by source_id order by id)::integer as version,
      seat_count, created_at,
      coalesce((select sum(units) from plan_zones where plan_id = seating_plans.id), 0)::integer as units
    from seating_plans
    order by id desc`);
  return rows;
}

export interface HallRow {
  readonly id: number;
  readonly source_id: string;
  readonly name: string;
  readonly place: string;
  readonly plan_id: number | null;
}

export async function selectPlanHalls(db: Db | Tx, lang: string | undefined): Promise<readonly HallRow[]> {
  const { rows } = await db.query(sql<HallRow>`
    select halls.id, halls.source_id::text as source_id, halls.plan_id,
      coalesce(halls.name ->> ${lang ?? null}::text, halls.name ->> catalogue.main_lang, halls.source_id::text) as name,
      coalesce(own.name, main.name, '') as place
    from halls
    cross join catalogue
    left join place_texts as own on own.place_id = halls.place_id and own.lang = ${lang ?? null}::text
    left join place_texts as main on main.place_id = halls.place_id and main.lang = catalogue.main_lang
    order by place, name, halls.id`);
  return rows;
}

export interface ComingRow {
  readonly performance_id: number;
  readonly event_id: number;
  readonly hall_id: number;
}

/** Performances that are not over. */
export async function selectComing(db: Db | Tx): Promise<readonly ComingRow[]> {
  const { rows } = await db.query(sql<ComingRow>`
    select performance_id, event_id, hall_id
    from listed_performances
    where not is_over`);
  return rows;
}

/** How many of these performances are sold by which plan. */
export async function countByPlan(
  db: Db,
  coming: readonly ComingRow[],
): Promise<readonly { readonly plan_id: number; readonly performances: number }[]> {
  const { rows } = await db.query(sql<{ plan_id: number; performances: number }>`
    select coalesce(plan_id, 0) as plan_id, count(*)::integer as performances
    from performances
    where event_id = any(${[...new Set(coming.map(({ event_id }) => event_id))]}::integer[])
      and id = any(${coming.map(({ performance_id }) => performance_id)}::integer[]) and plan_id is not null
    group by plan_id`);
  return rows;
}

export async function selectPlanSource(db: Db | Tx, planId: number): Promise<unknown> {
  const { rows } = await db.query(sql<{ source: unknown }>`
    select source from seating_plans where id = ${planId}`);
  return rows[0]?.source;
}

export interface SoldByRow {
  readonly event_id: number;
  readonly place_id: number;
  readonly title: string;
  readonly started_text: string;
  readonly is_over: boolean;
}

/** What a swap must know of a performance. */
export async function selectSwapped(tx: Tx, performanceId: number): Promise<SoldByRow | undefined> {
  const { rows } = await tx.query(sql<SoldByRow>`
    select listed.event_id, listed.place_id, titles.sort_title as title, listed.started_text, listed.is_over
    from listed_performances as listed
    cross join catalogue
    join event_texts as titles on titles.event_id = listed.event_id and titles.lang = catalogue.main_lang
    where listed.performance_id = ${performanceId}`);
  return rows[0];
}

/** Keeps others from taking seats of a performance until the transaction ends. */
export async function lockPlan(tx: Tx, eventId: number, performanceId: number): Promise<number | null> {
  const { rows } = await tx.query(sql<{ plan_id: number | null }>`
    select plan_id from performances where event_id = ${eventId} and id = ${performanceId} for update`);
  return rows[0]?.plan_id ?? null;
}

export interface SpokenForRow {
  readonly seat: number;
  /** Coded: nobody has it, and codes count for it. */
  readonly state: 'held' | 'sold' | 'withheld' | 'coded';
  readonly owner: string | null;
}

/** Seats that somebody has or keeps: what files withhold is said by files, in guids. */
export async function lockSpokenFor(
  tx: Tx,
  eventId: number,
  performanceId: number,
  at: Date,
): Promise<readonly SpokenForRow[]> {
  const { rows } = await tx.query(sql<SpokenForRow>`
    select stock.seat, stock.state, stock.owner
    from stock_seats as stock
    where stock.event_id = ${eventId} and stock.performance_id = ${performanceId}
      and (stock.state = 'sold' or (stock.state = 'held' and stock.expires_at > ${at})
        or (stock.state = 'withheld' and exists (
          select
          from withheld_seats as noted
          where noted.event_id = ${eventId} and noted.performance_id = stock.performance_id and noted.seat = stock.seat)))
    order by stock.seat
    for update of stock`);
  return rows;
}

/** Seats that codes count for which can still be used: they are named by their index. */
export async function selectCodedSeats(tx: Tx, performanceId: number, at: Date): Promise<readonly number[]> {
  const { rows } = await tx.query(sql<{ seat: number }>`
    select distinct seat
    from voucher_batches
    cross join lateral unnest(seats) as seat
    where performance_ids = array[${performanceId}::integer] and (valid_until is null or valid_until > ${at})
      and exists (select from vouchers where batch_id = voucher_batches.id and ended_at is null)
    order by seat`);
  return rows.map(({ seat }) => seat);
}

export async function selectOrderNumbers(tx: Tx, owners: readonly string[]) {
  const { rows } = await tx.query(sql<{ id: string; number: number }>`
    select id, number from orders where id = any(${owners}::uuid[])`);
  return rows;
}
