import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

interface Key {
  readonly eventId: number;
  readonly performanceId: number;
}

export interface SoldByRow {
  readonly source_id: string;
  /** Null where no seat is numbered. */
  readonly plan_source_id: string | null;
  readonly plan_name: string | null;
  readonly plan: unknown;
}

/** What a performance is called in files, and the version of the plan that it is sold by, which may not be the one of its hall. */
export async function selectSoldBy(tx: Tx, { eventId, performanceId }: Key): Promise<SoldByRow | undefined> {
  const { rows } = await tx.query(sql<SoldByRow>`
    select performances.source_id, plans.source_id as plan_source_id, plans.name as plan_name, plans.source as plan
    from performances
    left join seating_plans as plans on plans.id = performances.plan_id
    where performances.event_id = ${eventId} and performances.id = ${performanceId}`);
  return rows[0];
}

/** Seats that cannot be had: sold, withheld, or held by whoever still may. */
export async function selectTakenSeats(
  tx: Tx,
  { eventId, performanceId }: Key,
  at: Date,
): Promise<readonly number[]> {
  const { rows } = await tx.query(sql<{ seat: number }>`
    select seat
    from stock_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and (expires_at is null or expires_at > ${at})
    order by seat`);
  return rows.map(({ seat }) => seat);
}

export interface TakenUnitsRow {
  readonly zone: string;
  readonly count: number;
}

/** The same of places without a number, by zone. */
export async function selectTakenUnits(
  tx: Tx,
  { eventId, performanceId }: Key,
  at: Date,
): Promise<readonly TakenUnitsRow[]> {
  const { rows } = await tx.query(sql<TakenUnitsRow>`
    select zone, sum(count)::integer as count
    from (
      select zone, count(*) as count
      from stock_units
      where event_id = ${eventId} and performance_id = ${performanceId} and (expires_at is null or expires_at > ${at})
      group by zone
      union all
      select zone, count from withheld_units where event_id = ${eventId} and performance_id = ${performanceId}
    ) as taken
    group by zone
    order by zone`);
  return rows;
}
