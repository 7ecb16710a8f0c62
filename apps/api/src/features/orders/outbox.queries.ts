import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

export const mailKinds = [
  'order_placed',
  'order_paid',
  'payment_failed',
  'order_expired',
  'order_refunded',
  'order_links',
] as const;
export type MailKind = (typeof mailKinds)[number];
export type OutboxKind = MailKind | 'count_stock' | 'closing_receipt';

export interface TaskRow {
  readonly id: number;
  readonly happening: string;
  readonly kind: OutboxKind;
  readonly order_id: string | null;
  readonly payload: unknown;
  readonly created_at: Date;
  readonly claimed_at: Date;
  readonly tries: number;
}

/** The next task that is due. Put off at once, so that it comes again if whoever took it dies, and not before. */
export async function claimTask(
  db: Db,
  clock: Date | undefined,
  againAfterMs: number,
): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    update outbox
    set tries = tries + 1, due_at = coalesce(${clock ?? null}, now()) + ${againAfterMs} * interval '1 millisecond'
    where id = (
      select id
      from outbox
      where done_at is null and due_at <= coalesce(${clock ?? null}, now())
      order by due_at
      limit 1
      for update skip locked)
    returning id, happening, kind, order_id, payload, created_at, coalesce(${clock ?? null}, now()) as claimed_at, tries`.execute(
    db,
  );
  return rows[0];
}

export async function finishTask(db: Db, id: number, clock: Date | undefined): Promise<void> {
  await sql`
    update outbox set done_at = coalesce(${clock ?? null}, now()), last_fault = null where id = ${id}`.execute(
    db,
  );
}

export async function putOffTask(
  db: Db,
  id: number,
  { dueAt, fault }: { readonly dueAt: Date; readonly fault: string | null },
): Promise<void> {
  await sql`
    update outbox set due_at = ${dueAt}, last_fault = ${fault} where id = ${id}`.execute(db);
}
