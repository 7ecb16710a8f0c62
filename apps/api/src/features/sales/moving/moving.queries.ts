import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

/** When the doors of performances open, by their ids, as far as that is known. */
export async function selectDoors(
  db: Db | Tx,
  lines: readonly { readonly event_id: number; readonly performance_id: number }[],
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await db.query(sql<{ id: number; doors_at: Date }>`
    select id, doors_at
    from performances
    where event_id = any(${lines.map(({ event_id }) => event_id)}::integer[])
      and id = any(${lines.map(({ performance_id }) => performance_id)}::integer[]) and doors_at is not null`);
  return new Map(rows.map(({ id, doors_at }) => [id, doors_at]));
}

interface SeatsWanted {
  readonly eventId: number;
  readonly performanceId: number;
  readonly seats: readonly number[];
}

/** Which of these seats somebody has, or are kept from the sale. */
export async function selectTakenAmong(
  tx: Tx,
  { eventId, performanceId, seats }: SeatsWanted,
  at: Date,
): Promise<readonly number[]> {
  const { rows } = await tx.query(sql<{ seat: number }>`
    select seat
    from stock_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and seat = any(${seats}::integer[])
      and (expires_at is null or expires_at > ${at})
    order by seat`);
  return rows.map(({ seat }) => seat);
}

/** Performances of an event that are still to come, the soonest first. */
export async function selectLaterPerformances(
  db: Db,
  eventId: number,
  at: Date,
  limit: number,
): Promise<readonly number[]> {
  const { rows } = await db.query(sql<{ performance_id: number }>`
    select performance_id
    from listed_performances
    where event_id = ${eventId} and started_at > ${at} and status = 'scheduled' and not sold_out
    order by started_at
    limit ${limit}`);
  return rows.map(({ performance_id }) => performance_id);
}
