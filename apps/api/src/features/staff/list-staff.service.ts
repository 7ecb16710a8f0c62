import type { Me, StaffMember, StaffQuery, StaffSession } from '@parterre/contracts/console/staff';
import { hasPermission, isPermitted, permissions } from '@parterre/domain/staff/permissions';
import { type Refused, refuse, type StaffActor } from '../../commands/command.ts';
import { notPermitted } from '../../commands/run-command.service.ts';
import { selectPasskeys } from './sign-in/passkeys.queries.ts';
import { selectSessions } from './sign-in/sessions.queries.ts';
import type { Session } from './sign-in/sessions.service.ts';
import { countOwnersWithPasskeys, countStaff, selectStaff } from './staff.queries.ts';
import type { StaffDeps } from './staff-deps.ts';
import { toWireGrants } from './stored-grants.ts';
import { toWireMember, toWirePasskey, toWireSession } from './wire-staff.ts';

export async function showMe({ db }: Pick<StaffDeps, 'db'>, { actor, row }: Session): Promise<Me> {
  const passkeys = await selectPasskeys(db, actor.accountId);
  return {
    id: actor.accountId,
    email: row.email,
    name: row.name,
    roles: toWireGrants(actor.grants),
    permissions: permissions.filter((permission) => hasPermission(actor.grants, permission)),
    passkeys: passkeys.map(toWirePasskey),
    session: {
      id: row.id,
      is_by_passkey: row.passkey_id !== null,
      expires_at: row.expires_at.toISOString(),
    },
  };
}

interface StaffPage extends StaffQuery {
  readonly results: StaffMember[];
  readonly total: number;
}

export async function listStaff({ db, now }: StaffDeps, { page, limit }: StaffQuery): Promise<StaffPage> {
  const rows = await selectStaff(db, { at: now(), limit, offset: (page - 1) * limit });
  return { results: rows.map(toWireMember), total: await countStaff(db), page, limit };
}

/** One's own, or anybody's for those who see staff. */
export async function listSessions(
  { db, now }: StaffDeps,
  actor: StaffActor,
  accountId: string = actor.accountId,
): Promise<{ results: StaffSession[] } | Refused> {
  const area = { kind: accountId === actor.accountId ? 'own' : 'house' } as const;
  if (!isPermitted(actor.grants, 'staff.view', area)) return refuse(notPermitted);
  const rows = await selectSessions(db, accountId, now());
  return { results: rows.map((row) => toWireSession(row, actor.sessionId)) };
}

/** Whether somebody can sign in who can invite others. */
export const hasOwner = async ({ db }: Pick<StaffDeps, 'db'>): Promise<boolean> =>
  (await countOwnersWithPasskeys(db)) > 0;
