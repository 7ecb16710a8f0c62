import type { Money } from '@parterre/domain/money/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';
import type { OutboxKind } from './outbox.queries.ts';

/** For the journal. */
export interface Entry {
  readonly at: Date;
  readonly orderId: string;
  readonly paymentId?: string | undefined;
  readonly refundId?: string | undefined;
  /** As in `order.paid` or `payment.succeeded`. */
  readonly what: string;
  readonly amount?: Money | undefined;
}

/** For the outbox. */
export interface NewTask {
  /** Names what happened: it is done once. */
  readonly happening: string;
  readonly kind: OutboxKind;
  readonly orderId: string | null;
  readonly payload?: object;
  readonly at: Date;
  /** When it is to be done; at once when left out. */
  readonly dueAt?: Date;
}

/** Writes down what happened and what is to be done about it. A task that was written down before stays as it is. */
export async function insertHappenings(
  db: Db | Tx,
  { entries = [], tasks = [] }: { entries?: readonly Entry[]; tasks?: readonly NewTask[] },
): Promise<void> {
  if (entries.length + tasks.length === 0) return;
  await sql`
    /* insert_happenings */
    with noted as (
      insert into journal (at, order_id, payment_id, refund_id, what, amount_minor, currency)
      select at, order_id, payment_id, refund_id, what, amount_minor, currency
      from jsonb_to_recordset(${JSON.stringify(entries.map(entryRow))}) as given (at timestamptz, order_id uuid,
        payment_id uuid, refund_id uuid, what text, amount_minor bigint, currency text)
    )
    insert into outbox (happening, kind, order_id, payload, created_at, due_at)
    select happening, kind, order_id, payload, at, due_at
    from jsonb_to_recordset(${JSON.stringify(tasks.map(taskRow))}) as given (happening text, kind text, order_id uuid,
      payload jsonb, at timestamptz, due_at timestamptz)
    on conflict (happening) do nothing`.execute(db);
}

const entryRow = ({ at, orderId, paymentId, refundId, what, amount }: Entry) => ({
  ...{ at, what, order_id: orderId, payment_id: paymentId, refund_id: refundId },
  ...{ amount_minor: amount?.amountMinor, currency: amount?.currency },
});

const taskRow = ({ happening, kind, orderId, payload = {}, at, dueAt = at }: NewTask) => ({
  ...{ happening, kind, order_id: orderId, payload, at, due_at: dueAt },
});
