import { mailboxName } from '@parterre/domain/contact/mailbox';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { canonicalAddress } from '../order/canonical-address.ts';
import { queueSearchWords } from '../order/order-search.queries.ts';

interface PlaceRow {
  readonly event_id: number;
  readonly place_id: number;
}

/** Where these performances are played. */
export async function selectPlaces(
  db: Db | Tx,
  performanceIds: readonly number[],
): Promise<readonly PlaceRow[]> {
  const { rows } = await db.query(sql<PlaceRow>`
    select distinct event_id, place_id from listed_performances where performance_id = any(${performanceIds}::integer[])`);
  return rows;
}

/** Whether it was sold over the counter to somebody who never said an address: nothing was ever mailed. */
export async function isWithoutAddress(db: Db | Tx, orderId: string): Promise<boolean> {
  const { rows } = await db.query(sql<{ is_without: boolean }>`
    select channel = 'counter' and email = '' and not exists (
      select from outbox where outbox.order_id = orders.id and outbox.kind in ('order_placed', 'order_paid')) as is_without
    from orders
    where id = ${orderId}`);
  return rows[0]?.is_without ?? false;
}

interface NewContact {
  readonly name: string;
  readonly email: string;
}

export function updateContact(tx: Tx, id: string, { name, email }: NewContact): void {
  // What was mailed to the old address need not name it.
  tx.queue(sql`
    update outbox set mailbox = case when done_at is null then ${mailboxName(canonicalAddress(email))} else '' end
    from orders
    where orders.id = ${id} and orders.email <> ${email} and outbox.order_id = orders.id and outbox.mailbox is not null`);
  tx.queue(sql`update orders set name = ${name}, email = ${email} where id = ${id}`);
  queueSearchWords(tx, id);
}

/** Whether a mail of this kind is on its way to the buyer. */
export async function isMailWaiting(tx: Tx, orderId: string, kind: string): Promise<boolean> {
  const { rows } = await tx.query(sql<{ waiting: number }>`
    select count(*)::integer as waiting from outbox where order_id = ${orderId} and kind = ${kind} and done_at is null`);
  return (rows[0]?.waiting ?? 0) > 0;
}

/** Whoever gives money back in this account's name waits for each other, so that none of them overlooks what another gives. */
export async function lockGiver(tx: Tx, accountId: string): Promise<void> {
  await tx.query(sql`select 1 as one from staff_accounts where id = ${accountId} for no key update`);
}

interface Given {
  readonly accountId: string;
  readonly since: Date;
  readonly currency: string;
}

/** What an account has given back or waived by itself, as the wire writes sums: of what a second person has confirmed, nothing. */
export async function selectGiven(tx: Tx, { accountId, since, currency }: Given): Promise<number> {
  const { rows } = await tx.query(sql<{ given: number }>`
    select coalesce(sum(coalesce(after #>> '{refund,amount}', after #>> '{waived,amount}')::numeric), 0)::double precision as given
    from audit_log
    where account_id = ${accountId} and command in ('order.refund', 'order.move') and confirmed_by is null and at > ${since}
      and coalesce(after #>> '{refund,currency_code}', after #>> '{waived,currency_code}') = ${currency}`);
  return rows[0]?.given ?? 0;
}

export interface NewNote {
  readonly id: string;
  readonly orderId: string;
  readonly at: Date;
  readonly actor: string;
  readonly text: string;
}

export function queueNote(tx: Tx, { id, orderId, at, actor, text }: NewNote): void {
  tx.queue(sql`
    insert into order_notes (id, order_id, at, actor, text) values (${id}, ${orderId}, ${at}, ${actor}, ${text})`);
}

interface NoteRow {
  readonly at: Date;
  readonly actor: string;
  readonly text: string;
}

export async function selectNotes(db: Db, orderId: string): Promise<readonly NoteRow[]> {
  const { rows } = await db.query(sql<NoteRow>`
    select at, actor, text from order_notes where order_id = ${orderId} order by at, id`);
  return rows;
}

interface MailRow {
  readonly created_at: Date;
  readonly kind: string;
  readonly done_at: Date | null;
  readonly dropped_because: string | null;
}

export async function selectMails(db: Db, orderId: string): Promise<readonly MailRow[]> {
  const { rows } = await db.query(sql<MailRow>`
    select created_at, kind, done_at, dropped_because
    from outbox
    where order_id = ${orderId} and mailbox is not null
    order by id`);
  return rows;
}
