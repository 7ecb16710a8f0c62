import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

/** Counts one more attempt of a visitor, and answers how many there were in this window. */
export async function countAttempt(db: Db, visitor: string, windowStartedAt: Date): Promise<number> {
  const { rows } = await db.query(sql<{ attempts: number }>`
    insert into visitor_attempts (visitor, window_started_at, attempts)
    values (${visitor}, ${windowStartedAt}, 1)
    on conflict (visitor, window_started_at) do update set attempts = visitor_attempts.attempts + 1
    returning attempts`);
  return rows[0]?.attempts ?? 1;
}

/** Whether a proof is from now on, or was before, the proof of this request and of no other. */
export async function claimProof(
  db: Db,
  { digest, usedFor, at }: { readonly digest: string; readonly usedFor: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await db.query(sql<{ is_own: boolean }>`
    insert into used_proofs (digest, used_for, used_at)
    values (${digest}, ${usedFor}, ${at})
    on conflict (digest) do update set used_at = used_proofs.used_at
    returning used_for = ${usedFor} as is_own`);
  return rows[0]?.is_own ?? false;
}

/** Whether a proof was accepted for this request before. */
export async function wasClaimed(db: Db, digest: string, usedFor: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from used_proofs where digest = ${digest} and used_for = ${usedFor}`);
  return rows.length > 0;
}

export async function deleteAttempts(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from visitor_attempts where window_started_at < ${before}`);
}

export async function deleteProofs(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from used_proofs where used_at < ${before}`);
}
