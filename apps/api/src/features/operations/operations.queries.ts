import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

/** What is due and not done, and what waits for a person. Answered from indexes that hold nothing else. */
export async function selectBacklog(db: Db) {
  const { rows } = await db.query(sql<{ outbox: number; oldest_seconds: number; attention: number }>`
    select count(*) as outbox,
      coalesce(extract(epoch from now() - min(due_at)), 0)::float as oldest_seconds,
      (select count(*) from attention_items where resolved_at is null) as attention
    from outbox
    where done_at is null and due_at <= now()`);
  return rows[0] ?? { outbox: 0, oldest_seconds: 0, attention: 0 };
}

export async function pingDatabase(db: Db): Promise<void> {
  await db.query(sql`select 1`);
}
