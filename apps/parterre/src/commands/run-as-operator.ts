import type { Command, Json } from '@parterre/api/commands/command';
import { runCommand } from '@parterre/api/commands/run-command.service';
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
  const at = await readClock(db);
  const outcome = await runCommand({ db, now: () => at, verifyStepUp: async () => false }, command, {
    actor: { kind: 'command_line', name: commandLineName() },
    input,
    reason,
  });
  if (outcome.kind === 'refused') throw new StartFault(outcome.problem.error.message);
  if (outcome.kind === 'awaiting') throw new Error('nobody has to confirm what is typed here');
  return outcome.result;
}
