import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface OrderOfBuyer {
  readonly id: string;
  readonly number: number;
  /** Why its buyer is still needed; null when nothing is owed to anybody any more. */
  readonly open_because: string | null;
}

/** Holds them until the transaction ends. */
export async function holdOrdersOfBuyer(
  tx: Tx,
  spellings: readonly string[],
): Promise<readonly OrderOfBuyer[]> {
  const { rows } = await tx.query(sql<OrderOfBuyer>`
    select id, number,
      case
        when state = 'awaiting_payment' then 'it awaits payment'
        when exists (select 1 from payments where order_id = orders.id and state in ('created', 'pending'))
          then 'a payment is under way'
        when exists (
          select 1 from refunds join payments on payments.id = refunds.payment_id
          where payments.order_id = orders.id and refunds.state in ('created', 'pending')
        ) then 'money is on its way back'
        when exists (select 1 from outbox where order_id = orders.id and kind = 'closing_receipt' and done_at is null)
          then 'its last receipt is still to be sent'
      end as open_because
    from orders
    where lower(email) = any(${spellings})
    order by number
    for update`);
  return rows;
}

/** The books stay: what was sold, when, for how much. Who bought it does not. */
export async function eraseBuyer(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    update orders set name = '', email = '', phone = null, campaign = '{}' where id = any(${ids})`);
  await tx.query(sql`
    update order_search set words = '' where number in (select number from orders where id = any(${ids}))`);
  await tx.query(sql`delete from order_notes where order_id = any(${ids})`);
  await tx.query(sql`update order_consents set ip = '' where order_id = any(${ids})`);
  // Nobody is left to be written to, and what a mail server said may name them.
  await tx.query(sql`
    update outbox set done_at = coalesce(done_at, now()), last_fault = null, mailbox = null
    where order_id = any(${ids}) and kind not in ('count_stock', 'closing_receipt')`);
  await tx.query(sql`update attention_items set details = details - 'fault' where order_id = any(${ids})`);
}

/** Those that ask for the links of an address name it; so does what the operator was told of one that could not be mailed. */
export async function deleteLookups(db: Db | Tx, spellings: readonly string[]): Promise<void> {
  await db.query(sql`
    delete from outbox where kind = 'order_links' and lower(payload ->> 'email') = any(${spellings})`);
  await db.query(sql`
    delete from attention_items
    where reason = 'mail_stuck'
      and substring(details ->> 'deduplication_key' from '^order_links:[0-9]+:(.*)$') = any(${spellings})`);
}

/** What mail about them is still to be sent names them by id alone, and finds nobody. */
export async function deleteReminders(db: Db | Tx, spellings: readonly string[]): Promise<void> {
  await db.query(sql`delete from sale_reminders where address = any(${spellings})`);
}
