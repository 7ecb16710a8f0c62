import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

/** The compiled plan as JSON text. */
export async function selectCompiledPlan(db: Db, hash: string): Promise<string | undefined> {
  const { rows } = await db.query(sql<{ compiled: string }>`
    select compiled
    from seating_plans
    where hash = ${hash}
    limit 1`);
  return rows[0]?.compiled;
}
