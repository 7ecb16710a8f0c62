import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { StoredGrant } from '../stored-grants.ts';

export interface NewSession {
  readonly id: string;
  readonly tokenDigest: string;
  readonly accountId: string;
  readonly passkeyId: string | null;
  readonly browser: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { id, tokenDigest, accountId, passkeyId, browser, at, expiresAt } = session;
  await tx.query(sql`
    insert into staff_sessions (id, token_digest, account_id, passkey_id, browser, created_at, last_seen_at, expires_at)
    values (${id}, ${tokenDigest}, ${accountId}, ${passkeyId}, ${browser}, ${at}, ${at}, ${expiresAt})`);
}

export interface OpenSession {
  readonly id: string;
  readonly account_id: string;
  readonly passkey_id: string | null;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StoredGrant[];
}

/** With the roles of this moment: what is taken away counts from the next request on. */
export async function selectOpenSession(
  db: Db,
  tokenDigest: string,
  at: Date,
): Promise<OpenSession | undefined> {
  const { rows } = await db.query(sql<OpenSession>`
    select staff_sessions.id, account_id, passkey_id, last_seen_at, expires_at, email, name,
      (select coalesce(json_agg(granted order by granted.role), '[]')
       from (select role, scope, scope_ids from staff_roles where account_id = staff_accounts.id) as granted) as roles
    from staff_sessions
    join staff_accounts on staff_accounts.id = account_id
    where token_digest = ${tokenDigest} and ended_at is null and expires_at > ${at}`);
  return rows[0];
}

export async function updateSessionSeen(db: Db, id: string, at: Date): Promise<void> {
  await db.query(sql`update staff_sessions set last_seen_at = ${at} where id = ${id}`);
}

interface SessionPasskey {
  readonly tokenDigest: string;
  readonly passkeyId: string;
}

/** From now on it is known by another token; the one before opens nothing. */
export async function updateSessionToken(
  tx: Tx,
  id: string,
  { tokenDigest, passkeyId }: SessionPasskey,
): Promise<void> {
  await tx.query(sql`
    update staff_sessions set token_digest = ${tokenDigest}, passkey_id = ${passkeyId} where id = ${id}`);
}

export interface SessionRow {
  readonly id: string;
  readonly account_id: string;
  readonly passkey_id: string | null;
  readonly browser: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
}

export async function selectSessions(db: Db, accountId: string, at: Date): Promise<readonly SessionRow[]> {
  const { rows } = await db.query(sql<SessionRow>`
    select id, account_id, passkey_id, browser, created_at, last_seen_at, expires_at
    from staff_sessions
    where account_id = ${accountId} and ended_at is null and expires_at > ${at}
    order by last_seen_at desc, id`);
  return rows;
}

/** Holds it until the transaction ends. */
export async function lockSession(tx: Tx, id: string, at: Date): Promise<SessionRow | undefined> {
  const { rows } = await tx.query(sql<SessionRow>`
    select id, account_id, passkey_id, browser, created_at, last_seen_at, expires_at
    from staff_sessions
    where id = ${id} and ended_at is null and expires_at > ${at}
    for update`);
  return rows[0];
}

type SessionChoice =
  | { readonly id: string }
  | { readonly accountId: string }
  | { readonly passkeyId: string };

/** Answers how many there were. */
export async function endSessions(tx: Tx, choice: SessionChoice, at: Date): Promise<number> {
  const condition =
    'id' in choice
      ? sql`id = ${choice.id}`
      : 'accountId' in choice
        ? sql`account_id = ${choice.accountId}`
        : sql`passkey_id = ${choice.passkeyId}`;
  const { rowCount } = await tx.query(sql`
    update staff_sessions set ended_at = ${at} where ended_at is null and expires_at > ${at} and ${condition}`);
  return rowCount ?? 0;
}

/** Those that ended so long ago. */
export async function deleteSessions(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from staff_sessions where expires_at < ${before}`);
}
