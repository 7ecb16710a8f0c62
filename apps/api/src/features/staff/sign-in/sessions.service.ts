import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { StaffActor } from '../../../commands/command.ts';
import { queueAuditEntry } from '../../../commands/commands.queries.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { type AccountRow, selectAccount } from '../staff.queries.ts';
import { toGrant } from '../stored-grants.ts';
import { deleteChallenges } from './challenges.queries.ts';
import {
  deleteSessions,
  endSessions,
  insertSession,
  type OpenSession,
  selectOpenSession,
  updateSessionSeen,
} from './sessions.queries.ts';

/** Absolute: whoever works longer signs in once more. */
const sessionMs = 12 * 3_600_000;
/** How exactly it is known when somebody was last there. */
const seenEveryMs = 60_000;
/** How long it can be looked up where somebody had signed in. */
const endedKeptMs = 90 * 24 * 3_600_000;

/** Somebody signed in. */
export interface Session {
  readonly actor: StaffActor;
  readonly row: OpenSession;
}

/** What is known of a request beside what it says. */
export interface Visit {
  readonly browser: string;
  readonly requestId: string;
}

export const makeToken = (): string => randomBytes(32).toString('base64url');
/** The token is as random as a key: a plain digest keeps it. */
export const digestToken = (token: string): string => hash('sha256', token, 'base64url');

export async function findSession(db: Db, token: string, at: Date): Promise<Session | undefined> {
  const row = await selectOpenSession(db, digestToken(token), at);
  // Without a role there is nothing to be signed in for.
  if (!row || row.roles.length === 0) return undefined;
  if (at.getTime() - row.last_seen_at.getTime() > seenEveryMs) await updateSessionSeen(db, row.id, at);
  return { row, actor: toActor(row.account_id, row.id, row) };
}

const toActor = (
  accountId: string,
  sessionId: string,
  { email, roles }: Pick<AccountRow, 'email' | 'roles'>,
): StaffActor => ({ kind: 'staff', accountId, sessionId, name: email, grants: roles.map(toGrant) });

interface NewSignIn {
  readonly accountId: string;
  /** Null when it came by the link of an invitation. */
  readonly passkeyId: string | null;
  readonly at: Date;
}

/** Always a token that nobody has seen before, whatever the browser brought along. Undefined for an account without roles. */
export async function startSession(
  tx: Tx,
  { accountId, passkeyId, at }: NewSignIn,
  { browser, requestId }: Visit,
): Promise<string | undefined> {
  const account = await selectAccount(tx, accountId);
  if (!account || account.roles.length === 0) return undefined;
  const [id, token] = [randomUUID(), makeToken()];
  const expiresAt = new Date(at.getTime() + sessionMs);
  const tokenDigest = digestToken(token);
  await insertSession(tx, { id, tokenDigest, accountId, passkeyId, browser, at, expiresAt });
  queueAuditEntry(tx, {
    at,
    actor: toActor(accountId, id, account),
    command: 'session.start',
    subject: `account:${accountId}`,
    reason: passkeyId === null ? 'invitation' : 'passkey',
    before: null,
    after: { session_id: id, browser },
    requestId,
  });
  return token;
}

/** Nothing happens when it is over already. */
export async function signOut(db: Db, token: string, at: Date, requestId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await selectOpenSession(tx, digestToken(token), at);
    if (!row || (await endSessions(tx, { id: row.id }, at)) === 0) return;
    queueAuditEntry(tx, {
      at,
      actor: toActor(row.account_id, row.id, row),
      command: 'session.end',
      subject: `account:${row.account_id}`,
      reason: 'signed out',
      before: { session_id: row.id },
      after: null,
      requestId,
    });
  });
}

/** What was asked of passkeys and never answered, and sessions that are long over. */
export async function forgetSessions(db: Db, at: Date): Promise<void> {
  await deleteChallenges(db, at);
  await deleteSessions(db, new Date(at.getTime() - endedKeptMs));
}
