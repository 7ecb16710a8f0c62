import {
  type CommandInput,
  type CommandName,
  commandContracts,
  type OpenRequest,
} from '@parterre/contracts/console/commands';
import { canConfirm } from '@parterre/domain/staff/money-limit';
import { isPermitted } from '@parterre/domain/staff/permissions';
import {
  type AnyCommand,
  type Command,
  type Json,
  type OfferedCommands,
  type Preview,
  type Refused,
  refuse,
  type StaffActor,
} from '../../commands/command.ts';
import {
  type CommandRequestRow,
  lockCommandRequest,
  queueDecision,
  selectOpenRequests,
} from '../../commands/commands.queries.ts';
import { notPermitted, runPreviewed } from '../../commands/run-command.service.ts';
import type { Tx } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { findStaffActor } from './find-staff-actor.service.ts';
import { isOwn } from './is-own.ts';
import type { StaffDeps } from './staff-deps.ts';

const noRequest = makeProblem('not_found', 'Nobody asks for this, or not any more.');
const ownRequest = makeProblem('own_request', 'Somebody else must confirm it.');

interface Requested {
  readonly row: CommandRequestRow;
  readonly command: AnyCommand;
  readonly actor: StaffActor;
  readonly previewed: Preview<unknown>;
}

/** What was asked for, as it would be done now by whoever asked: their roles are those of this moment, too. */
async function previewRequest(
  tx: Tx,
  offered: OfferedCommands,
  id: string,
  at: Date,
): Promise<({ readonly kind: 'requested' } & Requested) | Refused> {
  const row = await lockCommandRequest(tx, id, at);
  const command = row && offered.get(row.command);
  const actor = row && (await findStaffActor(tx, { accountId: row.account_id, sessionId: row.session_id }));
  if (!row || !command || !actor) return refuse(noRequest);
  const input = commandContracts[command.name].input.parse(row.input) as CommandInput<CommandName>;
  const previewed = await command.preview(tx, input, { actor, at });
  if (previewed.kind === 'refused') return previewed;
  if (!isPermitted(actor.grants, command.permission, previewed.area)) return refuse(notPermitted);
  return { kind: 'requested', row, command, actor, previewed };
}

const mayConfirm = (second: StaffActor, { row, command, previewed }: Requested): boolean =>
  canConfirm({
    requestedBy: row.account_id,
    confirmedBy: second.accountId,
    isPermitted: isPermitted(second.grants, command.permission, previewed.area),
  });

/** With who decides it. The command line has no account, and needs nobody's word. */
interface Decided<Subject> {
  readonly subject: Subject;
  readonly accountId: string;
}

type Confirmed = { readonly request_id: string; readonly command: string; readonly result: Json };

/** Does it in the name of whoever asked, and writes down both. */
export const confirmRequest = (
  offered: OfferedCommands,
): Command<'request.confirm', Decided<Requested>, Confirmed> => ({
  name: 'request.confirm',
  // Which one it takes, the act says that is confirmed.
  permission: 'staff.change',
  isOpenToAll: true,
  needsStepUp: true,
  preview: async (tx, { request_id: id }, { actor, at }) => {
    const requested = await previewRequest(tx, offered, id, at);
    if (requested.kind === 'refused') return requested;
    const { row, previewed } = requested;
    if (isOwn(actor, row.account_id)) return refuse(ownRequest);
    if (actor.kind !== 'staff' || !mayConfirm(actor, requested)) return refuse(notPermitted);
    if (previewed.blocked) return refuse(previewed.blocked);
    const { subject, before, after } = previewed;
    const change = { subject: requested, accountId: actor.accountId };
    return { kind: 'previewed', subject, area: { kind: 'own' }, before, after, change };
  },
  run: async (tx, { subject: { row, command, actor, previewed }, accountId }, { at }) => {
    const occasion = { actor, at, reason: row.reason, requestId: null, confirmedBy: accountId };
    const { result } = await runPreviewed(tx, command, previewed, occasion);
    queueDecision(tx, row.id, { decision: 'confirmed', accountId, at });
    return { request_id: row.id, command: command.name, result };
  },
  answer: ({ request_id, command, result }) => ({ request_id, result: offered.get(command)?.answer(result) }),
  onDone: ({ command, result }, isRepeated) => offered.get(command)?.onDone?.(result, isRepeated),
});

/** What it is for is not stored with a request: a role that is limited sees and declines its own alone. */
const wholeHouse = { kind: 'house' } as const;

/** By anybody of the house who could confirm it, and by whoever asked. */
export const declineRequest = (
  offered: OfferedCommands,
): Command<'request.decline', Decided<string>, { readonly request_id: string }> => ({
  name: 'request.decline',
  permission: 'staff.change',
  isOpenToAll: true,
  needsStepUp: false,
  preview: async (tx, { request_id: id }, { actor, at }) => {
    const row = await lockCommandRequest(tx, id, at);
    const command = row && offered.get(row.command);
    if (!row || !command) return refuse(noRequest);
    if (actor.kind !== 'staff') return refuse(notPermitted);
    if (!isOwn(actor, row.account_id) && !isPermitted(actor.grants, command.permission, wholeHouse))
      return refuse(notPermitted);
    const before = { request_id: id, command: row.command };
    const change = { subject: id, accountId: actor.accountId };
    return { kind: 'previewed', subject: row.subject, area: { kind: 'own' }, before, after: null, change };
  },
  run: async (tx, { subject: id, accountId }, { at }) => {
    queueDecision(tx, id, { decision: 'declined', accountId, at });
    return { request_id: id };
  },
  answer: (stored) => stored,
});

export async function listRequests(
  { db, now }: StaffDeps,
  offered: OfferedCommands,
  actor: StaffActor,
): Promise<{ results: OpenRequest[] }> {
  const commands = [...offered.values()].flatMap(({ name, permission }) =>
    isPermitted(actor.grants, permission, wholeHouse) ? [name] : [],
  );
  const rows = await selectOpenRequests(db, { accountId: actor.accountId, commands, at: now() });
  return {
    results: rows.map(({ account_id, session_id: _, email, name, ...row }) => ({
      ...row,
      // Only what is offered is ever asked for.
      command: row.command as CommandName,
      requested_by: { id: account_id, email, name },
      is_own: account_id === actor.accountId,
      requested_at: row.requested_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    })),
  };
}
