import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** The compiled plan as JSON text. */
export async function selectCompiledPlan(db: Db, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ compiled: string }>`
    select compiled
    from seating_plans
    where hash = ${hash}
    limit 1`.execute(db);
  return rows[0]?.compiled;
}
