import { isCluster } from '../../test/test-database.ts';
import type { Db } from '../database/connect.ts';
import { sql } from '../database/sql.ts';

/** How many wait for what others have locked; who waits for stock on a cluster does so at a worker. */
export async function countLockWaiters(db: Db): Promise<number> {
  const activity = sql.ref(isCluster() ? 'citus_stat_activity' : 'pg_stat_activity');
  const { rows } = await db.query(sql<{ count: number }>`
    select count(*)::integer as count
    from ${activity}
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}
