import { runCommand } from '@parterre/api/commands/run-command.service';
import type { Config } from '@parterre/api/config';
import type { Db } from '@parterre/api/database/connect';
import { readClock } from '@parterre/api/database/read-clock';
import { composeStaff } from '@parterre/api/features/staff/compose-staff';
import { inviteStaff } from '@parterre/api/features/staff/invite-staff.service';
import { StartFault } from '@parterre/api/start-fault';
import type { StaffRole } from '@parterre/domain/staff/roles';
import { commandLineName } from './command-line-name.ts';
import { readSecret } from './secret.ts';

export interface Invitee {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

interface Invitation {
  readonly link: string;
  readonly expires_at: string;
}

/** The same command as the console's, in the name of whoever types on this machine. */
export async function invite(
  db: Db,
  config: Config,
  { email, name, roles }: Invitee,
  origin: string = consoleOrigin(config),
): Promise<Invitation> {
  const [at, secret] = [await readClock(db), await readSecret(config)];
  const deps = composeStaff({ db, now: () => at, secret, origin: () => origin });
  const outcome = await runCommand(deps, inviteStaff(deps), {
    actor: { kind: 'command_line', name: commandLineName() },
    input: { email, name, roles: roles.map((role) => ({ role, scope: { kind: 'house' } })) },
    reason: 'invited from the command line',
  });
  if (outcome.kind === 'refused') throw new StartFault(outcome.problem.error.message);
  if (outcome.kind === 'awaiting') throw new Error('nobody has to confirm what is typed here');
  return outcome.result;
}

const consoleOrigin = ({ console: { url, port } }: Config): string => url ?? `http://localhost:${port}`;
