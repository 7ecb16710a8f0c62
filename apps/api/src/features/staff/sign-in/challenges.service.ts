import { hash, randomBytes } from 'node:crypto';
import type { Act } from '../../../commands/run-command.service.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { type ChallengePurpose, insertChallenge, takeChallenge } from './challenges.queries.ts';
import { readChallenge } from './passkeys.ts';

/** For a person to find the key in a bag. */
const goodForMs = 5 * 60_000;

/** What it is asked for, and by which session. */
export interface ChallengeUse {
  readonly purpose: ChallengePurpose;
  /** Null before anybody is signed in. */
  readonly sessionId: string | null;
  /** What a step-up confirms: the challenge is made of it, so that the signature is for this and nothing else. */
  readonly act?: Act;
}

export async function makeChallenge(db: Db | Tx, use: ChallengeUse, at: Date): Promise<string> {
  const nonce = randomBytes(32).toString('base64url');
  const challenge = bindChallenge(nonce, use);
  const { purpose, sessionId } = use;
  const expiresAt = new Date(at.getTime() + goodForMs);
  await insertChallenge(db, { challenge, purpose, sessionId, nonce, expiresAt });
  return challenge;
}

/** The challenge that was signed, if it was made for this use; it is used up in any case. */
export async function useChallenge(
  db: Db | Tx,
  clientDataJson: string,
  use: ChallengeUse,
  at: Date,
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJson);
  const taken = challenge && (await takeChallenge(db, challenge, use.purpose, at));
  if (!taken || taken.session_id !== use.sessionId) return undefined;
  return bindChallenge(taken.nonce, use) === challenge ? challenge : undefined;
}

const bindChallenge = (nonce: string, { purpose, act }: ChallengeUse): string =>
  hash('sha256', JSON.stringify([nonce, purpose, act?.command, act?.input]), 'base64url');
