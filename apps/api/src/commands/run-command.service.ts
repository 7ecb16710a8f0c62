import { hash, randomUUID } from 'node:crypto';
import type { ActName, CommandInput, CommandResult } from '@parterre/contracts/console/commands';
import type { Assertion } from '@parterre/contracts/console/passkey-exchange';
import { hasPermission, isPermitted, type Permission } from '@parterre/domain/staff/permissions';
import type { Db, Tx } from '../database/connect.ts';
import { Contended, isContended } from '../database/contention.ts';
import { makeProblem } from '../problems/problem.ts';
import {
  type Actor,
  type Command,
  type CommandContext,
  type Json,
  type Preview,
  type Refused,
  refuse,
  type StaffActor,
} from './command.ts';
import {
  deleteCommandResults,
  queueAuditEntry,
  queueCommandRequest,
  queueCommandResult,
  selectCommandResult,
  selectLastChange,
} from './commands.queries.ts';

/** What a passkey is touched for: the command and exactly what it is told. */
export interface Act {
  readonly command: string;
  readonly input: unknown;
}

export interface CommandDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Whether a passkey of theirs signed this act, in this session and not before. */
  readonly verifyStepUp: (tx: Tx, actor: StaffActor, act: Act, assertion: Assertion) => Promise<boolean>;
}

export interface CommandRequest<Name extends ActName> {
  readonly actor: Actor;
  readonly input: CommandInput<Name>;
  readonly reason: string;
  /** Under which it is done once; the command line needs none. */
  readonly key?: string;
  readonly stepUp?: Assertion | undefined;
  /** The `seenToken` of the preview, where somebody looked first. */
  readonly seen?: string | undefined;
  readonly requestId?: string;
}

export type CommandOutcome<Result> =
  /** Repeated: it was done before, under the same key. */
  | { readonly kind: 'done'; readonly result: Result; readonly isRepeated?: boolean }
  /** Written down for a second person; nothing is done yet. */
  | { readonly kind: 'awaiting'; readonly request_id: string; readonly expires_at: string }
  | Refused;

const maxTries = 3;
/** Overnight, so that whoever comes in the morning can confirm what was asked for in the evening. */
const requestGoodForMs = 24 * 3_600_000;
/** After so long nobody asks again what came of it. */
const resultsKeptMs = 7 * 24 * 3_600_000;
/** By then, what it allowed is over. */
const exportsKeptMs = 3_600_000;

/** Decides, does and writes down, all in one transaction. */
export async function runCommand<Name extends ActName, Change, Stored extends Json>(
  deps: CommandDeps,
  command: Command<Name, Change, Stored>,
  request: CommandRequest<Name>,
): Promise<CommandOutcome<CommandResult<Name>>> {
  for (let tries = 0; tries < maxTries; tries += 1)
    try {
      const outcome = await deps.db.transaction((tx) => runOnce(tx, deps, command, request));
      if (outcome.kind !== 'done') return outcome;
      command.onDone?.(outcome.result, outcome.isRepeated ?? false);
      return { kind: 'done', result: command.answer(outcome.result) };
    } catch (error) {
      // Somebody else was quicker, perhaps under the same key: what they did is there now, and is found.
      if (!isUniqueViolation(error) && !isContended(error)) throw error;
    }
  throw new Contended(`${command.name} met others ${maxTries} times`);
}

async function runOnce<Name extends ActName, Change, Stored extends Json>(
  tx: Tx,
  deps: CommandDeps,
  command: Command<Name, Change, Stored>,
  request: CommandRequest<Name>,
): Promise<CommandOutcome<Stored>> {
  const { actor, reason, key, requestId = null } = request;
  const context: CommandContext = { actor, at: deps.now() };
  const digest = digestRequest(command.name, request);
  const earlier = await findEarlier<Stored>(tx, request, digest);
  if (earlier) return earlier;
  // Pressed twice at once, the second may have waited for the first: what is refused then has been done under this key.
  const unlessDone = async (refusal: Refused) => (await findEarlier<Stored>(tx, request, digest)) ?? refusal;
  const previewed = await previewPermitted(tx, command, request.input, context);
  if (previewed.kind === 'refused') return unlessDone(previewed);
  const changed = request.seen && (await findChange(tx, previewed, request.seen));
  if (changed) return unlessDone(changed);
  if (previewed.blocked) return unlessDone(refuse(previewed.blocked));
  if (command.needsStepUp && !(await isConfirmed(tx, deps, command.name, request)))
    return unlessDone(refuse(stepUpRequired));
  const outcome =
    previewed.needsSecondPerson && actor.kind === 'staff'
      ? askSecondPerson(tx, command.name, previewed, { ...request, actor, at: context.at })
      : await runPreviewed(tx, command, previewed, { ...context, reason, requestId });
  if (actor.kind === 'staff' && key !== undefined)
    queueCommandResult(tx, { accountId: actor.accountId, key, digest, outcome, at: context.at });
  return outcome;
}

interface Occasion extends CommandContext {
  readonly reason: string;
  readonly requestId: string | null;
  readonly confirmedBy?: string;
}

/** Does what was previewed and writes it down. Whether it may be done has been decided. */
export async function runPreviewed<Name extends ActName, Change, Stored extends Json>(
  tx: Tx,
  command: Pick<Command<Name, Change, Stored>, 'name' | 'run'>,
  { change, subject, ...previewed }: Preview<Change>,
  { actor, at, ...occasion }: Occasion,
) {
  const result = await command.run(tx, change, { actor, at, reason: occasion.reason });
  const { before, after } = previewed.logged ?? previewed;
  for (const part of previewed.parts ?? [{ subject, before, after }])
    queueAuditEntry(tx, { at, actor, command: command.name, ...part, ...occasion });
  return { kind: 'done', result } as const;
}

