import type { Money } from '@parterre/domain/money/money';
import type { MailKind, PerformanceMail } from '@parterre/domain/order/order-mail';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export type OutboxKind =
  | Exclude<MailKind, PerformanceMail>
  | 'count_stock'
  | 'closing_receipt'
  /** A performance is not what it was: its buyers are to be told. */
  | 'performance_changed'
  /** One of them: what it says is found out when its turn comes. */
  | 'performance_notice';

/** For the journal. */
export interface Entry {
  readonly at: Date;
  readonly orderId: string;
  readonly paymentId?: string | undefined;
  readonly refundId?: string | undefined;
  /** As in `order.paid` or `payment.succeeded`. */
  readonly entry: string;
  readonly amount?: Money | undefined;
  /** Why, where a person decided it. */
  readonly reason?: string | undefined;
  /** Who of the house did it. */
  readonly actor?: string | undefined;
}

/** For the outbox. */
export interface NewTask {
  /** A task is done once, however often it is added under the same key. */
  readonly deduplicationKey: string;
  readonly kind: OutboxKind;
  readonly orderId: string | null;
  readonly payload?: object;
  /** Where a mail ends up. */
  readonly mailbox?: string;
  readonly at: Date;
  /** When it is to be done; at once when left out. */
  readonly dueAt?: Date;
}

interface EntriesAndTasks {
  readonly entries: readonly Entry[];
  readonly tasks: readonly NewTask[];
}

/** Writes down what happened and what is to be done about it. A task that was written down before stays as it is. */
export function insertEntriesAndTasks(tx: Tx, written: EntriesAndTasks): void {
  if (written.entries.length + written.tasks.length > 0) tx.queue(insertion(written));
}

/** The same where nothing happened. */
export async function insertTasks(db: Db | Tx, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length > 0) await db.query(insertion({ entries: [], tasks }));
}

const insertion = ({ entries, tasks }: EntriesAndTasks) => sql`
    /* insert_entries_and_tasks */
    with entered as (
      insert into journal (at, order_id, payment_id, refund_id, entry, amount_minor, currency, reason, actor)
      select at, order_id, payment_id, refund_id, entry, amount_minor, currency, reason, actor
      from jsonb_to_recordset(${JSON.stringify(entries.map(entryRow))}) as given (at timestamptz, order_id uuid,
        payment_id uuid, refund_id uuid, entry text, amount_minor bigint, currency text, reason text, actor text)
    )
    insert into outbox (deduplication_key, kind, order_id, payload, mailbox, created_at, due_at)
    select deduplication_key, kind, order_id, payload, mailbox, at, due_at
    from jsonb_to_recordset(${JSON.stringify(tasks.map(taskRow))}) as given (deduplication_key text, kind text, order_id uuid,
      payload jsonb, mailbox text, at timestamptz, due_at timestamptz)
    on conflict (deduplication_key) do nothing`;

const entryRow = ({ at, orderId, paymentId, refundId, entry, amount, reason, actor }: Entry) => ({
  at,
  entry,
  order_id: orderId,
  payment_id: paymentId,
  refund_id: refundId,
  amount_minor: amount?.amountMinor,
  currency: amount?.currency,
  reason,
  actor,
});

const taskRow = ({ deduplicationKey, kind, orderId, payload = {}, mailbox, at, dueAt = at }: NewTask) => ({
  deduplication_key: deduplicationKey,
  kind,
  order_id: orderId,
  payload,
  mailbox,
  at,
  due_at: dueAt,
});

/** What was not told yet is not to be told any more. */
export async function dropTasks(tx: Tx, orderId: string, kind: OutboxKind, at: Date): Promise<void> {
  await tx.query(sql`
    update outbox
    set done_at = ${at}
    where order_id = ${orderId} and kind = ${kind} and done_at is null`);
}
