import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** What is due and not done, and what waits for a person. Answered from indexes that hold nothing else. */
export async function selectBacklog(db: Db) {
  const { rows } = await sql<{ outbox: number; oldest_seconds: number; attention: number }>`
    select count(*) as outbox,
      coalesce(extract(epoch from now() - min(due_at)), 0)::float as oldest_seconds,
      (select count(*) from attention where resolved_at is null) as attention
    from outbox
    where done_at is null and due_at <= now()`.execute(db);
  return rows[0] ?? { outbox: 0, oldest_seconds: 0, attention: 0 };
}

export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
