import type { Command, Json, Preview } from '@parterre/api/commands/command';
import { previewCommand, runCommand } from '@parterre/api/commands/run-command.service';
import type { Db } from '@parterre/api/database/connect';
import { readClock } from '@parterre/api/database/read-clock';
import { StartFault } from '@parterre/api/start-fault';
import type { CommandInput, CommandName, CommandResult } from '@parterre/contracts/console/commands';
import { commandLineName } from '../command-line-name.ts';

interface Act<Name extends CommandName> {
  readonly input: CommandInput<Name>;
  readonly reason: string;
}

/** A command of the console, in the name of whoever types on this machine: who has the database needs nobody's touch or word. */
export async function runAsOperator<Name extends CommandName, Change, Stored extends Json>(
  db: Db,
  command: Command<Name, Change, Stored>,
  { input, reason }: Act<Name>,
): Promise<CommandResult<Name>> {
  const outcome = await runCommand(await commandDeps(db), command, { actor: operator(), input, reason });
  if (outcome.kind === 'refused') throw new StartFault(outcome.problem.error.message);
  if (outcome.kind === 'awaiting') throw new Error('nobody has to confirm what is typed here');
  return outcome.result;
}

/** What it would do, and nothing of it done. */
export async function previewAsOperator<Name extends CommandName, Change, Stored extends Json>(
  db: Db,
  command: Command<Name, Change, Stored>,
  input: CommandInput<Name>,
): Promise<Preview<Change>> {
  const previewed = await previewCommand(await commandDeps(db), command, { actor: operator(), input });
  if (previewed.kind === 'refused') throw new StartFault(previewed.problem.error.message);
  return previewed;
}

const operator = () => ({ kind: 'command_line', name: commandLineName() }) as const;

async function commandDeps(db: Db) {
  const at = await readClock(db);
  return { db, now: () => at, verifyStepUp: async () => false };
}
