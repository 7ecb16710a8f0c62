import type { Passkey, StaffMember, StaffSession } from '@parterre/contracts/console/staff';
import type { PasskeyRow } from './sign-in/passkeys.queries.ts';
import type { SessionRow } from './sign-in/sessions.queries.ts';
import type { StaffRow } from './staff.queries.ts';
import { toGrant, toWireGrants } from './stored-grants.ts';

const toTime = (at: Date | string): string => new Date(at).toISOString();

type ShownPasskey = Pick<PasskeyRow, 'id' | 'name' | 'is_synced'> & {
  readonly created_at: Date | string;
  readonly last_used_at: Date | string | null;
};

export const toWirePasskey = ({ id, name, is_synced, created_at, last_used_at }: ShownPasskey): Passkey => ({
  id,
  name,
  is_synced,
  created_at: toTime(created_at),
  last_used_at: last_used_at && toTime(last_used_at),
});

export const toWireSession = (row: SessionRow, currentId: string): StaffSession => ({
  id: row.id,
  account_id: row.account_id,
  is_current: row.id === currentId,
  is_by_passkey: row.passkey_id !== null,
  browser: row.browser,
  created_at: toTime(row.created_at),
  last_seen_at: toTime(row.last_seen_at),
  expires_at: toTime(row.expires_at),
});

export const toWireMember = ({ id, email, name, roles, passkeys, ...row }: StaffRow): StaffMember => ({
  id,
  email,
  name,
  roles: toWireGrants(roles.map(toGrant)),
  passkeys: passkeys.map(toWirePasskey),
  is_invited: row.is_invited,
  last_seen_at: row.last_seen_at && toTime(row.last_seen_at),
});
