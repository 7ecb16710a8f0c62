import { findRoleChangeFault, takesAway } from '@parterre/domain/staff/role-change';
import type { RoleGrant } from '@parterre/domain/staff/roles';
import { type Command, refuse } from '../../commands/command.ts';
import { makeProblem } from '../../problems/problem.ts';
import { endSessions } from './sign-in/sessions.queries.ts';
import { lockAccount, lockOwners, replaceRoles } from './staff.queries.ts';
import { toGrant, toStoredGrant, toWireGrants } from './stored-grants.ts';

interface RoleChange {
  readonly accountId: string;
  readonly after: readonly RoleGrant[];
  readonly isTaken: boolean;
}

type Stored = { readonly account_id: string; readonly ended_sessions: number };

export const roleTwice = makeProblem('invalid_request', 'A role stands there twice.', {
  details: [{ field: 'input.roles', reason: 'not_single', message: 'must name each role once' }],
});
const lastOwner = makeProblem('last_owner', 'Nobody would be left who can give roles.');
const noAccount = makeProblem('not_found', 'There is no such account.');

export const changeRoles: Command<'staff.change-roles', RoleChange, Stored> = {
  name: 'staff.change-roles',
  permission: 'staff.change',
  needsStepUp: true,
  preview: async (tx, { account_id: accountId, roles: after }) => {
    // First, and always in this order: of two owners who take each other's role away, the second finds that nobody else is left.
    const owners = await lockOwners(tx);
    const account = await lockAccount(tx, { id: accountId });
    if (!account) return refuse(noAccount);
    const before = account.roles.map(toGrant);
    const fault = findRoleChangeFault(before, after, owners.filter((id) => id !== accountId).length);
    if (fault) return refuse(fault === 'last_owner' ? lastOwner : roleTwice);
    return {
      kind: 'previewed',
      subject: `account:${accountId}`,
      area: { kind: 'house' },
      before: { roles: toWireGrants(before) },
      after: { roles: toWireGrants(after) },
      change: { accountId, after, isTaken: takesAway(before, after) },
    };
  },
  run: async (tx, { accountId, after, isTaken }, { at }) => {
    await replaceRoles(tx, accountId, after.map(toStoredGrant));
    const ended = isTaken ? await endSessions(tx, { accountId }, at) : 0;
    return { account_id: accountId, ended_sessions: ended };
  },
  answer: (stored) => stored,
};
