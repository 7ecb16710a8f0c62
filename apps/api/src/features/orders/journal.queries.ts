import { type Money, money } from '@parterre/domain/money/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';

export interface Entry {
  readonly at: Date;
  readonly orderId: string;
  readonly paymentId?: string | undefined;
  readonly refundId?: string | undefined;
  /** As in `order.paid` or `payment.succeeded`. */
  readonly what: string;
  readonly amount?: Money | undefined;
}

export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  const { at, orderId, paymentId = null, refundId = null, what, amount } = entry;
  await sql`
    insert into journal (at, order_id, payment_id, refund_id, what, amount_minor, currency)
    values (${at}, ${orderId}, ${paymentId}, ${refundId}, ${what}, ${amount?.amountMinor ?? null},
      ${amount?.currency ?? null})`.execute(tx);
}

interface EntryRow {
  readonly at: Date;
  readonly what: string;
  readonly amount_minor: number | null;
  readonly currency: string | null;
}

export async function selectEntries(db: Db, orderId: string) {
  const { rows } = await sql<EntryRow>`
    select at, what, amount_minor, currency from journal where order_id = ${orderId} order by id`.execute(db);
  return rows.map(({ at, what, amount_minor, currency }) => ({
    at,
    what,
    amount: amount_minor !== null && currency !== null ? money(amount_minor, currency) : undefined,
  }));
}
