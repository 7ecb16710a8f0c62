import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

interface SeatsWanted {
  readonly eventId: number;
  readonly performanceId: number;
  readonly seats: readonly number[];
}

/** Which of these seats somebody has, or are kept from the sale. */
export async function selectTakenOf(
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
