import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/**
 * The oldest transaction that is still running: whatever an older one wrote is seen by every later statement. Asked for
 * before what it is the version of, and apart from it, since on a cluster only this session knows its transactions.
 */
export async function selectVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as version`.execute(db);
  return rows[0]?.version ?? 0;
}

export interface SeatChangeRow {
  readonly seat: number;
  readonly is_taken: boolean;
}

interface DateKey {
  readonly eventId: number;
  readonly dateId: number;
}

/** Seats of a date that were written since a version, as they are now. The index asks to be told that there was a writer. */
export async function selectSeatChanges(
  db: Db,
  date: DateKey,
  since: number,
  at: Date,
): Promise<readonly SeatChangeRow[]> {
  const { rows } = await sql<SeatChangeRow>`
    select seat, expires_at is null or expires_at > ${at} as is_taken
    from stock_seats
    where event_id = ${date.eventId} and date_id = ${date.dateId}
      and changed > '0' and changed >= ${String(since)}::xid8`.execute(db);
  return rows;
}

/** Seats of a date whose hold has ended, and that nobody has tidied yet. */
export async function selectEndedSeats(db: Db, date: DateKey, at: Date): Promise<readonly SeatChangeRow[]> {
  const { rows } = await sql<SeatChangeRow>`
    select seat, false as is_taken
    from stock_seats
    where event_id = ${date.eventId} and date_id = ${date.dateId} and state = 'held' and expires_at <= ${at}`.execute(
    db,
  );
  return rows;
}
