import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

/** Counts one more time that a visitor asked, and answers how often that was in this turn. */
export async function countAsking(db: Db, visitor: string, turn: Date): Promise<number> {
  const { rows } = await db.query(sql<{ asked: number }>`
    insert into visitor_turns (visitor, turn, asked)
    values (${visitor}, ${turn}, 1)
    on conflict (visitor, turn) do update set asked = visitor_turns.asked + 1
    returning asked`);
  return rows[0]?.asked ?? 1;
}

/** Whether a proof is from now on, or was before, the proof of this request and of no other. */
export async function claimProof(
  db: Db,
  { digest, usedFor, at }: { readonly digest: string; readonly usedFor: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await db.query(sql<{ is_own: boolean }>`
    insert into human_proofs (digest, used_for, used_at)
    values (${digest}, ${usedFor}, ${at})
    on conflict (digest) do update set used_at = human_proofs.used_at
    returning used_for = ${usedFor} as is_own`);
  return rows[0]?.is_own ?? false;
}

/** Whether a proof was accepted for this request before. */
export async function wasClaimed(db: Db, digest: string, usedFor: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from human_proofs where digest = ${digest} and used_for = ${usedFor}`);
  return rows.length > 0;
}

export async function deleteAskings(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from visitor_turns where turn < ${before}`);
}

export async function deleteProofs(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from human_proofs where used_at < ${before}`);
}
