import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** The channel on which every process hears of which dates something was taken or freed. */
export const stockChannel = 'stock_changed';

/** PostgreSQL carries 8000 bytes in one notification. */
const mostDates = 700;

export async function notifyDates(db: Db, dateIds: readonly number[]): Promise<void> {
  const payloads = Array.from({ length: Math.ceil(dateIds.length / mostDates) }, (_, index) =>
    dateIds.slice(index * mostDates, (index + 1) * mostDates).join(' '),
  );
  await sql`
    select pg_notify(${stockChannel}, payload)
    from unnest(${payloads}::text[]) as payload`.execute(db);
}
