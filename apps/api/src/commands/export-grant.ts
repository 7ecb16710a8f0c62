import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CommandContext, Json, StaffActor } from './command.ts';

/** What an export command leaves behind: it is forgotten within the hour, since it may name somebody. */
export type StoredGrant = {
  /** What may be read, by whom and until when: signed anew for each answer, never stored signed. */
  readonly grant: string;
  readonly expires_at: string;
};

interface Grant {
  readonly account: string | null;
  readonly what: unknown;
  readonly expires_at: string;
}

const goodForMs = 10 * 60_000;

/** Allows an account to read something for some minutes. */
export function makeGrant(what: Json, { actor, at }: CommandContext): StoredGrant {
  const expires_at = new Date(at.getTime() + goodForMs).toISOString();
  const account = actor.kind === 'staff' ? actor.accountId : null;
  return { grant: JSON.stringify({ account, what, expires_at }), expires_at };
}

/** Something to read it by. `purpose` keeps a key from opening what another export is of. */
export const writeGrantKey = (secret: string, purpose: string, grant: string): string =>
  `${Buffer.from(grant).toString('base64url')}.${sign(secret, purpose, grant)}`;

/** What was allowed, for the account that touched its passkey and nobody else. */
export function readGrantKey(
  secret: string,
  purpose: string,
  key: string,
  { actor, at }: { readonly actor: StaffActor; readonly at: Date },
): unknown {
  const grant = verify(secret, purpose, key);
  const isGood = grant && grant.account === actor.accountId && new Date(grant.expires_at) >= at;
  return isGood ? grant.what : undefined;
}

const sign = (secret: string, purpose: string, grant: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${grant}`).digest('base64url');

function verify(secret: string, purpose: string, key: string): Grant | undefined {
  const [encoded = '', signature = ''] = key.split('.');
  const grant = Buffer.from(encoded, 'base64url').toString();
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, grant))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  return JSON.parse(grant) as Grant;
}
