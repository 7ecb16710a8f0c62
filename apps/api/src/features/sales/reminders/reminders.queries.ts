import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface ReminderRow {
  readonly id: string;
  readonly event_id: number;
  readonly performance_id: number;
  readonly email: string;
  readonly lang: InterfaceLanguage;
  readonly requested_at: Date;
  readonly confirmed_at: Date | null;
}

export interface NewReminder {
  readonly id: string;
  readonly eventId: number;
  readonly performanceId: number;
  readonly email: string;
  readonly address: string;
  readonly lang: string;
  readonly at: Date;
}

/** Asked for again before it is confirmed, a reminder stays one, and its time begins anew. Undefined when it is confirmed already. */
export async function upsertReminder(tx: Tx, reminder: NewReminder): Promise<string | undefined> {
  const { id, eventId, performanceId, email, address, lang, at } = reminder;
  const { rows } = await tx.query(sql<{ id: string }>`
    insert into sale_reminders (id, event_id, performance_id, email, address, lang, requested_at)
    values (${id}, ${eventId}, ${performanceId}, ${email}, ${address}, ${lang}, ${at})
    on conflict (address, performance_id) do update
    set email = excluded.email, lang = excluded.lang, requested_at = excluded.requested_at
    where sale_reminders.confirmed_at is null
    returning id`);
  return rows[0]?.id;
}

export async function selectReminder(db: Db, id: string): Promise<ReminderRow | undefined> {
  const { rows } = await db.query(sql<ReminderRow>`
    select id, event_id, performance_id, email, lang, requested_at, confirmed_at
    from sale_reminders
    where id = ${id}`);
  return rows[0];
}

/** The first time counts. */
export async function confirmReminder(db: Db, id: string, at: Date): Promise<ReminderRow | undefined> {
  const { rows } = await db.query(sql<ReminderRow>`
    update sale_reminders
    set confirmed_at = coalesce(confirmed_at, ${at})
    where id = ${id}
    returning id, event_id, performance_id, email, lang, requested_at, confirmed_at`);
  return rows[0];
}

export async function deleteReminder(db: Db, id: string): Promise<void> {
  await db.query(sql`delete from sale_reminders where id = ${id}`);
}

export async function deleteUnconfirmed(db: Db, requestedBefore: Date): Promise<void> {
  await db.query(sql`
    delete from sale_reminders where confirmed_at is null and requested_at <= ${requestedBefore}`);
}

/** Of whatever anybody waits for. */
export async function selectAwaitedIds(db: Db): Promise<readonly number[]> {
  const { rows } = await db.query(sql<{ performance_id: number }>`
    select distinct performance_id from sale_reminders`);
  return rows.map(({ performance_id }) => performance_id);
}

export interface ListedSaleRow {
  readonly performance_id: number;
  readonly event_id: number;
  readonly status: DateStatus;
  readonly started_at: Date;
  readonly sale_starts_at: Date | null;
  readonly sale_ends_at: Date;
  readonly sold_out: boolean;
}

/** As the catalogue has them now; those that it has no more are left out. */
export async function selectListedSales(db: Db, ids: readonly number[]): Promise<readonly ListedSaleRow[]> {
  const { rows } = await db.query(sql<ListedSaleRow>`
    select performance_id, event_id, status, started_at, sale_starts_at, sale_ends_at, sold_out
    from listed_performances
    where performance_id = any(${ids}::integer[])`);
  return rows;
}

export interface AwaitedTextsRow {
  readonly title: string | null;
  readonly place: string | null;
  readonly time_zone: string;
}

/** In a language, or in the main one where there is nothing in it. */
export async function selectAwaitedTexts(
  db: Db,
  performanceId: number,
  lang: string,
): Promise<AwaitedTextsRow | undefined> {
  const { rows } = await db.query(sql<AwaitedTextsRow>`
    select locations.time_zone,
      coalesce(
        (select title from event_texts where event_id = listed.event_id and lang = ${lang}),
        (select title from event_texts join catalogue on lang = main_lang where event_id = listed.event_id)
      ) as title,
      coalesce(
        (select name from place_texts where place_id = listed.place_id and lang = ${lang}),
        (select name from place_texts join catalogue on lang = main_lang where place_id = listed.place_id)
      ) as place
    from listed_performances as listed
    join locations on locations.id = listed.location_id
    where listed.performance_id = ${performanceId}`);
  return rows[0];
}

export async function deleteAwaiting(db: Db, performanceIds: readonly number[]): Promise<void> {
  await db.query(sql`delete from sale_reminders where performance_id = any(${performanceIds}::integer[])`);
}

/** Takes those whose mail is now to be written down; nobody else takes them until the transaction ends, and nobody after it. */
export async function takeDue(
  tx: Tx,
  {
    performanceIds,
    at,
    limit,
  }: { readonly performanceIds: readonly number[]; readonly at: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await tx.query(sql<{ id: string }>`
    update sale_reminders
    set enqueued_at = ${at}
    where id = any(array(
      select id
      from sale_reminders
      where performance_id = any(${performanceIds}::integer[]) and confirmed_at is not null and enqueued_at is null
      order by confirmed_at
      limit ${limit}
      for update skip locked))
    returning id`);
  return rows.map(({ id }) => id);
}

/** Mails that asked the same mailbox for a confirmation and were written down within the hour before this one, sent or dropped. */
export async function countEarlierConfirmations(
  db: Db,
  {
    id,
    mailbox,
    created_at,
  }: { readonly id: number; readonly mailbox: string | null; readonly created_at: Date },
): Promise<number> {
  const { rows } = await db.query(sql<{ earlier: number }>`
    select count(*)::integer as earlier
    from outbox
    where mailbox = ${mailbox} and kind = 'reminder_requested' and id < ${id}
      and created_at > ${created_at}::timestamptz - interval '1 hour'`);
  return rows[0]?.earlier ?? 0;
}
