import type { ActName, CommandInput, CommandName, CommandResult } from '@parterre/contracts/console/commands';
import type { Problem } from '@parterre/contracts/errors/problem';
import type { Permission } from '@parterre/domain/staff/permissions';
import type { RoleGrant } from '@parterre/domain/staff/roles';
import type { Area } from '@parterre/domain/staff/scope';
import type { Tx } from '../database/connect.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** Somebody with an account, signed in. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly accountId: string;
  readonly sessionId: string;
  /** As the audit log calls them. */
  readonly name: string;
  readonly grants: readonly RoleGrant[];
}

/** Whoever types commands on the machine itself has the database, and so every permission. */
export interface CommandLineActor {
  readonly kind: 'command_line';
  readonly name: string;
}

export type Actor = StaffActor | CommandLineActor;

export interface CommandContext {
  readonly actor: Actor;
  readonly at: Date;
}

/** The same once it is done. */
export interface RunContext extends CommandContext {
  readonly reason: string;
}

/** What a command would do, found out in the transaction that does it. */
export interface Preview<Change> {
  readonly kind: 'previewed';
  /** What it is done to, such as `account:…`: by this its history is found. */
  readonly subject: string;
  /** Where a role must count that allows it. */
  readonly area: Area;
  readonly before: Json;
  readonly after: Json;
  /** What must still be so when it is done, where not all that is shown must: people go on buying while somebody reads. */
  readonly mustHold?: Json;
  /** What the audit log is told instead, where the preview names a buyer: the log is kept for ever. */
  readonly logged?: { readonly before: Json; readonly after: Json };
  /** Where it is done to several things: what the audit log is told of each, so that each has its history. */
  readonly parts?: readonly PreviewPart[];
  /** Whether it is above what one person may do alone. */
  readonly needsSecondPerson?: boolean;
  /** Why it cannot be done, where a preview can show that better than a refusal. */
  readonly blocked?: Problem;
  readonly change: Change;
}

export interface PreviewPart {
  readonly subject: string;
  readonly before: Json;
  readonly after: Json;
}

export interface Refused {
  readonly kind: 'refused';
  readonly problem: Problem;
}

export const refuse = (problem: Problem): Refused => ({ kind: 'refused', problem });

/**
 * The one way to change something from the console, and for the command line the same. `preview` reads and locks; `run` writes what the preview
 * found, so that the two cannot disagree. Who did it, to what, and why is written down beside it by whoever runs it (`run-command.service.ts`).
 */
export interface Command<Name extends ActName, Change, Stored extends Json> {
  readonly name: Name;
  readonly permission: Permission;
  /** Whether a passkey must be touched for this act and no other. */
  readonly needsStepUp: boolean;
  /** How much it may be told, where that is more than usual. */
  readonly maxBodyBytes?: number;
  /** Whether people may do it to what is their own, with no role for it. */
  readonly isOpenToAll?: true;
  readonly preview: (
    tx: Tx,
    input: CommandInput<Name>,
    context: CommandContext,
  ) => Promise<Preview<Change> | Refused>;
  readonly run: (tx: Tx, change: Change, context: RunContext) => Promise<Stored>;
  /** The answer, made of what was stored: so that asked again it is the same, and secrets need not be stored. */
  readonly answer: (stored: Stored) => CommandResult<Name>;
  /** Once it is there for good: whoever watches is told. */
  readonly onDone?: (stored: Stored, isRepeated: boolean) => void;
}

/** One of many, whose types are known to itself alone. */
export type AnyCommand = Command<CommandName, unknown, Json>;

export type OfferedCommands = ReadonlyMap<string, AnyCommand>;
