import type { Db } from './connect.ts';
import { sql } from './sql.ts';

/** What time it is for everybody: machines disagree, and are set right at any moment. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await db.query(sql<{ at: Date }>`select now() as at`);
  const [row] = rows;
  if (!row) throw new Error('the database has told no time');
  return row.at;
}
