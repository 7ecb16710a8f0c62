import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import type { StoredGrant } from './stored-grants.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StoredGrant[];
}

/** Holds it until the transaction ends: whoever changes the same account waits, and then sees what was done. Rows that name it may be added. */
export async function lockAccount(
  tx: Tx,
  wanted: { readonly id: string } | { readonly address: string },
): Promise<AccountRow | undefined> {
  const condition = 'id' in wanted ? sql`id = ${wanted.id}` : sql`address = ${wanted.address}`;
  const { rows: locked } = await tx.query(sql<{ id: string }>`
    select id from staff_accounts where ${condition} for no key update`);
  const [account] = locked;
  return account && selectAccount(tx, account.id);
}

export async function selectAccount(db: Db | Tx, id: string): Promise<AccountRow | undefined> {
  const { rows } = await db.query(sql<AccountRow>`
    select id, email, name,
      (select coalesce(json_agg(granted order by granted.role), '[]')
       from (select role, scope, scope_ids from staff_roles where account_id = staff_accounts.id) as granted) as roles
    from staff_accounts
    where id = ${id}`);
  return rows[0];
}

/** Accounts that own the whole house. They stay owners until the transaction ends, unless it changes that itself. */
export async function lockOwners(tx: Tx): Promise<readonly string[]> {
  const { rows } = await tx.query(sql<{ account_id: string }>`
    select account_id from staff_roles where role = 'owner' and scope = 'house' order by account_id for update`);
  return rows.map(({ account_id }) => account_id);
}

export async function countOwnersWithPasskeys(db: Db): Promise<number> {
  const { rows } = await db.query(sql<{ owners: number }>`
    select count(distinct staff_passkeys.account_id) as owners
    from staff_passkeys
    join staff_roles on staff_roles.account_id = staff_passkeys.account_id
    where role = 'owner' and scope = 'house'`);
  return rows[0]?.owners ?? 0;
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly address: string;
  readonly name: string;
  readonly at: Date;
}

export async function insertAccount(tx: Tx, { id, email, address, name, at }: NewAccount): Promise<void> {
  await tx.query(sql`
    insert into staff_accounts (id, email, address, name, created_at) values (${id}, ${email}, ${address}, ${name}, ${at})`);
}

export async function replaceRoles(tx: Tx, accountId: string, roles: readonly StoredGrant[]): Promise<void> {
  await tx.query(sql`delete from staff_roles where account_id = ${accountId}`);
  for (const { role, scope, scope_ids } of roles)
    tx.queue(sql`
      insert into staff_roles (account_id, role, scope, scope_ids) values (${accountId}, ${role}, ${scope}, ${scope_ids})`);
}

export interface NewInvitation {
  readonly id: string;
  readonly accountId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Those before it are good no more. */
export async function insertInvitation(
  tx: Tx,
  { id, accountId, at, expiresAt }: NewInvitation,
): Promise<void> {
  tx.queue(sql`
    update staff_invitations set ended_at = ${at} where account_id = ${accountId} and ended_at is null`);
  tx.queue(sql`
    insert into staff_invitations (id, account_id, created_at, expires_at) values (${id}, ${accountId}, ${at}, ${expiresAt})`);
}

/** Answers whose it is, once. */
export async function takeInvitation(tx: Tx, id: string, at: Date): Promise<string | undefined> {
  const { rows } = await tx.query(sql<{ account_id: string }>`
    update staff_invitations set ended_at = ${at}
    where id = ${id} and ended_at is null and expires_at > ${at}
    returning account_id`);
  return rows[0]?.account_id;
}

export interface StaffRow extends AccountRow {
  readonly passkeys: readonly PasskeyJson[];
  readonly is_invited: boolean;
  readonly last_seen_at: Date | null;
}

/** As `json_agg` writes it: times are texts. */
export interface PasskeyJson {
  readonly id: string;
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

interface StaffPage {
  readonly at: Date;
  readonly limit: number;
  readonly offset: number;
}

export async function selectStaff(db: Db, { at, limit, offset }: StaffPage): Promise<readonly StaffRow[]> {
  const { rows } = await db.query(sql<StaffRow>`
    select id, email, name,
      (select coalesce(json_agg(granted order by granted.role), '[]')
       from (select role, scope, scope_ids from staff_roles where account_id = staff_accounts.id) as granted) as roles,
      (select coalesce(json_agg(passkey order by passkey.created_at), '[]')
       from (
         select id, name, is_synced, created_at, last_used_at from staff_passkeys where account_id = staff_accounts.id
       ) as passkey) as passkeys,
      exists (
        select 1 from staff_invitations
        where account_id = staff_accounts.id and ended_at is null and expires_at > ${at}) as is_invited,
      (select max(last_seen_at) from staff_sessions where account_id = staff_accounts.id) as last_seen_at
    from staff_accounts
    order by name, id
    limit ${limit}
    offset ${offset}`);
  return rows;
}

export async function countStaff(db: Db): Promise<number> {
  const { rows } = await db.query(sql<{ total: number }>`select count(*) as total from staff_accounts`);
  return rows[0]?.total ?? 0;
}
