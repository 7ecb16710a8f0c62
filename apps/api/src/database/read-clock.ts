import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** What time it is for everybody: machines disagree, and are set right at any moment. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database has told no time');
  return row.at;
}
