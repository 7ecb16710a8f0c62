import type { AttentionReason } from '@parterre/domain/order/attention';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface NewAttentionItem {
  readonly subject: string;
  readonly reason: AttentionReason;
  readonly orderId: string | null;
  readonly details: Readonly<Record<string, string | number | null>>;
  readonly at: Date;
}

export async function insertAttentionItem(
  db: Db | Tx,
  { subject, reason, orderId, details, at }: NewAttentionItem,
) {
  await db.query(sql`
    insert into attention_items (subject, reason, order_id, details, created_at)
    values (${subject}, ${reason}, ${orderId}, ${JSON.stringify(details)}, ${at})
    on conflict (subject, reason) do nothing`);
}

export interface AttentionRow {
  readonly subject: string;
  readonly reason: AttentionReason;
  readonly order_number: number | null;
  readonly details: NewAttentionItem['details'];
  readonly created_at: Date;
}

export async function selectAttentionItems(db: Db): Promise<readonly AttentionRow[]> {
  const { rows } = await db.query(sql<AttentionRow>`
    select subject, reason, orders.number as order_number, details, attention_items.created_at
    from attention_items
    left join orders on orders.id = attention_items.order_id
    where resolved_at is null
    order by attention_items.created_at`);
  return rows;
}

export interface OpenItemRow {
  readonly subject: string;
  readonly reason: AttentionReason;
  readonly order_id: string | null;
  readonly order_number: number | null;
  readonly created_at: Date;
  /** What the order is for. */
  readonly lines: readonly { readonly event_id: number; readonly performance_id: number }[];
}

const openItems = sql`
    select subject, reason, attention_items.order_id, orders.number as order_number, attention_items.created_at,
      (select coalesce(json_agg(line), '[]')
       from (select distinct event_id, performance_id from order_lines where order_id = attention_items.order_id) as line) as lines
    from attention_items
    left join orders on orders.id = attention_items.order_id
    where resolved_at is null`;

/** The oldest first. */
export async function selectOpenItems(db: Db, limit: number): Promise<readonly OpenItemRow[]> {
  const { rows } = await db.query(
    sql<OpenItemRow>`${openItems} order by attention_items.created_at, subject limit ${limit}`,
  );
  return rows;
}

export async function countOpenItems(db: Db): Promise<number> {
  const { rows } = await db.query(sql<{ total: number }>`
    select count(*)::integer as total from attention_items where resolved_at is null`);
  return rows[0]?.total ?? 0;
}

/** Those of one subject, which nobody else resolves until the transaction ends. */
export async function lockOpenItems(tx: Tx, subject: string): Promise<readonly OpenItemRow[]> {
  const { rows } = await tx.query(
    sql<OpenItemRow>`${openItems} and subject = ${subject} for update of attention_items`,
  );
  return rows;
}

/** Which of these are still to be done. */
export async function selectOpenSubjects(
  db: Db | Tx,
  subjects: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query(sql<{ subject: string }>`
    select subject from attention_items where subject = any(${subjects}) and resolved_at is null`);
  return rows.map(({ subject }) => subject);
}

/** What is on the list once is not put there again: for what may go wrong anew, whether or not a person had done something about it. */
export async function deleteAttentionItems(tx: Tx, subject: string): Promise<void> {
  await tx.query(sql`delete from attention_items where subject = ${subject}`);
}

interface Resolution {
  readonly at: Date;
  /** Who of the house has done it; undefined when it was done by itself. */
  readonly actor: string | undefined;
}

export async function resolveAttentionItems(
  db: Db | Tx,
  subject: string,
  { at, actor }: Resolution,
): Promise<number> {
  const { rowCount } = await db.query(sql`
    update attention_items set resolved_at = ${at}, resolved_by = ${actor ?? null} where subject = ${subject} and resolved_at is null`);
  return rowCount ?? 0;
}
