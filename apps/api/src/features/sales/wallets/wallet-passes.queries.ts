import type { Wallet } from '@parterre/domain/wallets/wallets';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

/** What a pass is of. */
export interface PassOwner {
  readonly ticket_id: string;
  readonly event_id: number;
  readonly performance_id: number;
  readonly order_id: string;
}

export interface NewPass extends PassOwner {
  readonly wallet: Wallet;
  /** Both empty for Google. */
  readonly device: string;
  readonly push_token: string;
  readonly at: Date;
}

/** Undefined when the ticket is on so many devices already, else whether it is new there. */
export async function upsertPass(
  db: Db,
  { wallet, device, push_token, at, ...owner }: NewPass,
  maxDevices: number,
): Promise<boolean | undefined> {
  const { ticket_id, event_id, performance_id, order_id } = owner;
  const { rows } = await db.query(sql<{ is_new: boolean }>`
    insert into wallet_passes (ticket_id, wallet, device, push_token, event_id, performance_id, order_id, created_at, changed_at)
    select ${ticket_id}::uuid, ${wallet}, ${device}, ${push_token}, ${event_id}::integer, ${performance_id}::integer, ${order_id}::uuid, ${at}::timestamptz, ${at}::timestamptz
    where (select count(*) from wallet_passes where ticket_id = ${ticket_id} and wallet = ${wallet} and device <> ${device}) < ${maxDevices}
    on conflict (ticket_id, wallet, device) do update set push_token = excluded.push_token
    returning coalesce(xmax = 0, false) as is_new`);
  return rows[0]?.is_new;
}

export async function deletePass(
  db: Db,
  { ticket_id, wallet, device }: Pick<NewPass, 'ticket_id' | 'wallet' | 'device'>,
): Promise<void> {
  await db.query(sql`
    delete from wallet_passes where ticket_id = ${ticket_id} and wallet = ${wallet} and device = ${device}`);
}

export interface ChangedPass {
  readonly ticket_id: string;
  readonly event_id: number;
  readonly changed_at: Date;
}

/** Of one device, those that have changed since. */
export async function selectChangedPasses(
  db: Db,
  device: string,
  since: Date,
): Promise<readonly ChangedPass[]> {
  const { rows } = await db.query(sql<ChangedPass>`
    select ticket_id, event_id, changed_at
    from wallet_passes
    where device = ${device} and wallet = 'apple' and changed_at >= ${since}
    order by changed_at desc
    limit 1000`);
  return rows;
}

/** Whoever has them is told. */
export function markTicketPasses(tx: Tx, ticketIds: readonly string[], at: Date): void {
  tx.queue(sql`
    update wallet_passes set changed_at = ${at}, due_at = ${at}, attempts = 0 where ticket_id = any(${ticketIds}::uuid[])`);
}

export async function markPerformancePasses(db: Db, performanceId: number, at: Date): Promise<void> {
  await db.query(sql`
    update wallet_passes set changed_at = ${at}, due_at = ${at}, attempts = 0 where performance_id = ${performanceId}`);
}

export interface DuePass extends PassOwner {
  readonly wallet: Wallet;
  readonly device: string;
  readonly push_token: string;
  readonly changed_at: Date;
  readonly attempts: number;
}

/** Put off at once, so that they come again if whoever took them dies, and not before. */
export async function claimDuePasses(
  db: Db,
  { at, retryAt, limit }: { readonly at: Date; readonly retryAt: Date; readonly limit: number },
): Promise<readonly DuePass[]> {
  const { rows } = await db.query(sql<DuePass>`
    with due as materialized (
      select ticket_id, wallet, device
      from wallet_passes
      where due_at <= ${at}
      order by due_at
      limit ${limit}
      for update skip locked
    )
    update wallet_passes
    set due_at = ${retryAt}, attempts = wallet_passes.attempts + 1
    from due
    where wallet_passes.ticket_id = due.ticket_id and wallet_passes.wallet = due.wallet and wallet_passes.device = due.device
    returning wallet_passes.ticket_id, wallet_passes.wallet, wallet_passes.device, wallet_passes.push_token, wallet_passes.event_id,
      wallet_passes.performance_id, wallet_passes.order_id, wallet_passes.changed_at, wallet_passes.attempts`);
  return rows;
}

/** Unless it has changed again meanwhile. */
export async function finishPass(
  db: Db,
  { ticket_id, wallet, device, changed_at }: Pick<DuePass, 'ticket_id' | 'wallet' | 'device' | 'changed_at'>,
): Promise<void> {
  await db.query(sql`
    update wallet_passes
    set due_at = null
    where ticket_id = ${ticket_id} and wallet = ${wallet} and device = ${device} and changed_at = ${changed_at}`);
}

export async function putOffPass(
  db: Db,
  { ticket_id, wallet, device, changed_at }: Pick<DuePass, 'ticket_id' | 'wallet' | 'device' | 'changed_at'>,
  dueAt: Date,
): Promise<void> {
  await db.query(sql`
    update wallet_passes
    set due_at = ${dueAt}
    where ticket_id = ${ticket_id} and wallet = ${wallet} and device = ${device} and changed_at = ${changed_at}`);
}

/** What was played before then, or is in no catalogue any more, changes no more. */
export async function deleteOldPasses(db: Db, before: Date): Promise<void> {
  const { rows } = await db.query(sql<{ performance_id: number }>`
    select performance_id from listed_performances where ended_at >= ${before}`);
  const current = rows.map(({ performance_id }) => performance_id);
  await db.query(sql`
    delete from wallet_passes
    where created_at < ${before} and performance_id <> all(${current}::integer[])`);
}