interface Asked extends Pick<CommandRequest<ActName>, 'input' | 'reason' | 'requestId'> {
  readonly actor: StaffActor;
  readonly at: Date;
}

/** What is stored is what the second person will be shown, and what is done: nothing of it can be changed in between. */
function askSecondPerson(
  tx: Tx,
  command: ActName,
  { subject, ...previewed }: Preview<unknown>,
  { actor, input, reason, requestId, at }: Asked,
) {
  const [id, expiresAt] = [randomUUID(), new Date(at.getTime() + requestGoodForMs)];
  const { accountId, sessionId } = actor;
  queueCommandRequest(tx, { id, command, input, subject, reason, accountId, sessionId, at, expiresAt });
  const { before, after } = previewed.logged ?? previewed;
  const asked = { request_id: id, command, before, after };
  const entry = { command: 'request.make', subject, reason, before: null, after: asked };
  queueAuditEntry(tx, { at, actor, ...entry, requestId: requestId ?? null });
  return { kind: 'awaiting', request_id: id, expires_at: expiresAt.toISOString() } as const;
}

/** What it would do, and nothing of it done. */
export const previewCommand = <Name extends ActName, Change, Stored extends Json>(
  { db, now }: CommandDeps,
  command: Command<Name, Change, Stored>,
  { actor, input }: Pick<CommandRequest<Name>, 'actor' | 'input'>,
): Promise<Preview<Change> | Refused> =>
  db.transaction((tx) => previewPermitted(tx, command, input, { actor, at: now() }));

async function previewPermitted<Name extends ActName, Change, Stored extends Json>(
  tx: Tx,
  command: Command<Name, Change, Stored>,
  input: CommandInput<Name>,
  context: CommandContext,
): Promise<Preview<Change> | Refused> {
  const { permission, isOpenToAll = false } = command;
  const { actor } = context;
  // Before anything is read: a refusal must not tell what is there.
  if (!isOpenToAll && !mayAnywhere(actor, permission)) return refuse(notPermitted);
  const previewed = await command.preview(tx, input, context);
  if (previewed.kind === 'refused' || actor.kind === 'command_line') return previewed;
  return isPermitted(actor.grants, permission, previewed.area) ? previewed : refuse(notPermitted);
}

const mayAnywhere = (actor: Actor, permission: Permission): boolean =>
  actor.kind === 'command_line' || hasPermission(actor.grants, permission);

async function findEarlier<Stored>(
  tx: Tx,
  { actor, key }: Pick<CommandRequest<ActName>, 'actor' | 'key'>,
  digest: string,
): Promise<CommandOutcome<Stored> | undefined> {
  if (actor.kind !== 'staff' || key === undefined) return undefined;
  const earlier = await selectCommandResult(tx, actor.accountId, key);
  if (!earlier) return undefined;
  if (earlier.request_digest !== digest)
    return refuse(makeProblem('idempotency_key_reused', 'This key was used for something else.'));
  // What was stored for this command is read for it again.
  const outcome = earlier.outcome as CommandOutcome<Stored>;
  return outcome.kind === 'done' ? { ...outcome, isRepeated: true } : outcome;
}

async function isConfirmed<Name extends ActName>(
  tx: Tx,
  { verifyStepUp }: CommandDeps,
  command: Name,
  { actor, input, stepUp }: CommandRequest<Name>,
): Promise<boolean> {
  if (actor.kind === 'command_line') return true;
  return stepUp !== undefined && verifyStepUp(tx, actor, { command, input }, stepUp);
}

/** Stands for what a preview shows and the moment of it, so that whoever does it later does what they saw. */
export const seenToken = (
  { before, after, mustHold = [before, after] }: Preview<unknown>,
  at: Date,
): string => `${at.getTime()}.${hash('sha256', JSON.stringify(mustHold), 'base64url')}`;

async function findChange(tx: Tx, previewed: Preview<unknown>, seen: string): Promise<Refused | undefined> {
  const seenAt = new Date(Number.parseInt(seen, 10));
  if (!Number.isNaN(seenAt.getTime()) && seenToken(previewed, seenAt) === seen) return undefined;
  const last = Number.isNaN(seenAt.getTime())
    ? undefined
    : await selectLastChange(
        tx,
        [previewed.subject, ...(previewed.parts ?? []).map(({ subject }) => subject)],
        seenAt,
      );
  const changedBy = last && { name: last.actor, command: last.command, at: last.at.toISOString() };
  return refuse(
    makeProblem('preview_changed', 'It would do something else by now. Look at it again.', {
      changed_by: changedBy ?? null,
    }),
  );
}

/** Without the touch of the passkey, which is another each time it is sent. */
const digestRequest = (name: string, { input, reason }: CommandRequest<ActName>): string =>
  hash('sha256', JSON.stringify([name, input, reason]), 'base64url');

const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';

export const notPermitted = makeProblem('not_permitted', 'No role of yours allows this.');
const stepUpRequired = makeProblem('step_up_required', 'Touch a passkey for exactly this.');

export const forgetCommandResults = (db: Db, at: Date): Promise<void> =>
  deleteCommandResults(db, {
    before: new Date(at.getTime() - resultsKeptMs),
    exportsBefore: new Date(at.getTime() - exportsKeptMs),
  });
