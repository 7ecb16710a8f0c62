import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export type ChallengePurpose = 'sign_in' | 'register' | 'step_up';

export interface NewChallenge {
  readonly challenge: string;
  readonly purpose: ChallengePurpose;
  readonly sessionId: string | null;
  readonly nonce: string;
  readonly expiresAt: Date;
}

export async function insertChallenge(db: Db | Tx, made: NewChallenge): Promise<void> {
  const { challenge, purpose, sessionId, nonce, expiresAt } = made;
  await db.query(sql`
    insert into staff_challenges (challenge, purpose, session_id, nonce, expires_at)
    values (${challenge}, ${purpose}, ${sessionId}, ${nonce}, ${expiresAt})`);
}

export interface ChallengeRow {
  readonly session_id: string | null;
  readonly nonce: string;
}

/** Answers it once, and only while it is good. */
export async function takeChallenge(
  db: Db | Tx,
  challenge: string,
  purpose: ChallengePurpose,
  at: Date,
): Promise<ChallengeRow | undefined> {
  const { rows } = await db.query(sql<ChallengeRow>`
    delete from staff_challenges
    where challenge = ${challenge} and purpose = ${purpose} and expires_at > ${at}
    returning session_id, nonce`);
  return rows[0];
}

export async function deleteChallenges(db: Db, expiredAt: Date): Promise<void> {
  await db.query(sql`delete from staff_challenges where expires_at <= ${expiredAt}`);
}
