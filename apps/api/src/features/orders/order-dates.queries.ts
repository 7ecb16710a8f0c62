import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';

/** How many of these dates were cancelled or put off, or have begun. */
export async function countDatesGone(db: Db | Tx, dateIds: readonly number[], at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from unnest(${dateIds}::integer[]) as wanted (id)
    left join showings on showings.date_id = wanted.id
    where showings.status is distinct from 'scheduled' or showings.started_at <= ${at}`.execute(db);
  return rows[0]?.count ?? 0;
}
