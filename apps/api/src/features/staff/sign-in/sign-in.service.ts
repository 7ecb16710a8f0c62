import type { Assertion, Attestation } from '@parterre/contracts/console/passkey-exchange';
import type { Passkey } from '@parterre/contracts/console/staff';
import type { StaffActor } from '../../../commands/command.ts';
import { queueAuditEntry } from '../../../commands/commands.queries.ts';
import type { Act } from '../../../commands/run-command.service.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { takeInvitation } from '../staff.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { toWirePasskey } from '../wire-staff.ts';
import { makeChallenge, useChallenge } from './challenges.service.ts';
import { readInvitationToken } from './invitation-links.ts';
import {
  insertPasskey,
  type PasskeyRow,
  selectPasskey,
  selectPasskeys,
  updatePasskeyUse,
} from './passkeys.queries.ts';
import { makeCreationOptions, makeRequestOptions, verifyAssertion, verifyAttestation } from './passkeys.ts';
import { updateSessionToken } from './sessions.queries.ts';
import { digestToken, makeToken, type Session, startSession, type Visit } from './sessions.service.ts';

/** The act of making one more passkey, which a passkey confirms like a command. */
export const addPasskeyAct = { command: 'passkey.add', input: {} } as const satisfies Act;

/** The token of a new session; undefined when the link is not ours, too old, or was followed before. */
export async function acceptInvitation(
  { db, now, secret }: StaffDeps,
  token: string,
  visit: Visit,
): Promise<string | undefined> {
  const id = readInvitationToken(secret, token);
  if (id === undefined) return undefined;
  return db.transaction(async (tx) => {
    const at = now();
    const accountId = await takeInvitation(tx, id, at);
    return accountId && startSession(tx, { accountId, passkeyId: null, at }, visit);
  });
}

const forSignIn = { purpose: 'sign_in', sessionId: null } as const;

/** No account is named: the passkey says whose it is, and nobody learns who has one. */
export const startSignIn = async ({ db, now, origin }: StaffDeps) =>
  makeRequestOptions(origin(), await makeChallenge(db, forSignIn, now()));

export type SignedIn =
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'passkey-refused' }
  /** It is theirs, but no role is. */
  | { readonly kind: 'no-role' };

export async function signIn(deps: StaffDeps, assertion: Assertion, visit: Visit): Promise<SignedIn> {
  const { db, now, origin } = deps;
  const at = now();
  // Used up before it is known whether the signature is good: each is for one try.
  const challenge = await useChallenge(db, assertion.response.clientDataJSON, forSignIn, at);
  if (challenge === undefined) return { kind: 'passkey-refused' };
  return db.transaction(async (tx) => {
    const passkey = await usePasskey(tx, { origin: origin(), challenge, assertion, at });
    if (!passkey) return { kind: 'passkey-refused' };
    const token = await startSession(tx, { accountId: passkey.account_id, passkeyId: passkey.id, at }, visit);
    return token === undefined ? { kind: 'no-role' } : { kind: 'signed-in', token };
  });
}

interface PasskeyUse {
  readonly origin: string;
  readonly challenge: string;
  readonly assertion: Assertion;
  readonly at: Date;
}

async function usePasskey(
  tx: Tx,
  { origin, challenge, assertion, at }: PasskeyUse,
): Promise<PasskeyRow | undefined> {
  const passkey = await selectPasskey(tx, assertion.id);
  if (!passkey) return undefined;
  const signCount = await verifyAssertion(origin, challenge, assertion, passkey);
  if (signCount === undefined) return undefined;
  await updatePasskeyUse(tx, passkey.id, signCount, at);
  return passkey;
}

const forStepUp = (sessionId: string, act: Act) => ({ purpose: 'step_up', sessionId, act }) as const;

/** Undefined when there is no passkey that could be touched. */
export async function startStepUp({ db, now, origin }: StaffDeps, { actor }: Session, act: Act) {
  const passkeys = await selectPasskeys(db, actor.accountId);
  if (passkeys.length === 0) return undefined;
  const challenge = await makeChallenge(db, forStepUp(actor.sessionId, act), now());
  return makeRequestOptions(origin(), challenge, passkeys);
}

/** Whether a passkey of theirs signed this act, asked for in this session and for the first time. */
export const makeStepUpVerifier =
  ({ now, origin }: Pick<StaffDeps, 'now' | 'origin'>) =>
  async (tx: Tx, actor: StaffActor, act: Act, assertion: Assertion): Promise<boolean> => {
    const at = now();
    const use = forStepUp(actor.sessionId, act);
    const challenge = await useChallenge(tx, assertion.response.clientDataJSON, use, at);
    if (challenge === undefined) return false;
    const passkey = await selectPasskey(tx, assertion.id);
    if (passkey?.account_id !== actor.accountId) return false;
    return (await usePasskey(tx, { origin: origin(), challenge, assertion, at })) !== undefined;
  };

/** Undefined when it takes a passkey that is there to add another, and none confirmed it. */
export async function startPasskey(deps: StaffDeps, session: Session, stepUp: Assertion | undefined) {
  const { db, now, origin } = deps;
  const { actor, row } = session;
  if (row.passkey_id !== null && !(await isConfirmed(deps, actor, stepUp))) return undefined;
  const challenge = await makeChallenge(db, forPasskey(session), now());
  const existing = await selectPasskeys(db, actor.accountId);
  const owner = { accountId: actor.accountId, email: row.email, name: row.name };
  return makeCreationOptions(origin(), challenge, owner, existing);
}

const isConfirmed = async (
  { db, verifyStepUp }: StaffDeps,
  actor: StaffActor,
  stepUp: Assertion | undefined,
): Promise<boolean> =>
  stepUp !== undefined && db.transaction((tx) => verifyStepUp(tx, actor, addPasskeyAct, stepUp));

const forPasskey = ({ actor }: Session) => ({ purpose: 'register', sessionId: actor.sessionId }) as const;

export interface AddedPasskey {
  readonly passkey: Passkey;
  /** By which the session is known from now on. */
  readonly token: string;
}

interface PasskeyRequest {
  readonly name: string;
  readonly attestation: Attestation;
}

/** Undefined when it was not made here, for this, or is known already. */
export async function addPasskey(
  { db, now, origin }: StaffDeps,
  session: Session,
  { name, attestation }: PasskeyRequest,
  { requestId }: Visit,
): Promise<AddedPasskey | undefined> {
  const [at, { actor }] = [now(), session];
  const challenge = await useChallenge(db, attestation.response.clientDataJSON, forPasskey(session), at);
  const made = challenge && (await verifyAttestation(origin(), challenge, attestation));
  if (!made || (await isKnown(db, made.id))) return undefined;
  const passkey = {
    id: made.id,
    account_id: actor.accountId,
    public_key: made.publicKey,
    sign_count: made.signCount,
    transports: attestation.response.transports ?? [],
    name,
    is_synced: made.isSynced,
    created_at: at,
  };
  const token = makeToken();
  await db.transaction(async (tx) => {
    await insertPasskey(tx, passkey);
    await updateSessionToken(tx, actor.sessionId, { tokenDigest: digestToken(token), passkeyId: made.id });
    queueAuditEntry(tx, {
      at,
      actor,
      command: addPasskeyAct.command,
      subject: `account:${actor.accountId}`,
      reason: 'a new passkey',
      before: null,
      after: { passkey_id: made.id, name },
      requestId,
    });
  });
  return { passkey: toWirePasskey({ ...passkey, last_used_at: null }), token };
}

const isKnown = async (db: Db, id: string): Promise<boolean> => (await selectPasskey(db, id)) !== undefined;
