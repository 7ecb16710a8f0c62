import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';

export type AttentionReason =
  | 'amount_differs'
  | 'currency_differs'
  | 'payment_unknown'
  | 'refund_failed'
  | 'refund_by_hand'
  | 'payment_unresolved'
  | 'mail_stuck'
  | 'receipt_stuck';

export interface Concern {
  readonly subject: string;
  readonly reason: AttentionReason;
  readonly orderId: string | null;
  readonly details: Readonly<Record<string, string | number | null>>;
  readonly at: Date;
}

export async function insertConcern(db: Db | Tx, { subject, reason, orderId, details, at }: Concern) {
  await sql`
    insert into attention (subject, reason, order_id, details, created_at)
    values (${subject}, ${reason}, ${orderId}, ${JSON.stringify(details)}, ${at})
    on conflict (subject, reason) do nothing`.execute(db);
}

export interface ConcernRow {
  readonly subject: string;
  readonly reason: AttentionReason;
  readonly order_number: number | null;
  readonly details: Concern['details'];
  readonly created_at: Date;
}

export async function selectConcerns(db: Db): Promise<readonly ConcernRow[]> {
  const { rows } = await sql<ConcernRow>`
    select subject, reason, orders.number as order_number, details, attention.created_at
    from attention
    left join orders on orders.id = attention.order_id
    where resolved_at is null
    order by attention.created_at`.execute(db);
  return rows;
}

export async function resolveConcerns(db: Db | Tx, subject: string, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update attention set resolved_at = ${at} where subject = ${subject} and resolved_at is null`.execute(db);
  return Number(numAffectedRows ?? 0);
}
