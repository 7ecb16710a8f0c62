import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface EntranceRow {
  readonly id: number;
  readonly doors_at: Date | null;
  readonly has_plan: boolean;
}

/** When the doors of an event's performances open, and to what kind of seats. */
export async function selectEntrances(db: Db, eventId: number): Promise<readonly EntranceRow[]> {
  const { rows } = await db.query(sql<EntranceRow>`
    select id, doors_at, plan_id is not null as has_plan
    from performances
    where event_id = ${eventId}`);
  return rows;
}
