import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

/** Marks dates that are over and answers their events. Rows that another process is marking are left to it. */
export async function markOver(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await tx.query(sql<{ event_id: number }>`
    update listed_performances
    set is_over = true
    where performance_id = any(array(
      select performance_id
      from listed_performances
      where not is_over and ended_at <= ${now}
      order by performance_id
      for update skip locked))
    returning event_id`);
  return [...new Set(rows.map(({ event_id }) => event_id))];
}
