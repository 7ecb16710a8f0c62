import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly account_id: string;
  readonly public_key: Buffer;
  readonly sign_count: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export async function selectPasskey(db: Db | Tx, id: string): Promise<PasskeyRow | undefined> {
  const { rows } = await db.query(sql<PasskeyRow>`
    select id, account_id, public_key, sign_count, transports, name, is_synced, created_at, last_used_at
    from staff_passkeys
    where id = ${id}`);
  return rows[0];
}

export async function selectPasskeys(db: Db | Tx, accountId: string): Promise<readonly PasskeyRow[]> {
  const { rows } = await db.query(sql<PasskeyRow>`
    select id, account_id, public_key, sign_count, transports, name, is_synced, created_at, last_used_at
    from staff_passkeys
    where account_id = ${accountId}
    order by created_at, id`);
  return rows;
}

export type NewPasskey = Omit<PasskeyRow, 'last_used_at'>;

export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<void> {
  const { id, account_id, public_key, sign_count, transports, name, is_synced, created_at } = passkey;
  await tx.query(sql`
    insert into staff_passkeys (id, account_id, public_key, sign_count, transports, name, is_synced, created_at)
    values (${id}, ${account_id}, ${public_key}, ${sign_count}, ${transports}, ${name}, ${is_synced}, ${created_at})`);
}

export async function updatePasskeyUse(tx: Tx, id: string, signCount: number, at: Date): Promise<void> {
  await tx.query(sql`
    update staff_passkeys set sign_count = ${signCount}, last_used_at = ${at} where id = ${id}`);
}

export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await tx.query(sql`delete from staff_passkeys where id = ${id}`);
}
