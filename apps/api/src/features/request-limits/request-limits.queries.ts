import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface AttemptCount {
  readonly visitor: string;
  readonly attempts: number;
}

/** Adds what this process has counted to what all have, and answers the sums. In order, so that two processes never wait for each other. */
export async function addAttempts(
  db: Db,
  windowStartedAt: Date,
  counts: readonly AttemptCount[],
): Promise<readonly AttemptCount[]> {
  const { rows } = await db.query(sql<AttemptCount>`
    insert into visitor_attempts (visitor, window_started_at, attempts)
    select visitor, ${windowStartedAt}, attempts
    from jsonb_to_recordset(${JSON.stringify(counts)}) as counted (visitor text, attempts integer)
    order by visitor
    on conflict (visitor, window_started_at) do update set attempts = visitor_attempts.attempts + excluded.attempts
    returning visitor, attempts`);
  return rows;
}
