import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { StaffActor } from '../../commands/command.ts';
import { type CommandOutcome, runCommand } from '../../commands/run-command.service.ts';
import { inviteStaff } from '../../features/staff/invite-staff.service.ts';
import type { StaffDeps } from '../../features/staff/staff-deps.ts';
import type { Operator } from './operator.ts';

type Input = CommandInput<'staff.invite'>;

/** An invitation as it would be if one person could not do it alone. */
function needingTwo(deps: StaffDeps): ReturnType<typeof inviteStaff> {
  const invite = inviteStaff(deps);
  const preview: (typeof invite)['preview'] = async (tx, input, context) => {
    const previewed = await invite.preview(tx, input, context);
    return previewed.kind === 'refused' ? previewed : { ...previewed, needsSecondPerson: true };
  };
  return { ...invite, preview };
}

export async function askSecondPerson(
  deps: StaffDeps,
  operator: Operator,
  input: Input,
  key: string = randomUUID(),
): Promise<CommandOutcome<unknown>> {
  const stepUp = await operator.touch('staff.invite', input);
  return runCommand(deps, needingTwo(deps), {
    actor: await toActor(operator),
    input,
    reason: 'a large one',
    key,
    stepUp,
    requestId: randomUUID(),
  });
}

async function toActor(operator: Operator): Promise<StaffActor> {
  const { id, email, roles, session } = await operator.me();
  return { kind: 'staff', accountId: id, sessionId: session.id, name: email, grants: roles };
}
