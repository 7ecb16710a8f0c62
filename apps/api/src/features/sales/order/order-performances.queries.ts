import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface PerformanceRow {
  readonly id: number;
  readonly status: DateStatus;
  /** These are null when it has gone from the catalogue; the text has the offset of its place. */
  readonly started_at: Date | null;
  readonly started_text: string | null;
  /** Of its place, such as `Europe/Moscow`; null likewise. */
  readonly time_zone: string | null;
  readonly ended_at: Date | null;
}

/** How these dates stand in the catalogue today. One that has gone from it counts as cancelled. */
export async function selectOrderPerformances(
  db: Db | Tx,
  ids: readonly number[],
): Promise<readonly PerformanceRow[]> {
  const { rows } = await db.query(sql<PerformanceRow>`
    /* select_dates */
    select wanted.id, coalesce(status, 'cancelled') as status, started_at, started_text, time_zone, ended_at
    from unnest(${ids}::integer[]) as wanted (id)
    left join listed_performances on listed_performances.performance_id = wanted.id
    left join locations on locations.id = listed_performances.location_id`);
  return rows;
}

export interface NoticeRow {
  readonly performance_id: number;
  readonly started_at: Date;
  readonly status: DateStatus;
  readonly notified_at: Date;
}

/** What the buyer of an order was last told of its performances. */
export async function selectNotices(db: Db | Tx, orderId: string): Promise<readonly NoticeRow[]> {
  const { rows } = await db.query(sql<NoticeRow>`
    select performance_id, started_at, status, notified_at
    from performance_notices
    where order_id = ${orderId}`);
  return rows;
}

export async function upsertNotices(
  db: Db | Tx,
  orderId: string,
  notices: readonly NoticeRow[],
): Promise<void> {
  await db.query(sql`
    insert into performance_notices (order_id, performance_id, started_at, status, notified_at)
    select ${orderId}, performance_id, started_at, status, notified_at
    from jsonb_to_recordset(${JSON.stringify(notices)})
      as given (performance_id integer, started_at timestamptz, status text, notified_at timestamptz)
    on conflict (order_id, performance_id) do update
    set started_at = excluded.started_at, status = excluded.status, notified_at = excluded.notified_at
    -- Whoever is told the same again has known it since the first time.
    where (performance_notices.started_at, performance_notices.status) is distinct from (excluded.started_at, excluded.status)`);
}

/** The orders that have good tickets of a performance. */
export async function selectTicketHolders(
  db: Db | Tx,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
): Promise<string[]> {
  const { rows } = await db.query(sql<{ order_id: string }>`
    select distinct order_id
    from tickets
    where event_id = ${eventId} and performance_id = ${performanceId} and revoked_at is null`);
  return rows.map(({ order_id }) => order_id);
}

/** The buyers of these orders to whom no notice of this performance is on its way already. */
export async function selectBuyers(
  db: Db | Tx,
  orderIds: readonly string[],
  performanceId: number,
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  const { rows } = await db.query(sql<{ id: string; email: string }>`
    select id, email
    from orders
    where id = any(${orderIds}::uuid[]) and email <> ''
      and not exists (
        select from outbox
        where order_id = orders.id and kind = 'performance_notice' and done_at is null
          and (payload ->> 'performance_id')::integer = ${performanceId})`);
  return rows;
}
