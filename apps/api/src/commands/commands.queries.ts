import type { Db, Tx } from '../database/connect.ts';
import { sql } from '../database/sql.ts';
import type { Actor, Json } from './command.ts';

export interface AuditEntry {
  readonly at: Date;
  readonly actor: Actor;
  readonly command: string;
  readonly subject: string;
  readonly reason: string;
  readonly before: Json;
  readonly after: Json;
  readonly requestId: string | null;
  /** The second person, where one was needed. */
  readonly confirmedBy?: string;
}

export function queueAuditEntry(tx: Tx, entry: AuditEntry): void {
  const { at, actor, command, subject, reason, before, after, requestId, confirmedBy = null } = entry;
  const [accountId, sessionId] = actor.kind === 'staff' ? [actor.accountId, actor.sessionId] : [null, null];
  tx.queue(sql`
    insert into audit_log (at, account_id, actor, session_id, command, subject, reason, before, after, confirmed_by, request_id)
    values (${at}, ${accountId}, ${actor.name}, ${sessionId}, ${command}, ${subject}, ${reason}, ${JSON.stringify(before)},
      ${JSON.stringify(after)}, ${confirmedBy}, ${requestId})`);
}

export interface HistoryRow {
  readonly at: Date;
  readonly command: string;
  readonly actor: string;
  readonly reason: string;
  readonly before: Json;
  readonly after: Json;
  readonly confirmed_by: string | null;
}

/** What was done to one thing, in order. */
export async function selectHistory(db: Db, subject: string): Promise<readonly HistoryRow[]> {
  const { rows } = await db.query(sql<HistoryRow>`
    select at, command, actor, reason, before, after, confirmed_by
    from audit_log
    where subject = ${subject}
    order by id
    limit 500`);
  return rows;
}

export interface LastChange {
  readonly at: Date;
  readonly command: string;
  readonly actor: string;
}

/** What was done last to any of some things, after a moment. */
export async function selectLastChange(
  tx: Tx,
  subjects: readonly string[],
  since: Date,
): Promise<LastChange | undefined> {
  const { rows } = await tx.query(sql<LastChange>`
    select at, command, actor
    from audit_log
    where subject = any(${subjects}) and at >= ${since}
    order by id desc
    limit 1`);
  return rows[0];
}

export interface NewCommandRequest {
  readonly id: string;
  readonly command: string;
  readonly input: unknown;
  readonly subject: string;
  readonly reason: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export function queueCommandRequest(tx: Tx, request: NewCommandRequest): void {
  const { id, command, input, subject, reason, accountId, sessionId, at, expiresAt } = request;
  tx.queue(sql`
    insert into command_requests (id, command, input, subject, reason, account_id, session_id, requested_at, expires_at)
    values (${id}, ${command}, ${JSON.stringify(input)}, ${subject}, ${reason}, ${accountId}, ${sessionId}, ${at}, ${expiresAt})`);
}

export interface CommandRequestRow {
  readonly id: string;
  readonly command: string;
  readonly input: unknown;
  readonly subject: string;
  readonly reason: string;
  readonly account_id: string;
  readonly session_id: string;
  readonly requested_at: Date;
  readonly expires_at: Date;
}

/** Holds it until the transaction ends. Undefined when it is decided, or too old. */
export async function lockCommandRequest(
  tx: Tx,
  id: string,
  at: Date,
): Promise<CommandRequestRow | undefined> {
  const { rows } = await tx.query(sql<CommandRequestRow>`
    select id, command, input, subject, reason, account_id, session_id, requested_at, expires_at
    from command_requests
    where id = ${id} and decision is null and expires_at > ${at}
    for update`);
  return rows[0];
}

interface Decision {
  readonly decision: 'confirmed' | 'declined';
  readonly accountId: string;
  readonly at: Date;
}

export function queueDecision(tx: Tx, id: string, { decision, accountId, at }: Decision): void {
  tx.queue(sql`
    update command_requests set decision = ${decision}, decided_by = ${accountId}, decided_at = ${at} where id = ${id}`);
}

export interface OpenRequestRow extends CommandRequestRow {
  readonly email: string;
  readonly name: string;
}

interface RequestsWanted {
  readonly accountId: string;
  readonly commands: readonly string[];
  readonly at: Date;
}

/** One's own, and those of these commands. */
export async function selectOpenRequests(
  db: Db,
  { accountId, commands, at }: RequestsWanted,
): Promise<readonly OpenRequestRow[]> {
  const { rows } = await db.query(sql<OpenRequestRow>`
    select command_requests.id, command, input, subject, reason, account_id, session_id, requested_at, expires_at, email, name
    from command_requests
    join staff_accounts on staff_accounts.id = account_id
    where decision is null and expires_at > ${at} and (account_id = ${accountId} or command = any(${commands}))
    order by requested_at, command_requests.id
    limit 500`);
  return rows;
}

interface CommandResultRow {
  readonly request_digest: string;
  readonly outcome: unknown;
}

export async function selectCommandResult(
  tx: Tx,
  accountId: string,
  key: string,
): Promise<CommandResultRow | undefined> {
  const { rows } = await tx.query(sql<CommandResultRow>`
    select request_digest, outcome from command_results where account_id = ${accountId} and idempotency_key = ${key}`);
  return rows[0];
}

export interface NewCommandResult {
  readonly accountId: string;
  readonly key: string;
  readonly digest: string;
  readonly outcome: Json;
  readonly at: Date;
}

export function queueCommandResult(tx: Tx, { accountId, key, digest, outcome, at }: NewCommandResult): void {
  tx.queue(sql`
    insert into command_results (account_id, idempotency_key, request_digest, outcome, at)
    values (${accountId}, ${key}, ${digest}, ${JSON.stringify(outcome)}, ${at})`);
}

/** Those of exports say what was looked for, which may be somebody's name: they go sooner. */
export async function deleteCommandResults(
  db: Db,
  { before, exportsBefore }: { readonly before: Date; readonly exportsBefore: Date },
): Promise<void> {
  await db.query(sql`
    delete from command_results
    where at < ${before} or (at < ${exportsBefore} and outcome #> '{result,grant}' is not null)`);
}

/** All that exports have left behind: whom they were of is to be forgotten. */
export async function deleteExportResults(tx: Tx): Promise<void> {
  await tx.query(sql`delete from command_results where outcome #> '{result,grant}' is not null`);
}
