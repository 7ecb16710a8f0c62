import { permissions } from '@parterre/domain/staff/permissions';
import { staffRoles } from '@parterre/domain/staff/roles';
import { z } from 'zod';
import { limit } from '../query/list-query.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { id } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';

const maxScopeIds = 500;
const ids = z.array(id).min(1).max(maxScopeIds);

const roleScope = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('house') }),
    z.strictObject({ kind: z.literal('places'), ids }),
    z.strictObject({ kind: z.literal('events'), ids }),
  ])
  .meta({ id: 'RoleScope', description: 'Where a role counts: in the whole house, or for these alone' });

export const roleGrant = z
  .strictObject({ role: z.enum(staffRoles), scope: roleScope })
  .meta({ id: 'RoleGrant' });
export type WireGrant = z.infer<typeof roleGrant>;

export const accountId = z.uuid();

const plainText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters');

export const personName = plainText(100);
export const passkeyName = plainText(60);
/** Kept in the audit log for as long as the house stands: names no buyer. */
export const reason = plainText(500);
/** What an address may look like is a rule of the form, not of the wire. */
export const emailText = plainText(320);

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    is_synced: z.boolean().describe('Whether it is kept beyond the one device'),
    created_at: timestamp,
    last_used_at: timestamp.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

export const staffSession = z
  .object({
    id: z.uuid(),
    account_id: accountId,
    is_current: z.boolean(),
    is_by_passkey: z.boolean().describe('Or by the link of an invitation'),
    browser: z.string().describe('As it calls itself'),
    created_at: timestamp,
    last_seen_at: timestamp,
    expires_at: timestamp,
  })
  .meta({ id: 'StaffSession' });
export type StaffSession = z.infer<typeof staffSession>;

const account = { id: accountId, email: z.string(), name: z.string(), roles: z.array(roleGrant) };

export const me = z
  .object({
    ...account,
    permissions: z
      .array(z.enum(permissions))
      .describe('What the roles allow somewhere; a role that is limited does not allow it everywhere'),
    passkeys: z.array(passkey),
    session: z.object({ id: z.uuid(), is_by_passkey: z.boolean(), expires_at: timestamp }),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof me>;

export const staffMember = z
  .object({
    ...account,
    passkeys: z.array(passkey),
    is_invited: z.boolean().describe('Whether a link waits to be followed'),
    last_seen_at: timestamp.nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMember>;

const maxPage = 100_000;
export const staffQuery = z.object({ page: wholeNumber(1, maxPage).default(1), limit: limit(50) });
export type StaffQuery = z.output<typeof staffQuery>;

export const sessionsQuery = z.object({
  account_id: accountId.optional().describe('Whose; one’s own unless given'),
});
