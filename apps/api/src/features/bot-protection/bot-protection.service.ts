import { hash } from 'node:crypto';
import type { HumanProof, WorkChallenge } from '@parterre/contracts/bot-protection/human-proof';
import { workTries } from '@parterre/domain/bot-protection/proof-of-work';
import type { Db } from '../../database/connect.ts';
import {
  claimProof,
  countAttempt,
  deleteAttempts,
  deleteProofs,
  wasClaimed,
} from './bot-protection.queries.ts';
import type { RecaptchaVerifier } from './recaptcha.ts';
import { visitorMark } from './visitor-mark.ts';
import { type WorkChallenges, workChallenges } from './work-challenges.ts';

export type BotVerdict =
  | { readonly kind: 'person' }
  /** Neither proof convinces; work would. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'too-often'; readonly retryAfterSeconds: number };

export interface Attempt {
  readonly ip: string;
  /** The same for a request that is sent again. */
  readonly request: string;
  readonly proof: HumanProof;
}

export interface BotGuard {
  judge(attempt: Attempt): Promise<BotVerdict>;
  challenge(ip: string): Promise<WorkChallenge | Extract<BotVerdict, { kind: 'too-often' }>>;
}

export interface BotGuardDeps {
  readonly db: Db;
  readonly secret: string;
  readonly now: () => Date;
  /** Off, everybody is taken for a person who leaves hidden fields alone. */
  readonly isOn: boolean;
  readonly verify?: RecaptchaVerifier | undefined;
}

const windowMs = 10 * 60_000;
/** Whole towns share an address; what one person can do never comes near. */
const maxAttemptsInWindow = 3000;

const person = { kind: 'person' } as const;
const unproven = { kind: 'unproven' } as const;

/** Lets persons through, and makes programs pay for every try. A proof is good for one request, however often that is sent. */
export function makeBotGuard({ db, secret, now, isOn, verify }: BotGuardDeps): BotGuard {
  const challenges = workChallenges(secret);
  const parts = { db, now, verify, challenges };

  const count = async (ip: string) => {
    const window = Math.floor(now().getTime() / windowMs);
    const attempts = await countAttempt(db, visitorMark(secret, ip), new Date(window * windowMs));
    const retryAfterSeconds = Math.ceil(((window + 1) * windowMs - now().getTime()) / 1000);
    return {
      attempts,
      tooOften:
        attempts > maxAttemptsInWindow ? ({ kind: 'too-often', retryAfterSeconds } as const) : undefined,
    };
  };

  return {
    judge: async (attempt) => {
      if (attempt.proof.website) return unproven;
      if (!isOn) return person;
      const { tooOften } = await count(attempt.ip);
      if (tooOften) return tooOften;
      return (await isProven(parts, attempt)) ? person : unproven;
    },
    challenge: async (ip) => {
      if (!isOn) return { work: null };
      const { attempts, tooOften } = await count(ip);
      if (tooOften) return tooOften;
      return { work: await challenges.make(workTries(attempts), now()) };
    },
  };
}

interface Proving extends Pick<BotGuardDeps, 'db' | 'now' | 'verify'> {
  readonly challenges: WorkChallenges;
}

async function isProven({ db, now, verify, challenges }: Proving, { ip, request, proof }: Attempt) {
  const at = now();
  const work = proof.proof_of_work && challenges.solved(proof.proof_of_work, at);
  if (work) return claimProof(db, { digest: sha256(work), usedFor: request, at });
  if (!proof.recaptcha_token || !verify) return false;
  const digest = sha256(proof.recaptcha_token);
  // The service confirms a token once; a request that is sent again was confirmed before.
  return (await verify(proof.recaptcha_token, ip)) === 'confirmed'
    ? claimProof(db, { digest, usedFor: request, at })
    : wasClaimed(db, digest, request);
}

const sha256 = (text: string) => hash('sha256', text, 'base64url');

const keptForMs = 3_600_000;

/** To be called now and then, by any process. */
export async function forgetVisits(db: Db, at: Date): Promise<void> {
  const before = new Date(at.getTime() - keptForMs);
  await deleteAttempts(db, before);
  await deleteProofs(db, before);
}
