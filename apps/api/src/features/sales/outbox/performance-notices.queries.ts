import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { NoticeRow } from '../order/order-performances.queries.ts';

export async function upsertNotices(
  db: Db | Tx,
  orderId: string,
  notices: readonly NoticeRow[],
): Promise<void> {
  await db.query(sql`
    insert into performance_notices (order_id, date_id, started_at, status, told_at)
    select ${orderId}, date_id, started_at, status, told_at
    from jsonb_to_recordset(${JSON.stringify(notices)})
      as given (date_id integer, started_at timestamptz, status text, told_at timestamptz)
    on conflict (order_id, date_id) do update
    set started_at = excluded.started_at, status = excluded.status, told_at = excluded.told_at`);
}

/** The orders that have good tickets of a performance. */
export async function selectTicketHolders(
  db: Db | Tx,
  { eventId, dateId }: { readonly eventId: number; readonly dateId: number },
): Promise<string[]> {
  const { rows } = await db.query(sql<{ order_id: string }>`
    select distinct order_id
    from tickets
    where event_id = ${eventId} and date_id = ${dateId} and revoked_at is null`);
  return rows.map(({ order_id }) => order_id);
}

/** The buyers of these orders to whom no notice of this performance is on its way already. */
export async function selectBuyers(
  db: Db | Tx,
  orderIds: readonly string[],
  dateId: number,
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  const { rows } = await db.query(sql<{ id: string; email: string }>`
    select id, email
    from orders
    where id = any(${orderIds}::uuid[]) and email <> ''
      and not exists (
        select from outbox
        where order_id = orders.id and kind = 'performance_notice' and done_at is null
          and (payload ->> 'date_id')::integer = ${dateId})`);
  return rows;
}
