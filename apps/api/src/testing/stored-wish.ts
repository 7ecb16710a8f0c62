import { randomUUID } from 'node:crypto';
import type { Db } from '../database/connect.ts';
import { sql } from '../database/sql.ts';

/** Somebody who waits for the date of the seated catalogue, and something that is kept for them. */
export async function storedWish(db: Db, at: Date): Promise<{ wishId: string; allotmentId: string }> {
  const [wishId, allotmentId] = [randomUUID(), randomUUID()];
  const email = `${wishId}@example.com`;
  await db.query(sql`
    insert into wishes (id, event_id, performance_ids, zones, count, max_minor, currency, email, address, lang, requested_at, confirmed_at)
    values (${wishId}, 9, '{12}', '{front}', 1, 220000, 'RUB', ${email}, ${email}, 'ru', ${at}, ${at})`);
  await db.query(sql`
    insert into allotments (id, wish_id, event_id, performance_id, units, total_minor, state, offered_at, kept_until)
    values (${allotmentId}, ${wishId}, 9, 12, '{2}', 220000, 'running', ${at}, ${at}::timestamptz + interval '1 day')`);
  return { wishId, allotmentId };
}
