import { randomUUID } from 'node:crypto';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { findRoleChangeFault } from '@parterre/domain/staff/role-change';
import type { RoleGrant } from '@parterre/domain/staff/roles';
import { type Command, refuse } from '../../commands/command.ts';
import { makeProblem } from '../../problems/problem.ts';
import { roleTwice } from './change-roles.service.ts';
import { invitationLink, writeInvitationToken } from './sign-in/invitation-links.ts';
import { insertAccount, insertInvitation, lockAccount, replaceRoles } from './staff.queries.ts';
import type { StaffDeps } from './staff-deps.ts';
import { areSameGrants, toGrant, toStoredGrant, toWireGrants } from './stored-grants.ts';

interface Invited {
  readonly accountId: string;
  /** Null for an account that is there, and has lost its passkeys. */
  readonly newAccount: {
    readonly email: string;
    readonly address: string;
    readonly name: string;
    readonly roles: readonly RoleGrant[];
  } | null;
}

type Stored = { readonly account_id: string; readonly invitation_id: string; readonly expires_at: string };

const goodForMs = 48 * 3_600_000;

const badEmail = makeProblem('invalid_request', 'This is not an address.', {
  details: [{ field: 'input.email', reason: 'bad_format', message: 'must be an address' }],
});
const accountExists = makeProblem('account_exists', 'The account has other roles: change those first.');

/** A link by which a person signs in once, and makes a passkey. */
export const inviteStaff = (
  deps: Pick<StaffDeps, 'secret' | 'origin'>,
): Command<'staff.invite', Invited, Stored> => ({
  name: 'staff.invite',
  permission: 'staff.change',
  needsStepUp: true,
  preview: async (tx, { email, name, roles }) => {
    const checked = checkEmail(email);
    if (checked.kind === 'invalid') return refuse(badEmail);
    if (findRoleChangeFault([], roles, 0)) return refuse(roleTwice);
    const address = checked.value.toLowerCase();
    const existing = await lockAccount(tx, { address });
    if (existing && !areSameGrants(existing.roles.map(toGrant), roles)) return refuse(accountExists);
    const accountId = existing?.id ?? randomUUID();
    const shown = {
      email: existing?.email ?? checked.value,
      name: existing?.name ?? name,
      roles: toWireGrants(roles),
    };
    return {
      kind: 'previewed',
      subject: `account:${accountId}`,
      area: { kind: 'house' },
      before: existing ? shown : null,
      after: { ...shown, is_invited: true },
      change: { accountId, newAccount: existing ? null : { email: checked.value, address, name, roles } },
    };
  },
  run: async (tx, { accountId, newAccount }, { at }) => {
    if (newAccount) {
      await insertAccount(tx, { id: accountId, at, ...newAccount });
      await replaceRoles(tx, accountId, newAccount.roles.map(toStoredGrant));
    }
    const [id, expiresAt] = [randomUUID(), new Date(at.getTime() + goodForMs)];
    await insertInvitation(tx, { id, accountId, at, expiresAt });
    return { account_id: accountId, invitation_id: id, expires_at: expiresAt.toISOString() };
  },
  answer: ({ account_id, invitation_id, expires_at }) => ({
    account_id,
    link: invitationLink(deps.origin(), writeInvitationToken(deps.secret, invitation_id)),
    expires_at,
  }),
});
