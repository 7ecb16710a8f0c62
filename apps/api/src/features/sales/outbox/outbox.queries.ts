import type { MailOccasion, MailVerdict } from '@parterre/domain/order/order-mail';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { OutboxKind } from '../order/order-events.queries.ts';

export interface TaskRow {
  readonly id: number;
  readonly deduplication_key: string;
  readonly kind: OutboxKind;
  readonly order_id: string | null;
  readonly payload: unknown;
  readonly mailbox: string | null;
  readonly created_at: Date;
  readonly claimed_at: Date;
  readonly attempts: number;
}

/** The next task that is due. Put off at once, so that it comes again if whoever took it dies, and not before. */
export async function claimTask(
  db: Db,
  clock: Date | undefined,
  retryAfterMs: number,
): Promise<TaskRow | undefined> {
  const { rows } = await db.query(sql<TaskRow>`
    update outbox
    set attempts = attempts + 1, due_at = coalesce(${clock ?? null}, now()) + ${retryAfterMs} * interval '1 millisecond'
    where id = (
      select id
      from outbox
      where done_at is null and due_at <= coalesce(${clock ?? null}, now())
      order by due_at
      limit 1
      for update skip locked)
    returning id, deduplication_key, kind, order_id, payload, mailbox, created_at, coalesce(${clock ?? null}, now()) as claimed_at, attempts`);
  return rows[0];
}

export async function finishTask(
  db: Db,
  id: number,
  { clock, droppedBecause }: { clock: Date | undefined; droppedBecause: MailVerdict | null },
): Promise<void> {
  await db.query(sql`
    update outbox
    set done_at = coalesce(${clock ?? null}, now()), last_fault = null, dropped_because = ${droppedBecause}
    where id = ${id}`);
}

/**
 * Mails to the same mailbox about orders for which no money has come (`hasReceivedMoney`), written down before this one. Those that were dropped count
 * too, so the answer is the same for every process, and for every time that a mail is tried.
 */
export async function countEarlierMails(
  db: Db,
  { id, mailbox, created_at }: Pick<TaskRow, 'id' | 'mailbox' | 'created_at'>,
): Promise<MailOccasion['earlier']> {
  const { rows } = await db.query(sql<MailOccasion['earlier']>`
    select count(*) filter (where created_at > ${created_at}::timestamptz - interval '1 hour')::integer as "inAnHour",
      count(*)::integer as "inADay"
    from outbox
    where mailbox = ${mailbox} and kind <> 'order_links' and id < ${id}
      and created_at > ${created_at}::timestamptz - interval '1 day'
      and not exists (
        select 1
        from payments
        join orders on orders.id = payments.order_id
        where payments.order_id = outbox.order_id and payments.received_minor is not null
          and (payments.kind <> 'certificate' or orders.state in ('paid', 'refunded'))
      )`);
  return rows[0] ?? { inAnHour: 0, inADay: 0 };
}

/**
 * Lists of orders for the same mailbox that were asked for before this one, sent or dropped. Those for addresses without orders do
 * not count: anybody can make up as many aliases of a mailbox as it takes.
 */
export async function countEarlierLinks(
  db: Db,
  { id, mailbox, created_at }: Pick<TaskRow, 'id' | 'mailbox' | 'created_at'>,
): Promise<number> {
  const { rows } = await db.query(sql<{ earlier: number }>`
    select count(*)::integer as earlier
    from outbox
    where mailbox = ${mailbox} and kind = 'order_links' and id < ${id}
      and created_at > ${created_at}::timestamptz - interval '1 hour'
      and dropped_because is distinct from 'no_orders'`);
  return rows[0]?.earlier ?? 0;
}

export async function putOffTask(
  db: Db,
  id: number,
  { dueAt, fault }: { readonly dueAt: Date; readonly fault: string | null },
): Promise<void> {
  await db.query(sql`
    update outbox set due_at = ${dueAt}, last_fault = ${fault} where id = ${id}`);
}
